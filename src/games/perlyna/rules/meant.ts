/** What somebody on a chair says: a choice is a move. In a dealt match the deck speaks for itself. */
import { spoken } from '../../../engine/chair';
import type { Seat } from '../../../engine/types';
import type { PerlynaState } from './types';

const DRAWN: readonly string[] = ['deal', 'draw'];
const ENTERED: readonly string[] = [];

export function meant(state: PerlynaState, seat: Seat, choice: unknown): unknown {
  return spoken(seat, choice, state.mode === 'virtual' ? DRAWN : ENTERED);
}
