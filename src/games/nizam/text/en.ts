/** “Nizam” in English: the rules in our own words, refusals, log and score lines. */
import type { Wording } from '../../../text/define';
import { english } from '../../../text/plural';
import { composeRefusal, orElse } from '../../grid/text/compose';
import { cards, grid, turnWords } from '../../grid/text/en';
import type { GameWords } from '../../words';
import { turnPoints } from '../scoring';
import type { NizamFacts, NizamMove } from '../types';
import type { uk } from './uk';

const points = (n: number): string => `${n} ${english(n, 'point', 'points')}`;

const refusal = composeRefusal<NizamFacts>({
  ...turnWords,
  form: 'This entry does not look like a move of Nizam. Please enter the move again.',
  phase: {
    deal: 'Lay out the field first: there is nothing to play on yet.',
    act: 'Now a player takes cards or shifts lines; there is no such entry here.',
    draw: 'First the cards have to be drawn from the deck.',
    refill: 'First fill the holes in the field.',
    over: 'The match is over, there are no more moves.',
  },
  why: {
    ...grid.why,
    limit: ({ hand, limit }) =>
      `Playing solo you hold at most ${limit} cards, and the hand has ${hand} already. Shift lines to make room.`,
    length: ({ length }) => `A combination has 3, 4 or 5 cards, but ${length} was entered.`,
    tooMany: ({ given, most }) =>
      `A turn makes at most ${most} combinations, one a line, but ${given} were entered.`,
  },
});

function tally(name: string, lengths: readonly number[]): string {
  if (lengths.length === 0) return `${name} makes no combination`;
  const gain = points(turnPoints(lengths));
  const what = lengths.length === 1 ? 'a combination' : 'combinations';
  return `${name} makes ${what} (${lengths.join(' + ')}): ${gain}`;
}

const move: GameWords<NizamMove>['move'] = (entry, say) => {
  switch (entry.type) {
    case 'deal':
      return entry.hands ? 'The field is laid out, cards are dealt' : 'The field is laid out';
    case 'take':
      return `${say.name(entry.seat)} takes cards from the deck`;
    case 'draw':
      return `Drawn from the deck: ${cards(entry.cards.length)}`;
    case 'shift':
      return `${say.name(entry.seat)} shifts ${grid.shift(entry)}; paid: ${grid.gems(entry.pay)}`;
    case 'done':
      return `${say.name(entry.seat)} finishes the shifts`;
    case 'refill':
      return `The field is filled up: ${grid.gems(entry.cards)}`;
    case 'pass':
      return `${say.name(entry.seat)} passes`;
    case 'tally':
      return tally(say.name(entry.seat), entry.lengths);
    case 'stop':
      return 'The last deck has run out, the match is over';
    default:
      return 'A move';
  }
};

const line: GameWords['line'] = ({ clause, facts }) => {
  const count = Number(facts['count']);
  const combinations = `${count} ${english(count, 'combination', 'combinations')}`;
  if (clause === 'N-4.3') return `${combinations} beyond the first of a turn`;
  return clause === 'N-4.2' ? `${combinations} of ${cards(Number(facts['length']))}` : 'points';
};

