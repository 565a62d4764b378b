/** A turn on the field as it is entered: the hand, what its shifts cost, the shift in progress and its handles. */
import { useMemo } from 'react';

import type { Mode, Seat } from '../../../engine/types';
import { useText } from '../../../text/locale';
import type { Kind } from '../rules/kinds';
import type { Grid } from '../rules/grid';
import type { FieldHandles } from './Field';
import { handleLook } from './handleLook';
import { gridText } from '../words/table';
import { pricesOf, useShift, type ShiftEntry, type ShiftTable } from './useShift';

export interface TurnTable extends Omit<ShiftTable, 'grid' | 'hand'> {
  view: { mode: Mode; grid: Grid; hands: readonly { cards?: readonly Kind[] | null }[] };
  hints: boolean;
  offers(seat: Seat): readonly { type: string }[];
}

export interface TurnEntry {
  /** Null at a real table. */
  hand: readonly Kind[] | null;
  /** Nothing on the hand pays for any shift, and that may be said. */
  poor: boolean;
  entry: ShiftEntry;
  handles: FieldHandles;
}

export function useTurn(table: TurnTable): TurnEntry {
  const { seat, view, hints, offers } = table;
  const texts = useText(gridText);
  const hand = view.hands[seat]?.cards ?? null;
  // Hundreds of offers: listed once a position.
  const prices = useMemo(
    () => (view.mode === 'virtual' ? pricesOf(offers(seat)) : null),
    [view, offers, seat],
  );
  const entry = useShift({ ...table, grid: view.grid, hand }, prices);
  return {
    hand,
    poor: hints && prices !== null && prices.size === 0,
    entry,
    handles: {
      look: handleLook(view.grid, prices, hints, texts.handle),
      chosen: entry.end,
      wrong: entry.wrong,
      onChoose: entry.choose,
    },
  };
}
