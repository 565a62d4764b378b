/** The row as it is being typed: places, and the one that the next card goes to. */
import { useState } from 'react';

import type { Card } from '../../rules/types';

export interface TypedRow {
  slots: readonly (Card | null)[];
  /** The slot that the next key fills; past the end when all are filled. */
  cursor: number;
  /** The cards typed so far, in order. */
  cards: readonly Card[];
  choose(slot: number): void;
  type(card: Card): void;
  erase(): void;
}

/** The next empty slot after this one, else the first empty one, else past the end. */
function nextEmpty(slots: readonly (Card | null)[], from: number): number {
  const after = slots.findIndex((card, i) => card === null && i > from);
  if (after >= 0) return after;
  const first = slots.findIndex((card, i) => card === null && i !== from);
  return first >= 0 ? first : slots.length;
}

export function useTypedRow(count: number, draft: readonly Card[] | undefined): TypedRow {
  const [slots, setSlots] = useState<readonly (Card | null)[]>(() =>
    Array.from({ length: count }, (_, i) => draft?.[i] ?? null),
  );
  const [cursor, setCursor] = useState(draft ? count : 0);
  const put = (slot: number, card: Card | null): void =>
    setSlots(slots.map((old, i) => (i === slot ? card : old)));
  return {
    slots,
    cursor,
    cards: slots.flatMap((card) => (card === null ? [] : [card])),
    choose: setCursor,
    type(card) {
      if (cursor >= count) return;
      put(cursor, card);
      setCursor(nextEmpty(slots, cursor));
    },
    erase() {
      const at = cursor < count && slots[cursor] !== null ? cursor : cursor - 1;
      if (at < 0) return;
      put(at, null);
      setCursor(at);
    },
  };
}
