/** Pieces that several kits need: seats to try, gem cards, and searching a log. */
import * as fc from 'fast-check';

import type { Rng, Viewer } from '../../../src/engine/types';
import type { Kind } from '../../../src/games/gems/rules/kinds';
import { COPIES, KINDS } from '../../../src/games/gems/rules/kinds';
import { pick } from '../../support/quickRng';
import type { Match } from '../../support/playout';
import type { Entry } from '../kit';

/** One seat more than any table has, so that a stranger tries as well. */
export const anySeat = fc.integer({ min: 0, max: 6 });
export const anyKind = fc.constantFrom(...KINDS);

export function entryOf<T extends Record<string, fc.Arbitrary<unknown>>>(
  type: string,
  fields: T,
): fc.Arbitrary<Entry> {
  return fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<Entry>;
}

export function ids(entries: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(entries.map((entry) => entry.id));
}

/** Who acted last before this move: the one who draws. */
export function lastActor(match: Match, index: number): number | undefined {
  for (let i = index - 1; i >= 0; i -= 1) {
    const seat = match.moves[i]?.seat;
    if (seat !== undefined) return seat;
  }
  return undefined;
}

function replaced<T>(xs: readonly T[], i: number, x: T): T[] {
  return xs.map((old, k) => (k === i ? x : old));
}

/** Seats whose hands the viewer cannot see. */
function hiddenSeats(seats: number, viewer: Viewer): number[] {
  return Array.from({ length: seats }, (_, s) => s).filter((s) => s !== viewer);
}

/** Two cards change places where the viewer sees neither: two hands, or a hand and the deck. */
export function disguisedDeal(match: Match, move: Entry, viewer: Viewer, rng: Rng): Entry | null {
  const hands = move.hands as readonly (readonly Kind[])[];
  const hidden = hiddenSeats(match.setup.seats, viewer);
  if (hidden.length === 0) return null;
  const seat = pick(rng, hidden);
  const place = rng.below(hands[seat]?.length ?? 1);
  const card = hands[seat]?.[place] as Kind;
  const other = pick(rng, hidden);
  if (other !== seat && rng.below(2) === 0) {
    const otherPlace = rng.below(hands[other]?.length ?? 1);
    const otherCard = hands[other]?.[otherPlace] as Kind;
    if (otherCard === card) return null;
    const swapped = replaced(hands, seat, replaced(hands[seat] ?? [], place, otherCard));
    return {
      ...move,
      hands: replaced(swapped, other, replaced(hands[other] ?? [], otherPlace, card)),
    };
  }
  const fresh = pick(rng, KINDS);
  const dealt = hands.flat().filter((kind) => kind === fresh).length;
  if (fresh === card || dealt >= COPIES) return null;
  return { ...move, hands: replaced(hands, seat, replaced(hands[seat] ?? [], place, fresh)) };
}

/** Somebody else drew another card. */
export function disguisedDraw(match: Match, index: number, viewer: Viewer, rng: Rng): Entry | null {
  const move = match.moves[index] as Entry;
  const cards = move.cards as readonly Kind[];
  if (cards.length === 0 || lastActor(match, index) === viewer) return null;
  const place = rng.below(cards.length);
  const fresh = pick(rng, KINDS);
  return fresh === cards[place] ? null : { ...move, cards: replaced(cards, place, fresh) };
}
