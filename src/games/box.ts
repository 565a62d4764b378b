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
