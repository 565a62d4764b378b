/** What lies in a game's real box, and for how many players it still suffices. Shapes only; lists are each game's. */

export interface BoxCard {
  id: string;
  /** How many alike the full box has. */
  copies: number;
}

export interface GameBox {
  cards: readonly BoxCard[];
  /** So many belong together: a colour. Left out where all do. */
  together?: number;
  /** `left`: how many of a card are still there. */
  suffices(seats: number, left: (id: string) => number): boolean;
}

/** Nothing of it may be missing, however many play. */
export function wholeBox(cards: readonly BoxCard[]): GameBox {
  return { cards, suffices: (_, left) => cards.every(({ id, copies }) => left(id) === copies) };
}

export type Missing = Readonly<Record<string, number>>;

/** How many of a card are missing: never more than there were, whatever somebody's file says. */
export const goneOf = ({ id, copies }: BoxCard, gone: Missing = {}): number =>
  Math.min(gone[id] ?? 0, copies);

/** How many pieces are missing from a box. */
export function missingFrom({ cards }: GameBox, gone?: Missing): number {
  return cards.reduce((sum, card) => sum + goneOf(card, gone), 0);
}

/** For how many players what is left of the real box suffices. */
export function countsLeft(
  { cards, suffices }: GameBox,
  { min, max }: { min: number; max: number },
  gone?: Missing,
): number[] {
  const left = (id: string): number => {
    const card = cards.find((one) => one.id === id);
    return card ? card.copies - goneOf(card, gone) : 0;
  };
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((seats) =>
    suffices(seats, left),
  );
}
