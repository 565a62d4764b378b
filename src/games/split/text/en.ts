/** “Split” in English. */
import type { ScoreLine, Setup } from '../../../engine/types';
import type { Wording } from '../../../text/define';
import { english } from '../../../text/plural';
import type { ClauseWords, RulingWords, Say } from '../../words';
import type { ClauseId, GroupId, RulingId } from '../clauses';
import type { Card, CutFacts, SplitMove } from '../types';
import { isMiscounted, listed, sayRefusal } from './phrase';
import type { RefusalWords } from './phrase';
import type { uk } from './uk';

const cards = (n: number): string => `${n} ${english(n, 'card', 'cards')}`;
const separators = (n: number): string => `${n} ${english(n, 'separator', 'separators')}`;
const card = (c: Card): string => (c === 'joker' ? 'joker' : String(c));
const names = (seats: readonly number[], say: Say): string =>
  listed(
    seats.map((seat) => say.name(seat)),
    'and',
  );

const clauses: Record<ClauseId, ClauseWords> = {
  'S-1.1': { title: 'Three or four', words: 'Three or four players.' },
  'S-1.2': {
    title: 'Seventy cards',
    words:
      'The deck has 55 numbers and 15 jokers. There are as many cards of a number as it says: one 1, two 2s, … ten 10s.',
  },
  'S-1.3': {
    title: 'Three choice cards',
    words: 'Everyone has a set of three choice cards: white, light-blue and black.',
  },
  'S-1.4': {
    title: 'One deck',
    words: 'Numbers and jokers are shuffled together into one face-down deck.',
  },
  'S-1.5': {
    title: 'The first leader',
    words: 'Chance picks the first player, who gets both separators.',
  },
  'S-2.1': {
    title: 'The lead moves on',
    words: 'Each round the next player clockwise is the leader.',
  },
  'S-2.2': {
    title: 'Length of the row',
    words:
      'The leader turns up a row: 7 cards with three players, 9 with four. The cards stay in the order they came.',
  },
  'S-2.3': {
    title: 'Three parts of the row',
    words:
      'With two separators the leader cuts the row into three parts, each of at least one card.',
  },
  'S-3.1': {
    title: 'Secret choice',
    words: 'Everyone, the leader too, secretly chooses one part. Nobody may abstain.',
  },
  'S-3.2': {
    title: 'Revealed together',
    words:
      'When all have chosen, the choice cards are turned up together; no vote changes any more.',
  },
  'S-4.1': { title: 'Nobody’s part', words: 'A part that nobody chose is discarded at once.' },
  'S-4.2': {
    title: 'One claimant',
    words: 'A part chosen by one player only goes to that player at once, with all its cards.',
  },
  'S-4.3': {
    title: 'Dispute over three or more',
    words:
      'If several players claim a part of three or more cards, the leader cuts it into three and they vote again, only they.',
  },
  'S-4.4': {
    title: 'Dispute over two cards',
    words:
      'Two disputed cards are halved with one separator: left is white, right light-blue. The claimants vote again.',
  },
  'S-4.5': {
    title: 'Dispute over one card',
    words: 'A disputed part of a single card is discarded; nobody gets it.',
  },
  'S-4.6': {
    title: 'Two pairs',
    words:
      'If with four players two meet on one part and two on another, the left dispute is settled completely, then the right one.',
  },
  'S-4.7': {
    title: 'Order of laying out',
    words:
      'Where it matters who goes first, cards are laid out in turn from the leader’s left neighbour, the leader last.',
  },
  'S-4.8': {
    title: 'One part a round',
    words: 'Whoever has received a part claims nothing more until the round ends.',
  },
  'S-5.1': {
    title: 'Piles by value',
    words: 'Cards received lie face up in piles by value: ten piles at most.',
  },
  'S-5.2': {
    title: 'Jokers join numbers',
    words: 'A joker may only join a pile that already holds a number. It is placed at once.',
  },
  'S-5.3': {
    title: 'A joker waits',
    words:
      'While its owner has no number at all, a joker waits; it joins the first number received.',
  },
  'S-5.4': {
    title: 'Jokers never move',
    words: 'A joker once placed stays on its pile until the end of the game.',
  },
  'S-6.1': {
    title: 'End of a round',
    words: 'A round ends when everybody has a part or the row has no cards left.',
  },
  'S-6.2': {
    title: 'Separators move on',
    words: 'The separators pass to the next leader and a new round begins.',
  },
  'S-7.1': {
    title: 'The last round',
    words:
      'The round in which the deck’s last cards come out is played to its end and is the last.',
  },
  'S-7.2': {
    title: 'Last row of four players',
    words: 'With four players the last row has 7 cards: the deck holds no more.',
  },
  'S-7.3': {
    title: 'Majority of a value',
    words:
      'Values are counted from the lowest. Whoever has most cards of a value keeps one of them as points; everybody discards the rest.',
  },
  'S-7.4': {
    title: 'Shared majority',
    words: 'If several are tied for most, each of them keeps one.',
  },
  'S-7.5': { title: 'Sum of points', words: 'A player’s points are the sum of the values kept.' },
  'S-7.6': { title: 'The winner', words: 'Most points wins.' },
  'S-7.7': {
    title: 'Tie on points',
    words: 'With equal points, whoever kept more cards of different values is ahead.',
  },
};

