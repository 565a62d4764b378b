/** The box of 96 gem cards that «Нізам», «Перлина Сходу» and «Веселка» share: eight kinds of twelve. */

/** In the order of the colour circle, which closes from violet to red. */
export const KINDS = ['red', 'orange', 'yellow', 'lime', 'green', 'sky', 'blue', 'violet'] as const;
export type Kind = (typeof KINDS)[number];

export const COPIES = 12;

const INDEX: ReadonlyMap<unknown, number> = new Map(KINDS.map((kind, i) => [kind, i]));

/** 0–7, or −1 for anything that is not a kind. */
export function kindIndex(value: unknown): number {
  return INDEX.get(value) ?? -1;
}

export function isKind(value: unknown): value is Kind {
  return INDEX.has(value);
}

/** How many of each kind, by `kindIndex`. */
export function countKinds(cards: readonly Kind[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) {
    const i = kindIndex(card);
    counts[i] = (counts[i] ?? 0) + 1;
  }
  return counts;
}

/** The canonical list of a stock given as counts: kinds in circle order, one entry a copy. */
export function listKinds(counts: readonly number[]): Kind[] {
  const out: Kind[] = [];
  KINDS.forEach((kind, i) => {
    for (let n = counts[i] ?? 0; n > 0; n -= 1) out.push(kind);
  });
  return out;
}
