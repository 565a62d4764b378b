/** Qwinto in English. */
import { english } from '../../../text/plural';
import type { Row } from '../types';
import type { Phrases } from './build';

const ROW: Record<Row, string> = { orange: 'orange', yellow: 'yellow', purple: 'purple' };

function list(parts: readonly string[]): string {
  const last = parts.length - 1;
  return last < 1 ? parts.join('') : `${parts.slice(0, last).join(', ')} and ${parts[last]}`;
}

function crossWord(n: number): string {
  return english(n, 'cross', 'crosses');
}

export const en: Phrases = {
  title: 'Qwinto',
  tagline: 'Three dice, three rows: numbers only rise',
  phases: {
    dice: 'Choosing dice',
    roll: 'Throw',
    keep: 'Keep or throw again',
    write: 'Writing',
    over: 'Game over',
  },
  turns: {
    dice: (names) => `${names} to choose dice`,
    keep: (names) => `${names} to decide`,
    write: (names) => `${names} to write`,
  },
  groups: {
    sheet: 'The sheet',
    filling: 'Filling it in',
    roll: 'A turn',
    checking: 'Checking',
    end: 'The end',
    scoring: 'Scoring',
  },
  clauses: {
    'Q-1.1': {
      title: 'Three rows of nine',
      words:
        'The sheet has an orange, a yellow and a purple row, each with nine cells and one gap. The rows are staggered, so columns are single, double or triple.',
    },
    'Q-2.1': {
      title: 'Any order',
      words:
        'Write into any empty cell of any row: there is no need to start on the left or to finish a row you have begun.',
    },
    'Q-2.2': {
      title: 'Numbers rise in a row',
      words:
        'Each number is higher than every number to its left in the same row; no two are equal. Cells between them may stay empty and be filled later.',
    },
    'Q-2.3': {
      title: 'No number twice in a column',
      words:
        'A double or triple column never holds the same number twice. Which of its numbers is higher up does not matter.',
    },
    'Q-2.4': {
      title: 'The gap stays empty',
      words: 'Nothing is written into the gap, and a row is full without it.',
    },
    'Q-3.1': {
      title: 'One to three dice',
      words: 'The active player decides how many dice to throw and of which colours.',
    },
    'Q-3.2': {
      title: 'The first throw',
      words: 'The active player throws the chosen dice, and may stop there.',
    },
    'Q-3.3': {
      title: 'One more throw',
      words:
        'The active player may throw a second time, with all the same dice. It replaces the first throw and is final.',
    },
    'Q-3.4': {
      title: 'The sum is announced',
      words:
        'The active player announces the sum of all thrown dice: it is the number for everybody.',
    },
    'Q-3.5': {
      title: 'One cell in a row of a thrown colour',
      words:
        'Every player may write the sum into one cell, only in a row whose die was just thrown. Nobody has to.',
    },
    'Q-3.6': {
      title: 'Misthrow',
      words:
        'An active player who cannot or will not write crosses off a misthrow. The others never do.',
    },
    'Q-3.7': {
      title: 'On, clockwise',
      words: 'When everyone has decided, the left neighbour becomes the active player.',
    },
    'Q-4.1': {
      title: 'Check at once',
      words:
        'After writing, everyone checks the sheets. A mistake found in the same roll is erased, and the number is moved or dropped.',
    },
    'Q-4.2': {
      title: 'A mistake from earlier rolls',
      words: 'A wrong number noticed later is erased and may not be moved anywhere.',
    },
    'Q-4.3': {
      title: 'Sheets are open',
      words: 'You may cover your sheet while writing. At any other time everyone may look at it.',
    },
    'Q-5.1': {
      title: 'The end: two full rows',
      words: 'The game ends as soon as somebody has two rows completely filled.',
    },
    'Q-5.2': {
      title: 'The end: four crosses',
      words: 'It also ends when somebody has crossed off all four misthrow boxes.',
    },
    'Q-6.1': { title: 'A row with holes', words: 'Each number of an incomplete row is 1 point.' },
    'Q-6.2': {
      title: 'A full row',
      words: 'A full row is worth its rightmost number.',
    },
    'Q-6.3': {
      title: 'A triple column',
      words:
        'A filled triple column is worth the number in its pentagon. An unfilled one is worth nothing.',
    },
    'Q-6.4': { title: 'Five off for a cross', words: 'Each misthrow cross takes 5 points away.' },
    'Q-6.5': { title: 'Most points win', words: 'Whoever has the most points wins.' },
  },
  rulings: {
    'A-Q1': {
      question: 'How many can play?',
      ruling: 'Two to six.',
      reason: 'The text gives no number; the box says 2–6.',
    },
    'A-Q2': {
      question: 'May one keep the better of two throws?',
      ruling: 'No, the second replaces the first.',
      reason: 'The sum is what lies on the table after the last throw.',
    },
    'A-Q3': {
      question: 'May one throw only dice whose rows take nothing any more?',
      ruling: 'Yes, but it ends in a misthrow for the active player.',
      reason: 'The rules do not limit the choice of dice.',
    },
    'A-Q4': {
      question: 'When exactly does the game end, and can several players end it?',
      ruling: 'After the current roll, once all have decided; there is no extra roll.',
      reason: 'All write the announced number together, so several may end the game together.',
    },
    'A-Q5': {
      question: 'Two numbers clash: which one is wrong?',
      ruling: 'The one written later; if nobody knows, the owner of the sheet chooses.',
      reason: 'The first broke nothing when it was written.',
    },
    'A-Q6': {
      question: 'The active player erases a mistake and writes nothing: a misthrow?',
      ruling: 'In the same roll, yes; if it is found later, no cross is added.',
      reason: 'In that roll nothing was written; the rules do not punish afterwards.',
    },
    'A-Q7': {
      question: 'What about a mistake found after the end?',
      ruling: 'It is corrected before scoring; if the end is undone by it, the game goes on.',
      reason: 'Only correct sheets are counted.',
    },
    'A-Q8': {
      question: 'What about the other numbers after an erasure?',
      ruling: 'They stay, and the cell is free again.',
      reason: 'Taking one number away cannot make the others wrong.',
    },
    'A-Q9': {
      question: 'Who wins a tie?',
      ruling: 'Everyone with the highest sum.',
      reason: 'The rules name no way to break it.',
    },
    'A-Q10': {
      question: 'Is the column bonus one point or the number in the pentagon?',
      ruling: 'The number in the pentagon.',
      reason: 'Sara’s example counts 5, 10 and 12.',
    },
    'A-Q11': {
      question: 'Where are the pentagons?',
      ruling: 'Purple cells 3 and 9, orange cells 2 and 5, yellow cell 7.',
      reason: 'The picture is lost; several independent copies of the sheet agree on this.',
    },
    'A-Q12': {
      question: 'Does the last purple number count twice?',
      ruling: 'Yes: as the end of a full row and as a pentagon.',
      reason: 'They are two rules, and neither excludes the other.',
    },
    'A-Q13': {
      question: 'A wrong sum was announced: what now?',
      ruling: 'Correct it in the same roll; later let it stand.',
      reason: 'The app adds up by itself, so this happens only with real dice.',
    },
    'A-Q14': {
      question: 'May one wait to see what the others write?',
      ruling: 'No: all write at once, and on the screen the entries are revealed together.',
      reason: 'Otherwise whoever dawdles longest would gain by it.',
    },
    'A-Q15': {
      question: 'Must the active player be first to say that nothing is written?',
      ruling: 'No, there is no order; the cross is made once all have decided.',
      reason: 'The rules put the active player neither first nor last.',
    },
    'A-Q16': {
      question: 'What about cells that can never be filled?',
      ruling: 'They stay empty without a penalty.',
      reason: 'So it is with Tim in the example.',
    },
    'A-Q17': {
      question: 'Can there be a fifth misthrow?',
      ruling: 'No.',
      reason: 'The fourth ends the game.',
    },
    'A-Q18': {
      question: 'What is a round where a late mistake is concerned?',
      ruling: 'One roll.',
      reason: 'Sheets are checked after each writing, not after a lap of the table.',
    },
    'A-Q19': {
      question: 'Can a total be negative?',
      ruling: 'Yes.',
      reason: 'The rules set no lower limit.',
    },
    'A-Q20': {
      question: 'May the others write the first throw if it is thrown again?',
      ruling: 'No, only the announced sum.',
      reason: 'It is announced after the second throw.',
    },
  },
  unknown: 'The rules of Qwinto do not know this.',
  onPaper:
    'In this match numbers are written on paper: enter the sheets at the end to have them checked.',
  onScreen: 'In this match the app keeps the sheets: they are not entered separately.',
  choosing: (name) => `It is ${name} who chooses dice now.`,
  throwing: 'Throw the chosen dice first.',
  deciding: (name) => `It is ${name} who decides now: keep the throw or throw again.`,
  writing: (names) => `Still to decide about this roll: ${names.join(', ')}.`,
  finished: 'The game is over: there are no more moves.',
  form: {
    dice: 'It is not clear which dice these are: choose from orange, yellow and purple.',
    roll: 'The throw is entered wrongly: give one number from 1 to 6 for each chosen die.',
    write: 'It is not clear where to write: name a row and a cell.',
    sheets:
      'The sheets are entered wrongly: each player needs three rows of nine cells and the number of crosses.',
    other: 'Qwinto has no such move: check what was entered.',
  },
  noCell: (row) => `The ${ROW[row]} row has no cell in this column: choose one of its nine.`,
  taken: (name, { row, place, number }) =>
    `${name}: cell ${place} of the ${ROW[row]} row is taken by ${number}. Choose an empty one.`,
  falls: (name, left, right) =>
    `${name}: in the ${ROW[left.row]} row ${left.number} (cell ${left.place}) cannot be followed by ${right.number} (cell ${right.place}), because numbers must rise.`,
  twin: (name, cell, other) =>
    `${name}: ${cell.number} in the ${ROW[cell.row]} row (cell ${cell.place}) repeats a number of its column, in the ${ROW[other.row]} row (cell ${other.place}).`,
  gap: (row) =>
    `This is the gap of the ${ROW[row]} row: nothing is written there, choose a cell beside it.`,
  noDice: 'Choose at least one die.',
  sameDie: (row) => `There is only one ${ROW[row]} die: it cannot be taken twice.`,
  fewerDice: (dice, thrown) =>
    `The second throw takes all the chosen dice: they are ${dice}, but ${thrown} ${english(thrown, 'number was', 'numbers were')} entered.`,
  notThrown: (row, dice) =>
    `The ${ROW[row]} die was not thrown. Write in a row of a thrown colour: ${list(dice.map((die) => ROW[die]))}.`,
  impossible: (name, { row, place, number }) =>
    `${name}: ${number} in the ${ROW[row]} row (cell ${place}) cannot be thrown, sums go from 1 to 18.`,
  neverRolled: (name, { row, place, number }) =>
    `${name}: ${number} in the ${ROW[row]} row (cell ${place}) was never rolled: no roll with the ${ROW[row]} die had that sum.`,
  usedUp: (name, { row, place, number }, rolls) =>
    `${name}: no roll is left for ${number} in the ${ROW[row]} row (cell ${place}). With the ${ROW[row]} die that sum was rolled ${rolls} ${english(rolls, 'time', 'times')}, and it is written elsewhere already.`,
  crosses: (name, crosses, own, least, most) =>
    `${name}: ${crosses} ${crossWord(crosses)}, but it should be ${least === most ? least : `${least}–${most}`}: there were ${own} own ${english(own, 'roll', 'rolls')}, and each without a number is a cross.`,
  thirdRow: (name) => `${name}: three rows are full, but the second one already ends the game.`,
  fifthCross: (name, crosses) =>
    `${name}: ${crosses} ${crossWord(crosses)}, but there are never more than four, because the fourth ends the game.`,
  took: (name, dice) =>
    `${name} takes ${english(dice.length, 'one die', 'dice')}: ${list(dice.map((die) => ROW[die]))}`,
  rolled: (values, sum) =>
    values.length === 1 ? `Thrown: ${sum}` : `Thrown: ${values.join(' + ')} = ${sum}`,
  rerolls: (name) => `${name} throws again`,
  keeps: (name) => `${name} keeps the throw`,
  writes: (name, row, place) =>
    `${name} writes: ${ROW[row]} row, ${place === null ? 'the gap' : `cell ${place}`}`,
  passes: (name) => `${name} does not write`,
  handsIn: 'The sheets are entered and checked',
  partRow: (row, numbers) => `${ROW[row]} row: ${numbers} ${english(numbers, 'number', 'numbers')}`,
  fullRow: (row) => `${ROW[row]} row full: its last number`,
  triple: (row) => `triple column: the pentagon in the ${ROW[row]} row`,
  misthrows: (count) => `misthrows: ${count}`,
};
