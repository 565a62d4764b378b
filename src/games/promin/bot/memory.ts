/**
 * What a player at the table has in mind of this deal: every card that was seen anywhere, and between which values the
 * own cards lie, told from where they were drawn. The last card of a trick no view shows (A-P17): one of the others'
 * is missed in their hand afterwards, the own one stays unknown.
 */
import type { Seat } from '../../../engine/types';
import { COLOUR_COUNT, colourIndex } from '../rules/cards';
import type { SeenCard, View } from '../rules/types';

export interface Memory {
  deal: number;
  /** By colour: masks of the values seen. */
  seen: number[];
  /** By colour, lowest card first: the own cards are above and below these values. */
  own: [number, number][][];
  /** The trick in which the own card was last noted. */
  noted: number;
}

type Played = Extract<View, { phase: 'bid' | 'play' }>;

/** Null where no cards are dealt. */
export function remembered(memory: unknown, view: View, seat: Seat): Memory | null {
  if (view.phase === 'deal' || view.phase === 'over' || view.hands === null) return null;
  const before = isMemory(memory) && memory.deal === view.deal ? memory : null;
  const seen = before === null ? [0, 0, 0, 0, 0] : before.seen.slice();
  look(seen, view);
  const own = ownCounts(view, seat).map((count, colour) =>
    fitted(before?.own[colour] ?? [], count, view.highest, before === null),
  );
  const memo: Memory = {
    deal: view.deal,
    seen,
    own,
    noted: before?.noted ?? 0,
  };
  return noteOwn(memo, before, view, seat);
}

/** Whatever somebody hands over: an old record, another game's, nothing. */
function isMemory(value: unknown): value is Memory {
  if (typeof value !== 'object' || value === null) return false;
  const { seen, own } = value as Partial<Memory>;
  return Array.isArray(seen) && Array.isArray(own) && own.length === COLOUR_COUNT;
}

function look(seen: number[], view: Played): void {
  const see = (card: SeenCard): void => {
    const colour = colourIndex(card.colour);
    if ('value' in card) seen[colour] = (seen[colour] as number) | (1 << card.value);
  };
  view.hands?.forEach((hand) => hand.forEach(see));
  if (view.phase === 'play') view.trick.cards.forEach(({ card }) => see(card));
}

export function ownCounts(view: Played, seat: Seat): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { colour } of view.hands?.[seat] ?? []) {
    const i = colourIndex(colour);
    counts[i] = (counts[i] as number) + 1;
  }
  return counts;
}

/** Where a card went that was not seen, each of the rest may be the one or its neighbour. */
function fitted(
  bounds: readonly [number, number][],
  count: number,
  highest: number,
  fresh: boolean,
): [number, number][] {
  if (fresh || bounds.length < count)
    return Array.from({ length: count }, () => [0, highest + 1] as [number, number]);
  const gone = bounds.length - count;
  return Array.from({ length: count }, (_, i) => [
    (bounds[i] as [number, number])[0],
    (bounds[i + gone] as [number, number])[1],
  ]);
}

/** The own card in the open trick tells of its neighbours in hand. */
function noteOwn(memo: Memory, before: Memory | null, view: Played, seat: Seat): Memory {
  if (view.phase !== 'play' || memo.noted === view.trick.number) return memo;
  const mine = view.trick.cards.find((played) => played.seat === seat);
  if (mine === undefined || mine.rank === null) return memo;
  const colour = colourIndex(mine.card.colour);
  const { value } = mine.card;
  const { rank } = mine;
  const now = memo.own[colour] as [number, number][];
  const old = before?.own[colour];
  // Seen at once, so the bounds are those from before without this very card.
  const exact = old !== undefined && old.length === now.length + 1;
  const bounds = exact ? old.filter((_, i) => i !== rank) : now;
  memo.own[colour] = bounds.map(([low, high], i) =>
    i < rank ? [low, Math.min(high, value)] : [Math.max(low, value), high],
  );
  memo.noted = view.trick.number;
  return memo;
}
