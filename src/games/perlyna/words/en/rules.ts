/** “Pearl of the East” in English: the rules in our own words, refusals, log and score lines. */
import { unknown } from '../../../../text/lexicon/en';
import type { Kind } from '../../../gems/rules/kinds';
import { grid } from '../../../gems/words/en/rules';
import type { PerlynaWords } from '../spoken';

function claim(name: string, tasks: readonly Kind[]): string {
  if (tasks.length === 0) return `${name} completes no task`;
  return `${name} completes: ${tasks.map((task) => grid.name[task]).join(', then ')}`;
}

const clauses = {
  'E-1.1': {
    title: 'How many players',
    words: 'Two to five players sit at the table.',
    also: 'how many players, number of people, solo, minimum players, max players, two players, can two play, can six play',
  },
  'E-1.2': {
    title: 'Tasks and hands',
    words:
      'Everyone gets one card of each of the eight kinds: the own task deck. What is left after tasks and field is shuffled into the common deck, and everyone draws three.',
    also: 'tasks at the start, where do tasks come from, how many tasks, goals, starting hand, own or common tasks, which tasks, how many different tasks, cards per player, hand size',
  },
  'E-1.3': {
    title: 'A field with the pearl',
    words: 'Three cards of each kind and the pearl are shuffled and laid face up, five by five.',
    also: 'how many cards on the board, lay out the field, where is the pearl at the start, setup, how to set up the game, what we need from the box',
  },
  'E-1.4': {
    title: 'First player',
    words: 'Chance decides who begins. Turns go clockwise.',
    also: 'who starts, who goes first',
  },
  'E-2.1': {
    title: 'One action a turn',
    words:
      'A turn is one of two things: taking cards or shifting lines. Tasks are completed only after shifts.',
    also: 'what can I do on my turn, draw and shift, two actions, pass',
  },
  'E-2.2': {
    title: 'Take three cards',
    words:
      'The player takes the three top cards of the deck, and the turn is over. If the deck runs out, the discard pile is shuffled into a new one.',
    also: 'draw cards, take three, how many to draw, deck runs out, reshuffle, no cards in my hand, draw pile ran out, no cards left to draw, out of cards',
  },
  'E-3.1': {
    title: 'The price of a shift',
    words:
      'To shift a row or a column, discard a hand card of the same kind as the card at one of its ends.',
    also: 'cost of a shift, price, how to pay, move a row, slide a column, push a line, push the column down, move a row left, which gem to pay with, shift',
  },
  'E-3.2': {
    title: 'The edge card goes round',
    words:
      'The card that was paid for moves to the opposite end; the others close up by one and keep their order.',
    also: 'where does the edge card go, which direction, wraps to the other end',
  },
  'E-3.3': {
    title: 'As many shifts as you like',
    words:
      'A turn may shift different lines or the same line several times. Each shift is paid for separately.',
    also: 'how many shifts per turn, several moves, same row twice, more than one shift, shift twice',
  },
  'E-3.4': {
    title: 'Three cards instead of one',
    words: 'A player without a card of the needed kind may pay for the shift with any three cards.',
    also: 'no matching card, do not have the right gem, pay three cards, no ruby to pay, pay with another gem',
  },
  'E-3.5': {
    title: 'The pearl costs three',
    words: 'If the pearl is to move to the opposite end, pay any three cards and nothing else.',
    also: 'pearl at the edge, cost of moving the pearl, shift the pearl, pay for the pearl, row where the pearl is first, line starts with the pearl',
  },
  'E-3.6': {
    title: 'Tasks after the shifts',
    words: 'When all shifts are made it is time for the tasks.',
    also: 'when do I claim tasks, after the last shift, done shifting',
  },
  'E-4.1': {
    title: 'A task done',
    words:
      'Three or four equal cards in succession in a row or column complete the task of that kind. Its card goes face up onto the pile of done tasks.',
    also: 'how to complete a task, three in a row, four in a row, line, how many equal gems, finish a goal, made three in a row, when is a task done, task, how many gems for a task',
  },
  'E-4.2': {
    title: 'The pearl is any gem',
    words: 'The pearl stands for a card of any kind.',
    also: 'what can the pearl be, pearl as wild card, pearl replaces a gem, what does the pearl do, joker, is the pearl a ruby or a sapphire, is the pearl wild, any colour, pearl',
  },
  'E-4.3': {
    title: 'One kind a turn',
    words:
      'Within a turn the pearl stands for one kind only: no two combinations of different kinds with it.',
    also: 'use the pearl for two kinds, pearl twice, two colours with the pearl, pearl in two lines, two tasks with one pearl, ruby and sapphire at the same time with the pearl',
  },
  'E-4.4': {
    title: 'Several tasks',
    words:
      'A turn may complete several tasks. The player decides in which order they go onto the pile.',
    also: 'several tasks in one turn, two goals at once, order of finished tasks, which one on top, two tasks same turn, more than one task',
  },
  'E-4.5': {
    title: 'The field stays',
    words: 'Cards of the field are not discarded: combinations stay where they are.',
    also: 'do gems leave the board, cards stay, remove the line, field after a task, are cards discarded after a task, clear the line, board unchanged',
  },
  'E-4.6': {
    title: 'Blocked tasks',
    words:
      'The top cards of your opponents’ piles block these kinds for you until the opponents cover them with further tasks.',
    also: 'blocked task, opponent blocks, closed task, same card on top of opponent’s pile, when is it unblocked, cannot complete, task closed by a rival, top card of another pile, cannot do it because of another player, taken by another player, occupied, blocking',
  },
  'E-4.7': {
    title: 'The turn passes',
    words: 'The left neighbour plays next.',
    also: 'who is next, end of turn, clockwise or not, which direction do we go, whose turn now, my turn is over, I am done, your turn',
  },
  'E-5.1': {
    title: 'Winning',
    words: 'Whoever is first to complete all eight tasks wins at once, and the match is over.',
    also: 'who wins, how many tasks to win, how many tasks must be completed, how do you win, when does the game end, all eight tasks, all tasks done, first to finish everything, end of the game, winning, when is it over, how long is the game, how does the game end, goal of the game, object of the game, how to win, can there be a tie, same points, level',
  },
  'E-5.2': {
    title: 'No other end',
    words:
      'The printed rules know no other end. Here a match also ends when nobody can ever complete anything again, or when the table agrees: most tasks win.',
    also: 'other end of the game, endless game, stop the game',
  },
};