const rulings: Record<RulingId, RulingWords> = {
  'A-S1': {
    question: 'How many can play?',
    ruling: 'Three or four.',
    reason: 'Only rows for three and four are described, and there are four choice sets.',
  },
  'A-S2': {
    question: 'Which end is white?',
    ruling: 'From left to right: white, light-blue, black.',
    reason: 'Both examples in the rules name the parts in this order.',
  },
  'A-S3': {
    question: 'Which cards vote for two halves?',
    ruling: 'Left is white, right is light-blue; black cannot be played.',
    reason: 'There is no third part, so such a vote would choose nothing.',
  },
  'A-S4': {
    question: 'May a part be empty when a disputed part is cut again?',
    ruling: 'No: at least one card each, three cards become 1–1–1.',
    reason: 'A part without cards is no part.',
  },
  'A-S5': {
    question: 'What if the extra vote collides again?',
    ruling: 'Cut on by the same rules until the dispute is used up.',
    reason: 'The distribution rules speak of any part, and a disputed one shrinks each time.',
  },
  'A-S6': {
    question: 'Which dispute comes first?',
    ruling: 'The left one, to its very end; then the next to the right.',
    reason: 'Order matters: later voters see where jokers went.',
  },
  'A-S7': {
    question: 'Who cuts a disputed part the leader does not claim?',
    ruling: 'Still the leader, even one who already has a part.',
    reason: 'Having a part only bars from claiming.',
  },
  'A-S8': {
    question: 'What exactly is laid out in turn?',
    ruling: 'Cards received and jokers: from the leader’s left, the leader last.',
    reason: 'Votes are secret and simultaneous, their order is nothing; a joker’s place is not.',
  },
  'A-S9': {
    question: 'May one abstain?',
    ruling: 'No, everybody chooses a part.',
    reason: 'The rules give no way to abstain.',
  },
  'A-S10': {
    question: 'May a joker join a number from the same part?',
    ruling: 'Yes.',
    reason: 'All cards of a part are received together.',
  },
  'A-S11': {
    question: 'A joker was waiting and several values came at once. Where does it go?',
    ruling: 'Its owner chooses among the new values at once; a single value leaves no choice.',
    reason: 'Nothing says that cards received keep the order of the row.',
  },
  'A-S12': {
    question: 'May a joker be held back while there are piles?',
    ruling: 'No, it is placed at once.',
    reason: 'There are ten piles at most, and waiting is allowed in one special case only.',
  },
  'A-S13': {
    question: 'Are several jokers placed together or apart?',
    ruling: 'Each on its own; any number of them may wait for the first number.',
    reason: 'The rule speaks of one joker, so it holds for each.',
  },
  'A-S14': {
    question: 'What is a joker worth that never met a number?',
    ruling: 'Nothing.',
    reason: 'It belongs to no value.',
  },
  'A-S15': {
    question: 'Who scores a value that nobody holds?',
    ruling: 'Nobody.',
    reason: 'Points are a card one keeps, and there is none.',
  },
  'A-S16': {
    question: 'Points and scoring cards are both equal. Who has won?',
    ruling: 'They share the victory.',
    reason: 'The rules offer nothing more to decide it.',
  },
  'A-S17': {
    question: 'Does a joker count as a card of the value?',
    ruling: 'Yes, for the majority it weighs as much as any card of its pile.',
    reason: 'It has no other purpose; the card kept is a real number, since every pile has one.',
  },
  'A-S18': {
    question: 'Are undisputed parts handed out before or after the extra votes?',
    ruling: 'Before.',
    reason: 'The rules discard and award at once.',
  },
  'A-S19': {
    question: 'Are discards open, and do they come back?',
    ruling: 'Open, and they never return; the app shows how many of each are out.',
    reason: 'All of them lay face up in the row.',
  },
  'A-S20': {
    question: 'A card is missing from the box and the last row is shorter. What now?',
    ruling:
      'At the table play with what is left if it is at least three cards, otherwise stop. The app follows rows with a complete box only; with an incomplete one count the finished piles.',
    reason: 'The full number of cards is how it notices a wrong entry.',
  },
  'A-S21': {
    question: 'May a vote be changed after the reveal?',
    ruling: 'No, nor before it once the card is down.',
    reason: 'The choice is made when the card lies on the table.',
  },
  'A-S22': {
    question: 'May a part won be declined?',
    ruling: 'No.',
    reason: 'The player gets all cards of the part.',
  },
  'A-S23': {
    question: 'Everybody has a part but cards are left in the row. Can that be?',
    ruling: 'No.',
    reason: 'Parts nobody chose are discarded first.',
  },
  'A-S24': {
    question: 'With three players one leads four times, the others three. Is that right?',
    ruling: 'Yes, the ten rounds simply follow each other.',
    reason: 'The game runs to the end of the deck, not to equal turns.',
  },
  'A-S25': {
    question: 'A disputed part was cut and its claimants have theirs. What about the rest?',
    ruling: 'It is discarded.',
    reason: 'Nobody claims it.',
  },
  'A-S26': {
    question: 'Does the order of counting the values matter?',
    ruling: 'They are counted from the lowest; the points do not depend on it.',
    reason: 'Each value is counted on its own.',
  },
};

