/** What a language says about the grid in both games. Knows no language. */
import type { FactSentences, MoveSentences } from '../../speak';
import type { Say } from '../../words';
import type { ByReason, GridFacts, TurnFacts } from '../rules/facts';
import type { LineEnd } from '../rules/grid';
import type { Kind } from '../rules/kinds';
import type { Draw, Pass, Shift, Take } from '../rules/moves';

type GridMove = { type: 'deal'; hands?: unknown } | Take | Draw | Shift | Pass;

export interface GridWords {
  name: Record<Kind | 'pearl', string>;
  /** «2 рубіни, сапфір». */
  gems(cards: readonly Kind[]): string;
  /** «рядок 3 вліво». */
  shift(end: LineEnd): string;
  /** Whose turn it is, or what is done now. */
  turn<Phase extends string>(
    now: Record<Phase, string>,
  ): (facts: TurnFacts<Phase>, say: Say) => string;
  now: Record<'act' | 'draw' | 'over', string>;
  why: FactSentences<ByReason<GridFacts>>;
  moves: MoveSentences<GridMove>;
  /** Beside the line before and after and what was paid. */
  briefly: { shift(end: LineEnd): string };
}

/** Each kind once with its number, in the order of first appearance. */
export function grouped(cards: readonly Kind[]): { kind: Kind; count: number }[] {
  const groups: { kind: Kind; count: number }[] = [];
  for (const kind of cards) {
    const known = groups.find((group) => group.kind === kind);
    if (known) known.count += 1;
    else groups.push({ kind, count: 1 });
  }
  return groups;
}
