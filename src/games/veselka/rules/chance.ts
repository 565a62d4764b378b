/** What the deck does. The order of the cards is drawn only now; the state never holds it. */
import type { Rng } from '../../../engine/types';
import { listKinds, ofEach, total } from '../../gems/rules/counts';
import { COPIES } from '../../gems/rules/kinds';
import type { Kind } from '../../gems/rules/kinds';
import { HAND, rebuiltDeck } from './stock';
import type { Drawing, VeselkaMove, VeselkaState } from './types';

const WHOLE_BOX: readonly Kind[] = listKinds(ofEach(COPIES));

export function chance(state: VeselkaState, rng: Rng): VeselkaMove {
  if (state.phase === 'deal') {
    const { seats, mode } = state.table;
    const cards = rng.shuffle(WHOLE_BOX);
    const top = cards[0] as Kind;
    if (mode === 'referee') return { type: 'deal', top };
    const hands: Kind[][] = [];
    for (let s = 0; s < seats; s += 1) hands.push(cards.slice(1 + s * HAND, 1 + (s + 1) * HAND));
    return { type: 'deal', top, hands };
  }
  if (state.phase === 'draw') return { type: 'draw', cards: drawn(state, rng) };
  throw new Error(`chance: nothing to draw in ${state.phase}`);
}

function drawn(state: Drawing, rng: Rng): Kind[] {
  const { stock, count } = state;
  const left = total(stock.deck);
  const old = rng.shuffle(listKinds(stock.deck));
  if (count <= left) return old.slice(0, count);
  const rebuilt = rng.shuffle(listKinds(rebuiltDeck(stock)));
  return old.concat(rebuilt.slice(0, count - left));
}