const nowByPhase: Record<string, (who: string) => string> = {
  row: () => 'A new row is being laid out now.',
  cut: (who) => `The leader cuts now: ${who}.`,
  vote: (who) => `It is time to vote; still to vote: ${who}.`,
  joker: (who) => `A joker is being placed now by ${who}.`,
  stacks: () => 'In this mode only the finished piles are entered.',
  over: () => 'The game is over, there are no more moves.',
};

const formByType: Record<string, string> = {
  row: 'A row is made of numbers from 1 to 10 and jokers.',
  cut: 'A cut needs the leader and the places of the separators as whole numbers.',
  vote: 'A vote is one of the parts: white, light-blue or black.',
  joker: 'A joker needs a pile from 1 to 10.',
  stacks: 'Every player needs ten whole numbers: how many cards of each value.',
};

function threeParts(what: string, facts: CutFacts): string {
  if (isMiscounted(facts))
    return `${what} is cut into three parts with two separators, not ${separators(facts.used)}.`;
  return `Every part needs at least one card: there are ${cards(facts.size)}, and the separators stand between them in two different places, the left one first.`;
}

const refusals: RefusalWords = {
  turn: ({ phase, turnOf, seat, reason }, say) => {
    const who = names(turnOf, say);
    if (reason === 'voted')
      return `${say.name(seat)} has voted already, and a vote cannot be changed. Still to vote: ${who}.`;
    if (reason === 'served')
      return `${say.name(seat)} already has a part and waits for the next round. Voting: ${who}.`;
    if (reason === 'outside') return `${say.name(seat)} has no claim to this part. Voting: ${who}.`;
    return nowByPhase[phase]?.(who) ?? 'That cannot be done now.';
  },
  form: ({ type }) => formByType[type] ?? 'There is no such move in this game.',
  'S-1.2': (facts) =>
    facts.in === 'row'
      ? `The box has ${facts.copies} ${facts.card === 'joker' ? english(facts.copies, 'joker', 'jokers') : `of the card “${facts.card}”`}: ${facts.seen} came out before and ${facts.shown} ${english(facts.shown, 'is', 'are')} in this row. Please check the entry.`
      : `These piles need at least ${facts.jokers} jokers, and the box has ${facts.copies}. Please recount ${english(facts.values.length, 'value', 'values')} ${listed(facts.values, 'and')}.`,
  'S-2.2': ({ cards: entered, count }) => `The row must have ${cards(count)}, not ${entered}.`,
  'S-2.3': (facts) => threeParts('The row', facts),
  'S-4.3': (facts) => threeParts('The disputed part', facts),
  'S-4.4': (facts) =>
    'part' in facts
      ? 'The two cards are a white and a light-blue half; there is no black one here.'
      : 'Two disputed cards are halved with one separator, after the first.',
  'S-5.2': (facts) =>
    facts.in === 'front'
      ? `There is no pile of ${facts.value} here: a joker joins one of those there are, ${listed(facts.piles, 'or')}.`
      : `${facts.piles} players have a pile of ${facts.value}, but the box has ${facts.copies} such ${english(facts.copies, 'number', 'numbers')}: one pile would be all jokers.`,
  'S-7.2': ({ cards: entered, count }) =>
    `The deck has ${cards(count)} left, and the last row is just those, not ${entered}.`,
};

