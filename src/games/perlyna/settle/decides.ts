/** By which rules each question of Settle decides; of several questions the one that names a rule earlier answers disputes about it. */
import type { CLAUSES, RULINGS } from '../rules/clauses';

type Rule = (typeof CLAUSES | typeof RULINGS)[number]['id'];

export const SETTLES = {
  blocked: ['E-4.6', 'E-4.1'],
  pearl: ['E-4.2', 'E-4.3'],
  tasks: ['E-4.1', 'E-3.6', 'E-4.3', 'E-4.4', 'E-4.6'],
  cost: ['E-3.1', 'E-3.2', 'E-3.4', 'E-3.5'],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
