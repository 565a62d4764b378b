/** By which rules each question of Settle decides; of several questions the one that names a rule earlier answers disputes about it. */
import type { CLAUSES, RULINGS } from '../rules/clauses';

type Rule = (typeof CLAUSES | typeof RULINGS)[number]['id'];

export const SETTLES = {
  runs: ['N-4.1', 'N-4.4', 'N-4.2', 'N-4.3'],
  cost: ['N-3.1', 'N-3.5', 'N-3.2'],
  solo: ['N-7.1'],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