function move(m: SplitMove, say: Say): string {
  switch (m.type) {
    case 'row':
      return `New row: ${m.cards.map(card).join(', ')}`;
    case 'cut':
      return m.at.length === 1
        ? `${say.name(m.seat)} halves two cards`
        : `${say.name(m.seat)} cuts after cards ${listed(m.at, 'and')}`;
    case 'vote':
      return `${say.name(m.seat)} votes in secret`;
    case 'joker':
      return `${say.name(m.seat)} places a joker on the pile of ${m.value}`;
    case 'stacks':
      return 'The piles are counted';
    default:
      return 'A move';
  }
}

const PART = ['white', 'light-blue', 'black'];

/** A vote that lies open. */
function told(m: SplitMove, say: Say): string {
  return m.type === 'vote'
    ? `${say.name(m.seat)} chooses the ${PART[m.part] ?? ''} part`
    : move(m, say);
}

/** A refusal says what was chosen (at a real table the votes lie open) and where a separator stood at the edge. */
function tried(m: SplitMove, say: Say, setup: Setup): string {
  if (m.type === 'vote' && setup.mode === 'referee') return told(m, say);
  if (m.type === 'cut' && m.at.includes(0))
    return `${say.name(m.seat)} cuts ${listed(
      m.at.map((n) => (n === 0 ? 'at the very start' : `after card ${n}`)),
      'and',
    )}`;
  return move(m, say);
}

function line({ clause, facts }: ScoreLine): string {
  const count = Number(facts.count ?? 0);
  const value = Number(facts.value ?? 0);
  switch (clause) {
    case 'S-7.3':
      return `value ${value}: most, ${cards(count)}`;
    case 'S-7.4':
      return `value ${value}: tied for most, ${cards(count)}`;
    case 'S-7.7':
      return `tie on points: ${cards(Number(facts.cards ?? 0))} kept`;
    default:
      return 'count';
  }
}

const groups: Record<GroupId, string> = {
  setup: 'Setting up',
  row: 'The row',
  vote: 'The vote',
  distribution: 'Distribution',
  layout: 'Piles',
  rounds: 'Rounds',
  end: 'End of the game',
};

export const en: Wording<typeof uk> = {
  title: 'Split',
  tagline: 'A row, three parts, a secret vote: yours is only what nobody else wanted.',
  phases: {
    row: 'New row',
    cut: 'Cutting',
    vote: 'Secret vote',
    joker: 'Placing a joker',
    stacks: 'The count',
    over: 'Game over',
  },
  turns: {
    cut: (names: string) => `${names} to cut`,
    vote: (names: string) => `${names} to vote`,
    joker: (names: string) => `${names} to place a joker`,
  },
  groups,
  clauses,
  rulings,
  house: {},
  refusal: (refusal, say) => sayRefusal(refusals, refusal, say, 'The rules do not allow this.'),
  move,
  told,
  tried,
  line,
};
