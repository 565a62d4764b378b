/** “Pearl of the East” in English: the rules in our own words, refusals, log and score lines. */
import type { Wording } from '../../../text/define';
import type { Kind } from '../../gems';
import { composeRefusal, orElse } from '../../grid/text/compose';
import { cards, grid, turnWords } from '../../grid/text/en';
import type { GameWords } from '../../words';
import type { PerlynaFacts, PerlynaMove } from '../types';
import type { uk } from './uk';

const refusal = composeRefusal<PerlynaFacts>({
  ...turnWords,
  form: 'This entry does not look like a move of Pearl of the East. Please enter the move again.',
  phase: {
    deal: 'Lay out the field with the pearl first: there is nothing to play on yet.',
    act: 'Now a player takes cards or shifts lines; there is no such entry here.',
    draw: 'First the cards have to be drawn from the deck.',
    over: 'The match is over, there are no more moves.',
  },
  why: {
    ...grid.why,
    twice: ({ task }) => `The task “${grid.name[task]}” is named twice. There is only one.`,
    noLine: ({ task }) =>
      `The task “${grid.name[task]}” has no three such gems in succession, not even with the pearl.`,
    alreadyDone: ({ task }) => `The task “${grid.name[task]}” is done already. Choose another.`,
    onePearl: ({ tasks }) =>
      `Both “${grid.name[tasks[0]]}” and “${grid.name[tasks[1]]}” need the pearl, and it stands for one kind a turn. Keep one of the two.`,
    blocked: ({ task, by }, say) =>
      `The task “${grid.name[task]}” is blocked: such a card lies on top. Blocked by: ${by.map((seat) => say.name(seat)).join(', ')}.`,
  },
});

function claim(name: string, tasks: readonly Kind[]): string {
  if (tasks.length === 0) return `${name} completes no task`;
  return `${name} completes: ${tasks.map((task) => grid.name[task]).join(', then ')}`;
}

const move: GameWords<PerlynaMove>['move'] = (entry, say) => {
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
    case 'tally':
      return claim(say.name(entry.seat), entry.tasks);
    case 'pass':
      return `${say.name(entry.seat)} passes`;
    case 'stop':
      return 'The table agreed to end the match';
    default:
      return 'A move';
  }
};

const line: GameWords['line'] = ({ facts }) => {
  const tasks = facts['tasks'] as readonly Kind[];
  return `tasks done: ${tasks.map((task) => grid.name[task]).join(', ')}`;
};

const clauses = {
  'E-1.1': { title: 'How many players', words: 'Two to five players sit at the table.' },
  'E-1.2': {
    title: 'Tasks and hands',
    words:
      'Everyone gets one card of each of the eight kinds: the own task deck. What is left after tasks and field is shuffled into the common deck, and everyone draws three.',
  },
  'E-1.3': {
    title: 'A field with the pearl',
    words: 'Three cards of each kind and the pearl are shuffled and laid face up, five by five.',
  },
  'E-1.4': {
    title: 'First player',
    words: 'Chance decides who begins. Turns go clockwise.',
  },
  'E-2.1': {
    title: 'One action a turn',
    words:
      'A turn is one of two things: taking cards or shifting lines. Tasks are completed only after shifts.',
  },
  'E-2.2': {
    title: 'Take three cards',
    words:
      'The player takes the three top cards of the deck, and the turn is over. If the deck runs out, the discard pile is shuffled into a new one.',
  },
  'E-3.1': {
    title: 'The price of a shift',
    words:
      'To shift a row or a column, discard a hand card of the same kind as the card at one of its ends.',
  },
  'E-3.2': {
    title: 'The edge card goes round',
    words:
      'The card that was paid for moves to the opposite end; the others close up by one and keep their order.',
  },
  'E-3.3': {
    title: 'As many shifts as you like',
    words:
      'A turn may shift different lines or the same line several times. Each shift is paid for separately.',
  },
  'E-3.4': {
    title: 'Three cards instead of one',
    words: 'A player without a card of the needed kind may pay for the shift with any three cards.',
  },
  'E-3.5': {
    title: 'The pearl costs three',
    words: 'If the pearl is to move to the opposite end, pay any three cards and nothing else.',
  },
  'E-3.6': {
    title: 'Tasks after the shifts',
    words: 'When all shifts are made it is time for the tasks.',
  },
  'E-4.1': {
    title: 'A task done',
    words:
      'Three or four equal cards in succession in a row or column complete the task of that kind. Its card goes face up onto the pile of done tasks.',
  },
  'E-4.2': { title: 'The pearl is any gem', words: 'The pearl stands for a card of any kind.' },
  'E-4.3': {
    title: 'One kind a turn',
    words:
      'Within a turn the pearl stands for one kind only: no two combinations of different kinds with it.',
  },
  'E-4.4': {
    title: 'Several tasks',
    words:
      'A turn may complete several tasks. The player decides in which order they go onto the pile.',
  },
  'E-4.5': {
    title: 'The field stays',
    words: 'Cards of the field are not discarded: combinations stay where they are.',
  },
  'E-4.6': {
    title: 'Blocked tasks',
    words:
      'The top cards of your opponents’ piles block these kinds for you until the opponents cover them with further tasks.',
  },
  'E-4.7': { title: 'The turn passes', words: 'The left neighbour plays next.' },
  'E-5.1': {
    title: 'Winning',
    words: 'Whoever is first to complete all eight tasks wins at once, and the match is over.',
  },
  'E-5.2': {
    title: 'No other end',
    words:
      'The printed rules know no other end. Here a match also ends when nobody can ever complete anything again, or when the table agrees: most tasks win.',
  },
};

