/** How a handle looks: cheap, dear or out of reach, as far as the player to move may know. */
import { THREE } from '../rules/because';
import { type Grid, type LineEnd, PEARL } from '../rules/grid';
import { edgeCard } from '../rules/notation';
import type { HandleLook } from './Handle';
import type { gridText } from '../words/table';
import { endKey, type Prices } from './useShift';

type Words = (typeof gridText)['uk']['handle'];

export function handleLook(
  grid: Grid,
  /** Null where the hand is not known. */
  prices: Prices | null,
  hints: boolean,
  words: Words,
): (end: LineEnd) => HandleLook {
  return (end) => {
    const edge = edgeCard(grid, end);
    if (edge === null) return { label: '', price: null, faded: true };
    if (prices === null || !hints) {
      const price = edge === PEARL && hints ? THREE : null;
      return { label: words.label(end, edge, price), price, faded: false };
    }
    const payments = prices.get(endKey(end)) ?? [];
    const price = payments.some((pay) => pay.length === 1) ? 1 : THREE;
    const faded = payments.length === 0;
    const label = words.label(end, edge, price);
    return { label: faded ? `${label}, ${words.dear}` : label, price, faded };
  };
}
