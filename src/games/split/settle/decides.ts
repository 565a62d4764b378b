/** By which rules each question of Settle decides; of several questions the one that names a rule earlier answers disputes about it. */
import type { CLAUSES, RULINGS } from '../rules/clauses';

type Rule = (typeof CLAUSES | typeof RULINGS)[number]['id'];

export const SETTLES = {
  votes: ['S-4.2', 'S-4.3', 'S-4.4', 'S-4.5', 'S-4.1', 'S-4.6', 'S-4.8'],
  joker: ['S-5.2', 'S-5.3', 'S-5.1', 'S-5.4'],
  majority: ['S-7.6', 'S-7.7', 'S-7.3', 'S-7.4', 'S-7.5'],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
