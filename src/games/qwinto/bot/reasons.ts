/** Why, as facts that stand on the sheet. */
import type { Seat } from '../../../engine/types';
import type { Reason } from '../../../bots/kit/types';
import { columnOf, numberAt, ROW_LENGTH } from '../rules/sheet';
import { ROWS, type Move, type Row, type Sheet, type View } from '../rules/types';
import { cellsOf, CHANCES, fits, MOST } from './worth';

/** Sums of so many dice that find a cell in these rows, and how many sums there are. */
function writable(sheet: Sheet, dice: readonly Row[]): { sums: number; of: number } {
  const cells = cellsOf(sheet);
  const chances = CHANCES[dice.length - 1] as readonly number[];
  let sums = 0;
  let of = 0;
  for (let sum = 1; sum <= MOST; sum += 1) {
    if (chances[sum] === 0) continue;
    of += 1;
    if (dice.some((die) => takes(cells, ROWS.indexOf(die), sum))) sums += 1;
  }
  return { sums, of };
}

function takes(cells: number[], row: number, sum: number): boolean {
  for (let place = 0; place < ROW_LENGTH; place += 1) if (fits(cells, row, place, sum)) return true;
  return false;
}

export function diceReasons(view: View, seat: Seat, choice: Move): Reason[] {
  if (choice.type !== 'dice') return [];
  const { dice } = choice;
  return [
    {
      key: 'writable',
      facts: { dice, ...writable(view.sheets[seat] as Sheet, dice) },
    },
  ];
}

export function throwReasons(view: View, seat: Seat): Reason[] {
  const { dice, sum } = view;
  const found = writable(view.sheets[seat] as Sheet, dice);
  return [{ key: 'again', facts: { dice, sum, ...found } }];
}

/** Between which numbers of the row it stands; or how many crosses there are. */
export function writeReasons(view: View, seat: Seat, choice: Move): Reason[] {
  const sheet = view.sheets[seat] as Sheet;
  if (choice.type === 'pass')
    return [{ key: 'pass', facts: { sum: view.sum, misthrows: sheet.misthrows } }];
  if (choice.type !== 'write') return [];
  const { row, column } = choice;
  let left: number | null = null;
  let right: number | null = null;
  for (let i = 0; i < ROW_LENGTH; i += 1) {
    const at = columnOf(row, i);
    const number = numberAt(sheet, row, at);
    if (number === null) continue;
    if (at < column) left = number;
    else if (right === null) right = number;
  }
  return [{ key: 'between', facts: { sum: view.sum, row, column, left, right } }];
}
