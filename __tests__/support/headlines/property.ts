/** What a headline is held to: read alone, as on a phone, it says what the rules say of the whole position. */
import type { Remark } from '../../../src/games/settle';
import type { quickRng } from '../quickRng';

export type Rng = ReturnType<typeof quickRng>;

export interface Property<Position = unknown> {
  position(rng: Rng): Position;
  /** What a player takes from the headline, from its id and facts alone. */
  implies(headline: Remark): string;
  /** The same, worked out without the question: by the law itself, or by the judge about every single move. */
  truth(position: Position): string;
  /** What the sentence by itself must tell, where the rest is marked on the table; else all of it. */
  heard?(headline: Remark): string;
}

export type Properties = Readonly<Record<string, Property>>;

export const facts = <Facts>(headline: Remark): Facts => headline.facts as unknown as Facts;

export const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** «And now?»: the case's own ruling, and nothing else. */
export const nowProperty = (cases: readonly string[]): Property<{ what: string }> => ({
  position: (rng) => ({ what: cases[rng.below(cases.length)] as string }),
  implies: ({ id }) => id,
  truth: ({ what }) => `now.${what}.ruling`,
  // Two mishaps may have the same remedy.
  heard: () => '',
});
