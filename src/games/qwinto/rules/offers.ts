/** Every legal move of a seat, each once; a set of dice is offered in the order of the rows. */
import { at } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { cellsOf, columnClash, columnOf, risingClash, ROW_LENGTH } from './sheet';
import type { EntryMove, Move, Row, State, Writing } from './types';
import { ROWS } from './types';

const DICE: readonly (readonly Row[])[] = [
  ['orange'],
  ['yellow'],
  ['purple'],
  ['orange', 'yellow'],
  ['orange', 'purple'],
  ['yellow', 'purple'],
  ['orange', 'yellow', 'purple'],
];

export function offers(state: State, seat: Seat): readonly Move[] {
  switch (state.phase) {
    case 'dice':
      if (seat !== state.active) return [];
      return DICE.map((dice) => ({ type: 'dice', seat, dice: dice.slice() }));
    case 'keep':
      if (seat !== state.active) return [];
      return [
        { type: 'reroll', seat },
        { type: 'keep', seat },
      ];
    case 'write':
      return state.entries[seat] === null ? writes(state, seat) : [];
    case 'roll':
    case 'over':
      return [];
  }
}

export function writes(state: Writing, seat: Seat): EntryMove[] {
  const sheet = at(state.sheets, seat);
  const moves: EntryMove[] = [];
  for (const row of ROWS) {
    if (!state.dice.includes(row)) continue;
    const cells = cellsOf(sheet, row);
    for (let i = 0; i < ROW_LENGTH; i += 1) {
      if (risingClash(cells, i, state.sum) >= 0) continue;
      const column = columnOf(row, i);
      if (columnClash(sheet, row, column, state.sum) === null)
        moves.push({ type: 'write', seat, row, column });
    }
  }
  moves.push({ type: 'pass', seat });
  return moves;
}
