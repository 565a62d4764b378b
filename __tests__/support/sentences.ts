/** What one game has to say, for the runner of all words: positions and moves by the dozen, and how some of it reads. */
import type { Refusal, ScoreLine, Setup } from '../../src/engine/types';
import type { Say } from '../../src/games/words';

export interface Sentences<Move = unknown> {
  /** Every phase of the game: each is named, and nothing else is. */
  phases: readonly string[];
  refusals: readonly Refusal[];
  /** The kinds of refusal the rules give; each is among the refusals, and no other is. */
  kinds: { of(refusal: Refusal): string; all: readonly string[] };
  moves: readonly (readonly [Setup, Move])[];
  lines: readonly ScoreLine[];
  /** Moves that differ in what the log keeps secret: their lines do not. */
  alike: readonly { setup: Setup; moves: readonly Move[]; without?: RegExp }[];
  /** What the log says in every language. */
  tells: readonly (readonly [Setup, Move, RegExp])[];
  /** Ukrainian, word for word. */
  reads: {
    refusals?: readonly (readonly [Refusal, string])[];
    moves?: readonly (readonly [Setup, Move, string])[];
    lines?: readonly (readonly [ScoreLine, string])[];
  };
  /** Words in Latin letters that stand in Ukrainian and Russian too. */
  latin?: RegExp;
}

export const NAMES = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Ірина'];
export const SAY: Say = { name: (seat) => NAMES[seat] ?? `№${seat}` };

/** A refusal that the rules are sure to give. */
export function refusedBy(verdict: { ok: true } | Refusal): Refusal {
  if (verdict.ok) throw new Error('accepted');
  return verdict;
}
