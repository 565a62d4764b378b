/** The box of 96 gem cards that «Нізам», «Перлина Сходу» and «Веселка» share: eight kinds of twelve. */

/** In the order of the colour circle, which closes from violet to red. */
export const KINDS = ['red', 'orange', 'yellow', 'lime', 'green', 'sky', 'blue', 'violet'] as const;
export type Kind = (typeof KINDS)[number];

export const COPIES = 12;

/** By the first letter, which no two share; other letters say red, and are not. */
const BY_LETTER: readonly number[] = Array.from({ length: 128 }, (_, letter) =>
  Math.max(
    0,
    KINDS.findIndex((kind) => kind.charCodeAt(0) === letter),
  ),
);

/** 0–7, or −1 for anything that is not a kind. Looked up: cards come at random, so branches would be guessed wrong. */
export function kindIndex(value: unknown): number {
  if (typeof value !== 'string') return -1;
  const kind = BY_LETTER[value.charCodeAt(0) & 127] as number;
  return KINDS[kind] === value ? kind : -1;
}

/** The same of what was judged to be a kind: its letter says all. */
export function indexOfKind(kind: Kind): number {
  return BY_LETTER[kind.charCodeAt(0) & 127] as number;
}

export function isKind(value: unknown): value is Kind {
  return kindIndex(value) >= 0;
}

/** How many of each kind, by `kindIndex`, be they more than the box has. */
export function countKinds(cards: readonly Kind[]): number[] {
  return addKinds([0, 0, 0, 0, 0, 0, 0, 0], cards);
}

/** Counts these as well, in the same list. */
export function addKinds(counts: number[], cards: readonly Kind[]): number[] {
  for (let i = 0; i < cards.length; i += 1) {
    const kind = kindIndex(cards[i]);
    counts[kind] = (counts[kind] as number) + 1;
  }
  return counts;
}
