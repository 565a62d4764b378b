/** By which rules each question of Settle decides; of several questions the one that names a rule earlier answers disputes about it. */
import type { CLAUSES, RULINGS } from '../rules/clauses';

type Rule = (typeof CLAUSES | typeof RULINGS)[number]['id'];

export const SETTLES = {
  cell: ['Q-3.5', 'Q-2.2', 'Q-2.3', 'Q-2.4', 'Q-2.1', 'Q-1.1', 'Q-3.6'],
  valid: ['A-Q21', 'Q-5.1', 'Q-5.2', 'Q-2.2', 'Q-2.3'],
  score: ['Q-6.1', 'Q-6.2', 'Q-6.3', 'Q-6.4', 'Q-6.5'],
  now: ['Q-4.1', 'Q-4.2'],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