const rulings = {
  'A-E1': {
    question: 'Must the line have been made this turn, as in Nizam?',
    ruling: 'No, it is enough that it lies there.',
    reason: 'There is no such condition: lines left for others are what blocking is for.',
    also: 'line was already there, line made by another player, somebody else’s line, already on the board, line built by someone else, use another player’s line',
  },
  'A-E2': {
    question: 'May a task be completed without any shift?',
    ruling: 'No, at least one is needed.',
    reason: 'The tasks come after finishing the shifts.',
    also: 'complete a task without shifting, draw and claim',
  },
  'A-E3': {
    question: 'The pearl lies at one end and the line is shifted from the other. Three cards?',
    ruling: 'No, only when the pearl itself goes round.',
    reason: 'One pays for the card that moves round.',
    also: 'pearl at the other end, shift from the opposite side, pearl edge',
  },
  'A-E4': {
    question: 'The pearl twice in lines of the same kind?',
    ruling: 'It does not matter.',
    reason: 'There is one task a kind.',
    also: 'pearl twice for the same kind',
  },
  'A-E5': {
    question: 'Three equal cards with the pearl beside them. Is it used?',
    ruling: 'No, it stays free for another kind.',
    reason: 'The three real cards are enough.',
    also: 'three equal plus pearl, four with the pearl, pearl not needed, pearl stays free',
  },
  'A-E6': {
    question: 'May a completed line be left unclaimed?',
    ruling: 'Yes.',
    reason: 'Players may, not must; keeping one’s top card can be worth it.',
    also: 'not claim a task, must I complete it, forgot to claim, leave a line, overlooked, must I turn in the task right away, complete it later',
  },
  'A-E7': {
    question: 'A line existed only in mid-turn. Does it count?',
    ruling: 'No.',
    reason: 'The field is checked once, after the shifts.',
    also: 'line only mid turn, made and broken, line gone, in the middle of a turn, was there for a moment',
  },
  'A-E8': {
    question: 'Whose top cards block?',
    ruling: 'All opponents’. One’s own does not, nor does an empty pile.',
    reason: 'The rules speak of opponents.',
    also: 'my own top card, do I block myself, do all opponents block',
  },
  'A-E9': {
    question: 'Deck and discard pile are empty. What now?',
    ruling: 'Take what there is; with nothing there, shift; if that is impossible too, pass.',
    reason: 'Nothing else is left to do.',
    also: 'deck empty, nothing left to draw, cannot move, pass, deck and discard empty',
  },
  'A-E10': {
    question: 'All that anyone still lacks lies on opponents’ tops. What now?',
    ruling: 'A draw among those with most tasks.',
    reason: 'The rules give no way out. A table may agree to lift the block.',
    also: 'stalemate, deadlock, everyone blocked, nobody can finish, draw, everyone is blocked, nobody can win, stuck, everybody is stuck',
  },
  'A-E11': {
    question: 'Five in a row?',
    ruling: 'Impossible.',
    reason: 'The field has three of a kind and one pearl.',
    also: 'five in a row, five equal',
  },
  'A-E12': {
    question: 'May I pay three cards while holding the needed one?',
    ruling: 'No, only when it is lacking; for the pearl there is no condition.',
    reason: 'As in Nizam. A table may agree otherwise.',
    also: 'pay three although I have the gem, three instead of one, lied about payment',
  },
  'A-E13': {
    question: 'Does the order in the task deck matter?',
    ruling: 'No.',
    reason: 'Players search it for the card they need.',
    also: 'order of tasks, search the task deck, which task first',
  },
  'A-E14': {
    question: 'Are hint cards, markers and the score track used?',
    ruling: 'No.',
    reason: 'There are no points in this game.',
    also: 'hint cards, markers, score track, are there points',
  },
  'A-E15': {
    question: 'The match goes on for ever. What now?',
    ruling: 'The table may agree to end it; most tasks win.',
    reason: 'The rules set no limit.',
    also: 'endless game, never ends, stop by agreement, too long',
  },
  'A-E16': {
    question: 'A line lies on the field from the start. Whose is it?',
    ruling: 'Whoever is first to shift and claim it.',
    reason: 'It is enough that it lies there after the shifts.',
    also: 'line at the start, initial layout, ready line',
  },
  'A-E17': {
    question: 'Is there a hand limit?',
    ruling: 'No.',
    reason: 'The rules name none.',
    also: 'hand limit, how many cards may I hold, max hand, too many cards in hand',
  },
  'A-E18': {
    question: 'When is the new deck formed?',
    ruling: 'As soon as the last card of the old one has left.',
    reason: 'As in Nizam; it does not affect the end.',
    also: 'when to reshuffle',
  },
  'A-E19': {
    question: 'When is it declared what the pearl stands for?',
    ruling: 'By the choice of tasks; for the next player it is free again.',
    reason: 'The restriction holds within one turn.',
    also: 'when to declare the pearl, announce the pearl, change what the pearl is',
  },
  'A-E20': {
    question: 'How many real cards must lie beside the pearl?',
    ruling: 'Two.',
    reason: 'A line has at least three cards, and there is one pearl.',
    also: 'how many real gems with the pearl, two cards and the pearl, pearl plus two gems',
  },
  'A-E21': {
    question: 'Do diagonals or lines across the edge count?',
    ruling: 'Never.',
    reason: 'The rules speak of rows and columns only.',
    also: 'diagonal, across the edge, wrap around',
  },
  'A-E22': {
    question: 'A wrong claim is noticed later. What now?',
    ruling: 'Before the next player acts, undo it; later it stands.',
    reason: 'The rules are silent, and others have built on it by then.',
    also: 'wrong claim, claimed by mistake, noticed later, take a task back, changed my mind, made a mistake, take it back, undo',
  },
};

