/** The result that is being entered: totals or an order, and what the rules make of it. Pure; contains no rules. */
import type { FinalResult, GameRules, Refusal, Standing } from '../../../src/engine/types';
import type { ResultMove } from '../../../src/match/late';

/** By name, which nobody at a table shares; null or absent: not entered yet. */
export type Totals = Readonly<Record<string, number | null>>;

/** A name is anything, `constructor` too. */
export const totalOf = (totals: Totals, name: string): number | null =>
  Object.hasOwn(totals, name) ? (totals[name] ?? null) : null;

export interface Judged {
  move: ResultMove | null;
  /** Whose total is still to be entered. */
  missing: readonly string[];
  refusal: Refusal | null;
  standing: Standing | null;
}

const NOTHING = { move: null, missing: [], refusal: null, standing: null } as const;

/** Those at the table by seat; where only the order counts they sit in that order. */
export function judged(rules: GameRules, names: readonly string[], totals: Totals): Judged {
  const { seats, final } = rules;
  if (!final || names.length < seats.min || names.length > seats.max) return NOTHING;
  const missing = names.filter((name) => totalOf(totals, name) === null);
  if (final.by === 'points' && missing.length > 0) return { ...NOTHING, missing };
  const move: ResultMove =
    final.by === 'points'
      ? { type: 'result', points: names.map((name) => totalOf(totals, name) ?? 0) }
      : { type: 'result', places: names.map((_, i) => i + 1) };
  const state = rules.begin({ seats: names.length, first: 0, mode: 'score' });
  const verdict = rules.judge(state, move);
  if (!verdict.ok) return { ...NOTHING, move, refusal: verdict };
  return { ...NOTHING, move, standing: rules.standing(rules.apply(state, move)) };
}

/** Further than this from one possible total the next one never lies. */
const FARTHEST = 10;

/** One step up or down to a total the game knows; a first touch begins at nothing. */
export function stepped(final: FinalResult, value: number | null, by: 1 | -1): number {
  if (value === null) return 0;
  for (let n = 1; n <= FARTHEST; n += 1) if (final.isTotal(value + by * n)) return value + by * n;
  return value;
}

/** What was typed into a total's field; undefined: not a number yet. */
export function readTotal(text: string): number | null | undefined {
  const plain = text.trim().replace('−', '-');
  if (plain === '') return null;
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) : undefined;
}
