/** Settling Qwinto in English. */
import { english, minus } from '../../../../text/plural';
import { capital, listed, type Sentences, settleWords } from '../../../settleWords';
import { ROWS } from '../../types';
import type { Cell, Remarks } from '../remarks';

const points = (n: number): string => `${minus(n)} ${english(n, 'point', 'points')}`;
const crossed = (n: number): string => `${n} ${english(n, 'cross', 'crosses')}`;

/** “yellow row: cells 5, 6; purple row: cell 9”. */
function places(cells: readonly Cell[]): string {
  return ROWS.flatMap((row) => {
    const own = cells.filter((cell) => cell.row === row).map(({ place }) => place);
    if (own.length === 0) return [];
    return [`${row} row, ${english(own.length, 'cell', 'cells')} ${own.join(', ')}`];
  }).join('; ');
}

const sentences: Sentences<Remarks> = {
  needDice: () => 'Touch the faces that came up: the dice give the number and the rows allowed.',
  needSheet: () => 'Copy the numbers from the sheet: touch a cell and choose a number.',

  overRows: () => 'Two rows are full already, so the game is over and nothing is written.',
  overCrosses: () => 'All four misthrows are crossed, so the game is over and nothing is written.',
  offDice: ({ number, row, place }) =>
    `${number} in the ${row} row (cell ${place}) cannot be: three dice show 18 at most.`,
  thirdRow: () => 'Three full rows cannot be: the second one already ends the game.',
  fifthCross: ({ crosses }) =>
    `${crossed(crosses)} cannot be: the fourth one already ends the game.`,

  mayGo: ({ number }) => `Yes, ${number} may go here`,
  mayNot: ({ number }) => `No, ${number} may not go here`,
  fits: ({ number, cells }) => `${number} fits into ${cells} ${english(cells, 'cell', 'cells')}`,
  fitsNowhere: ({ number }) => `${number} fits nowhere`,

  thrown: ({ dice, values, sum }) =>
    dice.length === 1
      ? `The ${dice.join('')} die was thrown, the number is ${sum}.`
      : `Dice thrown: ${listed(dice, 'and')}. ${values.join(' + ')} = ${sum}.`,
  noCell: ({ row }) => `The ${row} row has no cell in this column.`,
  gap: ({ row }) => `This is the gap of the ${row} row; nothing is written there.`,
  taken: ({ row, place, number }) =>
    `${capital(row)} cell ${place} is taken: it holds ${number} already.`,
  between: ({ row, number, left, right }) => {
    if (left === null && right === null)
      return `The ${row} row has no numbers yet, so nothing is in the way of ${number}.`;
    if (left === null) return `To the right stands ${right}, which is more than ${number}.`;
    if (right === null) return `To the left stands ${left}, which is less than ${number}.`;
    return `In the row ${left} stands to the left and ${right} to the right; ${number} goes between.`;
  },
  falls: ({ left, right }) =>
    `In the ${left.row} row ${left.number} (cell ${left.place}) cannot be followed by ${right.number} (cell ${right.place}): numbers must rise.`,
  columnFree: ({ number }) => `There is no other ${number} in this column.`,
  twin: ({ cell, other }) =>
    `The same column has ${cell.number} twice: ${cell.row} cell ${cell.place} and ${other.row} cell ${other.place}.`,
  dieThrown: ({ row }) => `The ${row} die was thrown, so this row may be written in.`,
  dieMissing: ({ row, dice }) =>
    `The ${row} die was not thrown. Numbers go into a row of a thrown colour: ${listed(dice, 'and')}.`,
  places: ({ cells }) => `It fits here: ${places(cells)}.`,
  elsewhere: ({ number, cells }) => `Elsewhere ${number} could go here: ${places(cells)}.`,
  nowhere: ({ number }) =>
    `There is no other place for ${number}. A thrower who does not write marks a cross.`,
  cross: () => 'The thrower marks a misthrow, the others just do not write.',

  valid: () => 'The sheet is valid',
  invalid: () => 'There is a mistake on the sheet',
  rowRises: ({ row, numbers }) =>
    numbers.length === 1
      ? `${capital(row)} row: only ${numbers.join('')}, which cannot be wrong.`
      : `${capital(row)} row rises: ${numbers.join(' < ')}.`,
  noTwins: () => 'No column has a number twice.',
  crosses: ({ crosses }) => `${crossed(crosses)}, and there can be up to four.`,
  endsByRows: () => 'Two rows are full: the game ends with this roll.',
  endsByCrosses: () => 'Four crosses: the game ends with this roll.',
  erase: () =>
    'The number written later is erased; if nobody remembers, the owner chooses. A mistake from an earlier roll is not moved elsewhere.',

  total: ({ points: n }) => points(n),
  partRow: ({ row, numbers, points: n }) =>
    `${capital(row)} row incomplete: ${numbers} ${english(numbers, 'number', 'numbers')}, ${points(n)}.`,
  emptyRow: ({ row }) => `${capital(row)} row empty: 0 points.`,
  fullRow: ({ row, points: n }) =>
    `${capital(row)} row full: its last number counts, ${points(n)}.`,
  triple: ({ row, points: n }) =>
    `Triple column filled: the pentagon in the ${row} row holds ${n}, that is ${points(n)}.`,
  openTriples: ({ columns }) =>
    columns === 1
      ? 'One triple column is not filled: it gives nothing.'
      : `${columns} triple columns are not filled: they give nothing.`,
  misthrows: ({ crosses, points: n }) => `${crossed(crosses)} at −5 each: ${points(n)}.`,
  sum: ({ terms, points: n }) =>
    `Together ${terms.map((term, i) => (i === 0 ? minus(term) : term < 0 ? `− ${-term}` : `+ ${term}`)).join(' ')} = ${minus(n)}.`,
};

export const en = settleWords<Remarks>(
  {
    cell: { title: 'May it go here?', hint: 'Enter the sheet and the throw, then touch a cell.' },
    valid: { title: 'Is the sheet valid?', hint: 'Copy the numbers from the sheet.' },
    score: { title: 'What does it score?', hint: 'Copy numbers and crosses from the sheet.' },
  },
  sentences,
  'The rules of Qwinto do not provide for this.',
);
