/** The words of the table of Split in English. */
import { and, cards, points } from '../../../../text/lexicon/en';
import { counted } from '../../../../text/lexicon/forms';
import type { Wording } from '../../../../text/define';
import { english } from '../../../../text/plural';
import type { uk } from '../uk/table';

const jokers = counted(english, 'joker', 'jokers');

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

export const en: Wording<typeof uk> = {
  part: ['White', 'Blue', 'Black'],
  partFor: ['white', 'light blue', 'black'],
  joker: 'joker',
  someCard: 'card',
  and,
  save: 'Save correction',
  round: (n, of) => `Round ${n} of ${of}`,
  leads: (name) => `${name} leads`,
  deckLeft: (n) => `${cards(n)} in the deck`,

  row: 'Row',
  rowPart: (name, content) => `${name.toLowerCase()}: ${content}`,
  fateTaken: (name, content) => `${name} takes ${content}`,
  fateDiscard: (content) => `discarded: ${content}`,
  fateOpen: (content) => `still there: ${content}`,

  piles: 'Piles',
  ownPiles: 'Your piles',
  noPiles: 'no piles yet',
  pile: (value, count, wild) =>
    `pile of ${value}: ${cards(count)}${wild > 0 ? `, ${jokers(wild)} among them` : ''}`,
  pileLeads: 'the most',
  waiting: (n) => `${n === 1 ? 'a joker waits' : `${jokers(n)} wait`} for a pile`,
  points: (n) => `${points(n)}`,
  pointsNow: (name, n) => `${name}: ${points(n)} now. Why?`,

  cutTitle: (name) => `${name} cuts`,
  cutRow: 'the whole row into three parts',
  cutPart: (n) => `the contested part: ${cards(n)}`,
  cutHalf: 'two contested cards in half',
  cutHint: 'Drag the separators or step them with the arrows.',
  cutForced: 'There is no other cut here.',
  cutEmpty: 'One of the parts is empty.',
  peg: ['First separator', 'Second separator'],
  pegAfter: (n) => (n === 0 ? 'before the row' : `after card ${n}`),
  pegLeft: (peg) => `${peg}: left`,
  pegRight: (peg) => `${peg}: right`,
  cutButton: (sizes) => `Cut: ${sizes.join(' · ')}`,
  halveButton: 'Cut in half',

  voteTitle: (name) => `${name} votes`,
  voteSecret: 'in secret: nobody else sees it',
  voteExtra: 'an extra vote for the contested part',
  voteChoice: 'Which part to take',
  votePick: 'Choose a part',
  voteButton: (part) => `Vote for ${part}`,
  votesIn: (n, of) => `${n} of ${of} have voted`,
  votesDown: 'the votes lie face down and are turned up together',
  voteReady: 'ready',
  voteThinks: 'thinking',
  voteYours: 'that is you',
  ownVote: (part) => `Your vote: ${part.toLowerCase()}`,
  ownVoteNote: 'only you see it',
  votesTogether: 'Who chose what is shown to everybody at the same moment.',
  voteContent: (name, content) => `${name} part: ${content}`,
  gain: (have, add) => {
    if (have === 0) return add === 1 ? 'new pile' : `${add} new`;
    return add === 1 && have < 10 ? `the ${ORDINALS[have]}` : `makes ${have + add}`;
  },
  jokerChoice: 'as you like',
  jokerWaits: 'will wait',
  jokerTo: (value) => `onto ${value}`,
  votedSoFar: (n, of) => `${n} of ${of} have voted.`,
  hasVoted: (name) => `${name}: has voted`,
  votesNow: (name) => `${name}: now`,
  willVote: (name) => `${name}: not yet`,
  now: 'now',

  votesTitle: 'Who chose what',
  votesSub: 'everybody turns the choice cards up together',
  votesSubExtra: (names) => `extra vote: ${names}`,
  votesButton: 'Share out by the votes',
  votesMissing: (names) => `No choice yet: ${names}`,
  voteOf: (name, part) => `${name}: ${part.toLowerCase()}`,
  voteStored: 'has voted',
  notVoting: 'not voting',

  revealed: 'Votes revealed',
  takes: (name, n) => `${name} takes ${cards(n)}`,
  nobody: 'chosen by nobody — discarded',
  disputed: 'contested',
  disputedAgain: 'contested again: discarded, as agreed',
  disputedGone: 'contested card — discarded',
  contend: (names) => `Claimed by ${names}.`,
  nextRow: (name) => `${name} leads next.`,
  nextRowButton: (n) => `Turn up the row: ${cards(n)}`,
  goOn: 'Continue',
  toCount: 'Count the piles',
  shuffled: 'The deck is shuffled.',

  rowTitle: (name) => `${name} turns up the row`,
  rowSub: (n) => `${cards(n)} from left to right`,
  rowButton: 'The row is out',
  rowMissing: (n) => `${cards(n)} to go`,
  slot: (n, card) => `place ${n}: ${card}`,
  slotEmpty: 'empty',
  key: (card, left) => `${card}, ${left} left in the deck`,
  erase: 'Erase a card',

  jokerTitle: (name) => `${name} places a joker`,
  jokerSub: (left) => (left > 1 ? `one of ${left}` : 'onto one of your own piles'),
  jokerPick: 'Choose a pile',
  jokerPile: (value, count) => `pile of ${value}: ${cards(count)}, allowed`,
  jokerNoPile: (value) => `no pile of ${value}`,
  jokerButton: (value) => `Joker onto ${value}`,
  jokerWorth: (before, after) =>
    before === after ? `still ${after} points` : `points: ${before} → ${after}`,

  countTitle: 'Cards in the piles',
  countHint: 'A tap on the chosen pile adds a card. Count jokers with their pile.',
  cell: (name, value, count) =>
    `${name}, pile of ${value}: ${count === null ? 'not yet written' : count === 0 ? 'none' : cards(count)}`,
  activeCell: (name, value) => `${name} · pile of ${value}`,
  digit: (n) => `Write ${n}`,
  oneMore: 'Add a card',
  oneLess: 'Take a card off',
  audit: (value, count, copies) =>
    `Piles of ${value}: ${cards(count)} in all, ${copies} in the box`,
  jokersNeeded: (n, all) => `At least ${n} of ${all} jokers`,
  total: 'Points',
  countButton: 'Count it',
  countEmpty: 'The piles are still empty.',
  countWrong: 'Put right what is marked first.',
  countMissing: (names) => `No piles written yet: ${names}.`,
  wins: (names, points, shared) =>
    shared ? `${names} share ${points}` : `${names} wins with ${points}`,
  noHolder: (value) => `pile of ${value}: nobody yet`,

  majority: 'Who keeps what',
  majorityRow: (value, who) => `Pile of ${value}: ${who}`,
  majorityNone: 'nobody has one',
  holderCount: (name, count) => `${name} — ${cards(count)}`,
  tieTitle: 'Equal on points',
  tieCards: (list) => `More cards kept decides: ${list}.`,
  tieDecided: (name) => `So ${name} wins.`,
  tieShared: 'Equal on cards too, so the victory is shared.',
};