const clauses = {
  'N-1.1': {
    title: 'How many players',
    words: 'One to five players sit at the table. The pearl stays in the box.',
  },
  'N-1.2': {
    title: 'A field of five by five',
    words: 'Shuffle the cards and lay 25 of them face up in a square: five rows and five columns.',
  },
  'N-1.3': {
    title: 'Deck and hands',
    words:
      'The other cards lie face down beside it: the deck. Everyone gets three cards and a hint card and puts the marker on zero.',
  },
  'N-1.4': {
    title: 'First player',
    words: 'Chance decides who begins. Turns go clockwise.',
  },
  'N-2.0': {
    title: 'One action a turn',
    words:
      'A turn is one of two things: taking cards or shifting lines. The field is activated only after shifts.',
  },
  'N-2.1': {
    title: 'Take three cards',
    words: 'The player takes the three top cards of the deck, and the turn is over.',
  },
  'N-2.2': {
    title: 'A new deck',
    words: 'When the deck runs out, the discard pile is shuffled and becomes the new deck.',
  },
  'N-3.1': {
    title: 'The price of a shift',
    words:
      'To shift a row or a column, discard a hand card of the same kind as the card at one of its ends.',
  },
  'N-3.2': {
    title: 'The edge card goes round',
    words:
      'The very edge card that was paid for moves to the opposite end. The others close up by one.',
  },
  'N-3.3': {
    title: 'The order stays',
    words: 'The other cards of the line keep their order.',
  },
  'N-3.4': {
    title: 'As many shifts as you like',
    words:
      'A turn may shift different lines or the same line several times. Each shift is paid for separately.',
  },
  'N-3.5': {
    title: 'Three cards instead of one',
    words: 'A player without a card of the needed kind may pay for the shift with any three cards.',
  },
  'N-3.6': {
    title: 'Activation after the shifts',
    words: 'When all shifts are made the field is activated, once a turn.',
  },
  'N-4.1': {
    title: 'What a combination is',
    words: 'A combination is three or more equal cards in succession in a row or column.',
  },
  'N-4.2': {
    title: 'Points for a combination',
    words: 'Three cards give 3 points, four give 5, five give 7.',
  },
  'N-4.3': {
    title: 'Several combinations',
    words: 'Each combination beyond the first of the same turn adds 1 point.',
  },
  'N-4.4': {
    title: 'Only what changed counts',
    words:
      'A combination scores only if the shifts of this turn changed how many equal cards lie in succession in its line. Breaking up a combination that lay there and joining it again is a change too.',
  },
  'N-4.5': {
    title: 'What scored is discarded',
    words: 'The cards of scored combinations leave the field for the discard pile.',
  },
  'N-4.6': {
    title: 'Holes',
    words:
      'Holes are filled from the deck at random. Combinations that arise from this neither score nor leave.',
  },
  'N-4.7': {
    title: 'The marker',
    words: 'Points scored are marked on the score track.',
  },
  'N-4.8': { title: 'The turn passes', words: 'The left neighbour plays next.' },
  'N-5.1': {
    title: 'When it ends',
    words: 'The match ends as soon as the deck has run out as many times as there are players.',
  },
  'N-6.1': { title: 'Who wins', words: 'Most points win.' },
  'N-7.1': {
    title: 'Solo',
    words: 'Alone you play by the same rules but hold at most eight cards.',
  },
};