export const en: PerlynaWords = {
  title: 'Pearl of the East',
  also: 'perlyna, pearl of the east',
  facts: '8 tasks on a 5 × 5 field',
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
  unknown,
  refusals: {
    turn: grid.turn({
      ...grid.now,
      deal: 'Lay out the field with the pearl first: there is nothing to play on yet.',
    }),
    form: () =>
      'This entry does not look like a move of Pearl of the East. Please enter the move again.',
    ...grid.why,
    twice: ({ task }) =>
      `The task “${grid.name[task]}” is named twice, but there is only one. Remove one.`,
    noLine: ({ task }) =>
      `The task “${grid.name[task]}” has no three such gems in succession, not even with the pearl. Choose another.`,
    alreadyDone: ({ task }) => `The task “${grid.name[task]}” is done already. Choose another.`,
    onePearl: ({ tasks }) =>
      `Both “${grid.name[tasks[0]]}” and “${grid.name[tasks[1]]}” need the pearl, and it stands for one kind a turn. Keep one of the two.`,
    blocked: ({ task, by }, say) =>
      `The task “${grid.name[task]}” is blocked: such a card lies on top. Blocked by: ${by.map((seat) => say.name(seat)).join(', ')}. Choose another.`,
  },
  moves: {
    ...grid.moves,
    done: ({ seat, tasks }, say) => claim(say.name(seat), tasks),
    tally: ({ seat, tasks }, say) => claim(say.name(seat), tasks),
    stop: () => 'The table agreed to end the match',
  },
  briefly: grid.briefly,
  lines: {
    'E-4.1': ({ tasks }) => `tasks done: ${tasks.map((task) => grid.name[task]).join(', ')}`,
  },
};
