/**
 * Qwinto from one chair. Sheets and dice are open; what others have entered for this roll and not yet shown
 * (A-Q14) is any of their legal entries, each as likely.
 */
import { at } from '../../../engine/arrays';
import { spoken } from '../../../engine/chair';
import type { Rng, Seat } from '../../../engine/types';
import { writes } from './offers';
import type { Entry, State, View, Writing } from './types';

export function imagine(view: View, _seat: Seat, rng: Rng): State {
  const { phase, mode, active, sheets, rolls, dice, values } = view;
  switch (phase) {
    case 'dice':
    case 'over':
      return { phase, mode, active, sheets, rolls };
    case 'roll':
      return { phase, mode, active, sheets, rolls, dice, again: view.again };
    case 'keep':
      return { phase, mode, active, sheets, rolls, dice, values };
    case 'write':
      return writing(view, rng);
  }
}

function writing(view: View, rng: Rng): Writing {
  const { mode, active, sheets, rolls, dice, values, sum } = view;
  const entries: (Entry | null)[] = [];
  const state: Writing = {
    phase: 'write',
    mode,
    active,
    sheets,
    rolls,
    dice,
    values,
    sum: sum as number,
    entries,
  };
  for (let seat = 0; seat < view.entries.length; seat += 1) {
    const entry = at(view.entries, seat);
    entries.push(entry === 'secret' ? anyEntry(state, seat, rng) : entry);
  }
  return state;
}

function anyEntry(state: Writing, seat: Seat, rng: Rng): Entry {
  const possible = writes(state, seat);
  const move = at(possible, rng.below(possible.length));
  return move.type === 'pass' ? 'pass' : { row: move.row, column: move.column };
}

const DRAWN: readonly string[] = ['roll'];
const ENTERED: readonly string[] = [];

/** A choice is a move; only in a dealt match are the dice the app's alone. */
export function meant(state: State, seat: Seat, choice: unknown): unknown {
  return spoken(seat, choice, state.mode === 'virtual' ? DRAWN : ENTERED);
}
