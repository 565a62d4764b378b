/** What somebody on a chair can say: a move of that chair, or what is nobody's own. In a dealt match the deck speaks for itself. */
import { spoken } from '../../../engine/chair';
import type { Seat } from '../../../engine/types';
import type { SplitState } from './types';

const DRAWN: readonly string[] = ['row'];
const ENTERED: readonly string[] = [];

export function meant(state: SplitState, seat: Seat, choice: unknown): unknown {
  const dealt = 'table' in state && state.table?.mode === 'virtual';
  return spoken(seat, choice, dealt ? DRAWN : ENTERED);
}
