/**
 * The sheet of a bot among people who write on paper (mode `score`): no view shows it, all of it follows from the rolls that
 * were entered. What a level would leave to chance follows from the roll's place, so that the sheet is the same at every look.
 */
import type { Rng, Seat } from '../../../engine/types';
import { blankSheet, cellIndex, endsGame, withMisthrow, withNumber } from '../rules/sheet';
import type { EntryMove, Roll, Sheet } from '../rules/types';

export interface Paper {
  sheet: Sheet;
  /** What was made of the last roll; null before the first. */
  last: EntryMove | null;
}

/** What to do with a roll on this sheet. */
export type Pencil = (sheet: Sheet, roll: Roll, chance: Rng) => EntryMove;

export function paperOf(rolls: readonly Roll[], seat: Seat, pencil: Pencil): Paper {
  let paper: Paper = { sheet: blankSheet(), last: null };
  for (let i = 0; i < rolls.length && !endsGame(paper.sheet); i += 1) {
    const roll = rolls[i] as Roll;
    const last = pencil(paper.sheet, roll, fixed(i, seat));
    paper = { sheet: written(paper.sheet, roll, last), last };
  }
  return paper;
}

function written(sheet: Sheet, { sum, seat }: Roll, move: EntryMove): Sheet {
  if (move.type === 'write')
    return withNumber(sheet, move.row, cellIndex(move.row, move.column), sum);
  return move.seat === seat ? withMisthrow(sheet) : sheet;
}

/** Chance that is the same whenever somebody looks. */
function fixed(roll: number, seat: Seat): Rng {
  let word = Math.imul(roll + 1, 0x9e3779b1) ^ Math.imul(seat + 1, 0x85ebca6b);
  return {
    below(n) {
      word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x297a2d39;
      return ((word ^ (word >>> 13)) >>> 0) % n;
    },
    shuffle: (xs) => xs.slice(),
  };
}
