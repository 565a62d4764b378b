/** Makes refusal sentences out of a language's words. Knows no language; never throws. */
import type { Refusal } from '../../../engine/types';
import type { Kind } from '../../gems';
import type { Say } from '../../words';
import type { GridFacts } from '../facts';
import type { LineEnd } from '../grid';

/** One sentence for each reason, typed by the facts the rules give with it. */
export type Sentences<Facts extends { why: string }> = {
  [Why in Facts['why']]: (facts: Extract<Facts, { why: Why }>, say: Say) => string;
};

export type GridPhase = 'deal' | 'act' | 'draw' | 'refill' | 'over';

/** What a language says about the grid in both games. */
export interface GridWords {
  name: Record<Kind | 'pearl', string>;
  /** «2 рубіни, сапфір». */
  gems(cards: readonly Kind[]): string;
  /** «рядок 3 вліво». */
  shift(end: LineEnd): string;
  why: Sentences<GridFacts>;
}

export interface RefusalWords<Facts extends { why: string }> {
  why: Sentences<Facts>;
  turnOf(name: string): string;
  phase: Partial<Record<GridPhase, string>>;
  form: string;
  /** Said after a verdict that rests on what this table agreed. */
  house: string;
  other(clause: string): string;
}

type AnySentence = (facts: Refusal['facts'], say: Say) => string;

function sentenceOf<Facts extends { why: string }>(
  words: RefusalWords<Facts>,
  { clause, facts }: Refusal,
  say: Say,
): string | undefined {
  if (clause === 'form') return words.form;
  if (clause === 'turn') {
    const turnOf = facts['turnOf'];
    if (Array.isArray(turnOf)) return words.turnOf(say.name(turnOf[0] as number));
    return words.phase[facts['phase'] as GridPhase];
  }
  const sentences = words.why as unknown as Record<string, AnySentence>;
  const why = String(facts['why']);
  return Object.hasOwn(sentences, why) ? sentences[why]?.(facts, say) : undefined;
}

export function composeRefusal<Facts extends { why: string }>(
  words: RefusalWords<Facts>,
): (refusal: Refusal, say: Say) => string {
  return (refusal, say) => {
    try {
      const sentence = sentenceOf(words, refusal, say) ?? words.other(refusal.clause);
      return refusal.facts['house'] === undefined ? sentence : `${sentence} ${words.house}`;
    } catch {
      // Facts of an older record may miss what today's sentence asks for.
      return words.other(refusal.clause);
    }
  };
}

/** A log line or a score line that never throws, whatever an old record holds. */
export function orElse<Args extends unknown[]>(
  say: (...args: Args) => string,
  other: string,
): (...args: Args) => string {
  return (...args) => {
    try {
      return say(...args);
    } catch {
      return other;
    }
  };
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
