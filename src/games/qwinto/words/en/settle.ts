/** Settling Qwinto in English. */
import { and, numbers, points } from '../../../../text/lexicon/en';
import { capital, counted } from '../../../../text/lexicon/forms';
import { english, minus } from '../../../../text/plural';
import { type Sentences, settleWords } from '../../../settleWords';
import { ROWS } from '../../rules/types';
import type { Cell, Remarks } from '../../settle/remarks';

const crossed = counted(english, 'cross', 'crosses');

/** “yellow row: cells 5, 6; purple row: cell 9”. */
function places(cells: readonly Cell[]): string {
  return ROWS.flatMap((row) => {
    const own = cells.filter((cell) => cell.row === row).map(({ place }) => place);
    if (own.length === 0) return [];
    return [`${row} row, ${english(own.length, 'cell', 'cells')} ${own.join(', ')}`];
  }).join('; ');
}

const sentences: Sentences<Remarks> = {
  needDice: () => 'Tap the faces that came up: the dice give the number and the rows allowed.',
  needSheet: () => 'Copy the numbers from the sheet: tap a cell and choose a number.',

  overRows: () => 'Two rows are full already, so the game is over and nothing is written.',
  overCrosses: () => 'All four misthrows are crossed, so the game is over and nothing is written.',
  offDice: ({ number, row, place }) =>
    `${number} in the ${row} row (cell ${place}) cannot be: three dice show 18 at most.`,
  thirdRow: () => 'Three full rows cannot be: the second one already ends the game.',
  twoEnds: () =>
    'Two full rows and four crosses never come together: one of the two already ends the game.',
  fifthCross: ({ crosses }) =>
    `${crossed(crosses)} cannot be: the fourth one already ends the game.`,

  mayGo: ({ number }) => `Yes, ${number} may go here`,
  mayNot: ({ number }) => `No, ${number} may not go here`,
  fits: ({ number, cells: { length: cells } }) =>
    `${number} fits into ${cells} ${english(cells, 'cell', 'cells')}`,
  fitsNowhere: ({ number }) => `${number} fits nowhere`,

  thrown: ({ dice, values, sum }) =>
    dice.length === 1
      ? `The ${dice.join('')} die was thrown, the number is ${sum}.`
      : `Dice thrown: ${and(dice)}. ${values.join(' + ')} = ${sum}.`,
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
    `The ${row} die was not thrown. Numbers go into a row of a thrown colour: ${and(dice)}.`,
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
  partRow: ({ row, numbers: written, points: n }) =>
    `${capital(row)} row incomplete: ${numbers(written)}, ${points(n)}.`,
  emptyRow: ({ row }) => `${capital(row)} row empty: 0 points.`,
  fullRow: ({ row, points: n }) =>
    `${capital(row)} row full: its last number counts, ${points(n)}.`,
  triple: ({ row, points: n }) =>
    `Triple column filled: the pentagon in the ${row} row holds ${n}, that is ${points(n)}.`,
  openTriples: ({ columns }) =>
    columns === 1
      ? 'One triple column is not filled: it gives nothing.'
      : `${columns} triple columns are not filled: they give nothing.`,
  misthrows: ({ crosses, points: n }) =>
    `${crossed(crosses)}${crosses === 1 ? '' : ' at −5 each'}: ${points(n)}.`,
  sum: ({ terms, points: n }) =>
    `Together ${terms.map((term, i) => (i === 0 ? minus(term) : term < 0 ? `− ${-term}` : `+ ${term}`)).join(' ')} = ${minus(n)}.`,

  'now.which': () => 'Choose what has happened.',
  'now.atOnce.what': () => 'An error found with the same roll',
  'now.atOnce.ruling': () => 'The number is erased and written elsewhere or nowhere',
  'now.atOnce.rule': () => 'After every roll everybody checks the sheets.',
  'now.atOnce.table': () => 'An active player who erases and writes nothing marks a cross (A-Q6).',
  'now.atOnce.app': () => 'The app takes no wrong number; in a match the move can be undone.',
  'now.later.what': () => 'An error found later',
  'now.later.ruling': () => 'The number is erased and not moved',
  'now.later.rule': () => 'An error of an earlier roll is not moved.',
  'now.later.table': () => 'No cross is marked afterwards (A-Q6). The other numbers stay (A-Q8).',
  'now.later.app': () =>
    'The entry is corrected in the log and everything worked out again; paper sheets are audited at the end.',
  'now.which.what': () => 'Two numbers clash: which one goes?',
  'now.which.ruling': () => 'The one written later',
  'now.which.rule': () => 'The wrong number is the one written second (A-Q5).',
  'now.which.table': () => 'If nobody remembers, the owner of the sheet chooses.',
  'now.which.app': () => 'The audit shows both numbers; the app does not decide which one goes.',
  'now.end.what': () => 'An error found after the end',
  'now.end.ruling': () => 'First it is corrected, then counted',
  'now.end.rule': () =>
    'The wrong number is erased even now; only one of the last roll may be moved (Q-4.1).',
  'now.end.table': () => 'If there was no end without it, the game goes on (A-Q7).',
  'now.end.app': () => 'The audit counts no sheets as long as there is an error on them.',
};

export const en = settleWords<Remarks>(
  {
    cell: {
      title: 'May it go here?',
      hint: 'Enter the sheet and the throw, then tap a cell.',
      also: 'may I write here, where can the number go, same number in a column, two sevens, numbers go up, which row, does it fit',
    },
    valid: {
      title: 'Is the sheet valid?',
      hint: 'Copy the numbers from the sheet.',
      also: 'mistake on the sheet, wrong number, check the sheet, cheating, impossible sheet',
    },
    score: {
      title: 'What does it score?',
      hint: 'Copy numbers and crosses from the sheet.',
      also: 'count my points, score a row, column bonus, minus for crosses, final score',
    },
    now: {
      title: 'And now?',
      hint: 'Choose what has happened.',
      also: 'error found later, what to do about an error, which number to erase, erase a number, move a number, fix the sheet, error after the end',
    },
  },
  sentences,
  'The rules of Qwinto do not provide for this.',
);