const rulings = {
  'A-N1': {
    question: 'May I pay three cards while holding the needed one?',
    ruling: 'No, only when it is lacking.',
    reason:
      'That is the condition as written. At a real table nobody sees the hand, so it rests on honesty; a table may agree otherwise.',
  },
  'A-N2': {
    question: 'Which way does the line move?',
    ruling: 'The edge card that was paid for goes to the other end.',
    reason: 'The payment matches the edge card, so that card gives the direction.',
  },
  'A-N3': {
    question: 'May I pass, or “shift” without a single shift?',
    ruling: 'No: who can act must act.',
    reason: 'Otherwise a match might never end.',
  },
  'A-N4': {
    question: 'What is “the number of equal cards in the line”?',
    ruling: 'The length of the run, not all such cards of the line.',
    reason:
      'Breaking and rejoining a run is called a change, although the line holds as many such cards as before.',
  },
  'A-N5': {
    question: 'A run of four became a run of three. Does it score?',
    ruling: 'Yes.',
    reason: 'The number changed; growth is only called the usual way.',
  },
  'A-N6': {
    question: 'A run slid along its line unbroken. Does it score?',
    ruling: 'No.',
    reason: 'The number never changed.',
  },
  'A-N7': {
    question: 'One card of the run was replaced by an equal one in a single shift. Does it score?',
    ruling: 'No.',
    reason: 'The number was the same at every moment.',
  },
  'A-N8': {
    question: 'Another such card came into the line, apart from the run. Does it score?',
    ruling: 'No.',
    reason: 'The length of the run counts, and it did not change.',
  },
  'A-N9': {
    question: 'A row and a column share a card. What scores?',
    ruling: 'Both; the shared card is discarded once.',
    reason: 'Each line is judged on its own.',
  },
  'A-N10': {
    question: 'Do old, untouched combinations give the extra point?',
    ruling: 'No, only those scored this turn. Old ones stay, except for shared cards.',
    reason: 'The extra point is for combinations made in this turn.',
  },
  'A-N11': {
    question: 'May I decline to score and keep the run?',
    ruling: 'No, activation is automatic.',
    reason: 'Otherwise runs could be hoarded.',
  },
  'A-N12': {
    question: 'In which order are holes filled?',
    ruling: 'In deck order, left to right and top to bottom.',
    reason: 'There is no choice in it, so any fixed order will do.',
  },
  'A-N13': {
    question: 'When has the deck run out?',
    ruling: 'When its last card leaves; the new one is formed at once.',
    reason: 'The rules speak of cards coming to an end, not of a shortage.',
  },
  'A-N14': {
    question: 'The deck ran out for the last time. Is the lap finished?',
    ruling: 'No, the match ends at once.',
    reason: 'This turn’s points are counted already, and nothing is said about equal turns.',
  },
  'A-N15': {
    question: 'Deck and discard pile are both empty. What is taken?',
    ruling: 'What there is. With nothing there, no take; an empty deck does not run out again.',
    reason: 'The rules do not foresee it; this gives nobody a premature end.',
  },
  'A-N16': {
    question: 'Fewer than three cards in the deck?',
    ruling: 'Take them, shuffle the discard pile, take the rest.',
    reason: 'The player is due three cards.',
  },
  'A-N17': {
    question: 'The deck ran out twice in one draw. How often is that?',
    ruling: 'Twice.',
    reason: 'Each time counts.',
  },
  'A-N18': {
    question: 'Somebody had one turn more. Is it evened out?',
    ruling: 'No.',
    reason: 'The rules do not ask for it.',
  },
  'A-N19': {
    question: 'Equal points. Who wins?',
    ruling: 'The win is shared.',
    reason: 'There is no further comparison.',
  },
  'A-N20': {
    question: 'Solo with 6–8 cards in hand: may I take?',
    ruling: 'No: three cards do not fit.',
    reason:
      'One takes three and holds at most eight; six cards can always pay for a shift. A table may agree to draw up to eight.',
  },
  'A-N21': {
    question: 'Is there a hand limit with two or more players?',
    ruling: 'No.',
    reason: 'The limit is named for solo play only.',
  },
  'A-N22': {
    question: 'A combination lies there from the start. Does it score?',
    ruling: 'Only after a change, like one that came with a refill.',
    reason: 'Only what hand cards changed scores.',
  },
  'A-N23': {
    question: 'Are payments shown?',
    ruling: 'Yes, face up.',
    reason: 'They could not be checked otherwise.',
  },
  'A-N24': {
    question: 'No cards and nothing to take?',
    ruling: 'Pass. If everyone had to pass in a row, the match would be over.',
    reason: 'Nothing else is left to do.',
  },
  'A-N25': {
    question: 'More points than the track has?',
    ruling: 'Go round again.',
    reason: 'The rules set no limit.',
  },
  'A-N26': {
    question: 'Are this turn’s payments in the new deck when a refill reshuffles?',
    ruling: 'Yes.',
    reason: 'They were discarded before the pile is shuffled.',
  },
  'A-N27': {
    question: 'What is the aim of solo play?',
    ruling: 'To beat your own record.',
    reason: 'The rules name no other.',
  },
  'A-N28': {
    question: 'The match ended within a refill. What about the holes?',
    ruling: 'They stay empty.',
    reason: 'They no longer matter for points.',
  },
  'A-N29': {
    question: 'May a shift be taken back?',
    ruling: 'No, once paid. By consent the entry may be undone before the shifts are finished.',
    reason: 'The payment lies in the discard pile and everyone saw it.',
  },
  'A-N30': {
    question: 'Do diagonals or runs across the edge count?',
    ruling: 'Never.',
    reason: 'The rules speak of rows and columns only.',
  },
  'A-N31': {
    question: 'A combination arose in mid-turn and vanished. Does it score?',
    ruling: 'No.',
    reason: 'The field is activated once, at the end.',
  },
};

export const en: Wording<typeof uk> = {
  title: 'Nizam',
  tagline: 'Shift lines of gems and line up equal ones',
  phases: {
    deal: 'Field',
    act: 'Turn',
    draw: 'Cards from the deck',
    refill: 'Holes',
    over: 'The end',
  },
  groups: {
    setup: 'Set-up',
    action: 'Action',
    shift: 'Shifts',
    activation: 'Activation',
    end: 'End of the match',
    solo: 'Solo',
  },
  clauses,
  rulings,
  house: {
    'A-N1': {
      standard: 'Three cards only when the needed kind is lacking',
      readings: { free: 'Three cards always pay for a shift' },
    },
    'A-N20': {
      standard: 'Solo: take exactly three, if they fit',
      readings: { upTo: 'Solo: draw up to eight, at least one' },
    },
  },
  refusal,
  move: orElse(move, 'A move'),
  line: orElse(line, 'points'),
};