const rulings = {
  'A-E1': {
    question: 'Must the line have been made this turn, as in Nizam?',
    ruling: 'No, it is enough that it lies there.',
    reason: 'There is no such condition: lines left for others are what blocking is for.',
  },
  'A-E2': {
    question: 'May a task be completed without any shift?',
    ruling: 'No, at least one is needed.',
    reason: 'The tasks come after finishing the shifts.',
  },
  'A-E3': {
    question: 'The pearl lies at one end and the line is shifted from the other. Three cards?',
    ruling: 'No, only when the pearl itself goes round.',
    reason: 'One pays for the card that moves round.',
  },
  'A-E4': {
    question: 'The pearl twice in lines of the same kind?',
    ruling: 'It does not matter.',
    reason: 'There is one task a kind.',
  },
  'A-E5': {
    question: 'Three equal cards with the pearl beside them. Is it used?',
    ruling: 'No, it stays free for another kind.',
    reason: 'The three real cards are enough.',
  },
  'A-E6': {
    question: 'May a completed line be left unclaimed?',
    ruling: 'Yes.',
    reason: 'Players may, not must; keeping one’s top card can be worth it.',
  },
  'A-E7': {
    question: 'A line existed only in mid-turn. Does it count?',
    ruling: 'No.',
    reason: 'The field is checked once, after the shifts.',
  },
  'A-E8': {
    question: 'Whose top cards block?',
    ruling: 'All opponents’. One’s own does not, nor does an empty pile.',
    reason: 'The rules speak of opponents.',
  },
  'A-E9': {
    question: 'Deck and discard pile are empty. What now?',
    ruling: 'Take what there is; with nothing there, shift; if that is impossible too, pass.',
    reason: 'Nothing else is left to do.',
  },
  'A-E10': {
    question: 'All that anyone still lacks lies on opponents’ tops. What now?',
    ruling: 'A draw among those with most tasks.',
    reason: 'The rules give no way out. A table may agree to lift the block.',
  },
  'A-E11': {
    question: 'Five in a row?',
    ruling: 'Impossible.',
    reason: 'The field has three of a kind and one pearl.',
  },
  'A-E12': {
    question: 'May I pay three cards while holding the needed one?',
    ruling: 'No, only when it is lacking; for the pearl there is no condition.',
    reason: 'As in Nizam. A table may agree otherwise.',
  },
  'A-E13': {
    question: 'Does the order in the task deck matter?',
    ruling: 'No.',
    reason: 'Players search it for the card they need.',
  },
  'A-E14': {
    question: 'Are hint cards, markers and the score track used?',
    ruling: 'No.',
    reason: 'There are no points in this game.',
  },
  'A-E15': {
    question: 'The match goes on for ever. What now?',
    ruling: 'The table may agree to end it; most tasks win.',
    reason: 'The rules set no limit.',
  },
  'A-E16': {
    question: 'A line lies on the field from the start. Whose is it?',
    ruling: 'Whoever is first to shift and claim it.',
    reason: 'It is enough that it lies there after the shifts.',
  },
  'A-E17': { question: 'Is there a hand limit?', ruling: 'No.', reason: 'The rules name none.' },
  'A-E18': {
    question: 'When is the new deck formed?',
    ruling: 'As soon as the last card of the old one has left.',
    reason: 'As in Nizam; it does not affect the end.',
  },
  'A-E19': {
    question: 'When is it declared what the pearl stands for?',
    ruling: 'By the choice of tasks; for the next player it is free again.',
    reason: 'The restriction holds within one turn.',
  },
  'A-E20': {
    question: 'How many real cards must lie beside the pearl?',
    ruling: 'Two.',
    reason: 'A line has at least three cards, and there is one pearl.',
  },
  'A-E21': {
    question: 'Do diagonals or lines across the edge count?',
    ruling: 'Never.',
    reason: 'The rules speak of rows and columns only.',
  },
  'A-E22': {
    question: 'A wrong claim is noticed later. What now?',
    ruling: 'Before the next player acts, undo it; later it stands.',
    reason: 'The rules are silent, and others have built on it by then.',
  },
};

export const en: Wording<typeof uk> = {
  title: 'Pearl of the East',
  tagline: 'Shift gems and be first to complete eight tasks',
  phases: { deal: 'Field', act: 'Turn', draw: 'Cards from the deck', over: 'The end' },
  groups: {
    setup: 'Set-up',
    action: 'Action',
    shift: 'Shifts',
    tasks: 'Tasks',
    end: 'End of the match',
  },
  clauses,
  rulings,
  house: {
    'A-E10': {
      standard: 'A deadlock is a draw among those with most tasks',
      readings: { suspend: 'A deadlock lifts the block' },
    },
    'A-E12': {
      standard: 'Three cards only when the needed kind is lacking',
      readings: { free: 'Three cards always pay for a shift' },
    },
  },
  refusal,
  move: orElse(move, 'A move'),
  line: orElse(line, 'tasks'),
};
