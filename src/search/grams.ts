/** Triples of letters: which words could be meant at all, without comparing with every one. */

export function grams(word: string): string[] {
  const padded = `^${word}$`;
  const out: string[] = [];
  for (let i = 0; i + 3 <= padded.length; i += 1) out.push(padded.slice(i, i + 3));
  return out;
}

export interface GramIndex {
  /** For every word that shares a triple: how alike it is, 0 … 1. */
  alike(word: string): ReadonlyMap<number, number>;
}

/** `words` are known by their places in the list. */
export function gramIndex(words: readonly string[]): GramIndex {
  const postings = new Map<string, number[]>();
  const sizes: number[] = [];
  words.forEach((word, i) => {
    const own = grams(word);
    sizes.push(own.length);
    for (const gram of own) {
      const list = postings.get(gram);
      if (list) list.push(i);
      else postings.set(gram, [i]);
    }
  });
  return {
    alike(word) {
      const asked = grams(word);
      const shared = new Map<number, number>();
      for (const gram of asked)
        for (const i of postings.get(gram) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
      for (const [i, n] of shared) shared.set(i, (2 * n) / (asked.length + (sizes[i] ?? 0)));
      return shared;
    },
  };
}
