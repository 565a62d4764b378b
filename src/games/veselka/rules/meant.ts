/** What somebody on a chair can say: a move of that chair, or what is nobody's own. */
import { spoken } from '../../../engine/chair';
import type { Seat } from '../../../engine/types';
import type { VeselkaState } from './types';

const DRAWN_BY_THE_APP = ['deal', 'draw'];
const DRAWN_BY_HAND: readonly string[] = [];

export function meant(state: VeselkaState, seat: Seat, choice: unknown): unknown {
  const dealt = state.table.mode === 'virtual';
  return spoken(seat, choice, dealt ? DRAWN_BY_THE_APP : DRAWN_BY_HAND);
}
