/** What somebody on a chair says: a choice is a move. In a dealt match the deck speaks for itself. */
import { spoken } from '../../../engine/chair';
import type { Seat } from '../../../engine/types';
import type { NizamState } from './types';

const DRAWN: readonly string[] = ['deal', 'draw', 'refill'];
const ENTERED: readonly string[] = [];

export function meant(state: NizamState, seat: Seat, choice: unknown): unknown {
  return spoken(seat, choice, state.mode === 'virtual' ? DRAWN : ENTERED);
}
