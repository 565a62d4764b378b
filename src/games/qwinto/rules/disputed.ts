/** A sheet and a throw, as a dispute tells it: no log leads here, so only the judge and what it asks are to look at it. */
import { sum } from '../../../engine/arrays';
import { ROWS, type Row, type Sheet, type Writing } from './types';

/** One player who has yet to write this throw. */
export function writingOf(sheet: Sheet, faces: Readonly<Partial<Record<Row, number>>>): Writing {
  const dice = ROWS.filter((row) => faces[row] !== undefined);
  const values = dice.map((row) => faces[row] as number);
  return {
    mode: 'referee',
    phase: 'write',
    active: 0,
    sheets: [sheet],
    rolls: [],
    dice,
    values,
    sum: sum(values),
    entries: [null],
  };
}
