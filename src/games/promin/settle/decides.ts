/** By which rules each question of Settle decides; of several questions the one that names a rule earlier answers disputes about it. */
import type { CLAUSES, RULINGS } from '../rules/clauses';

type Rule = (typeof CLAUSES | typeof RULINGS)[number]['id'];

export const SETTLES = {
  trick: ['P-4.6', 'P-1.6', 'P-4.9', 'A-P27'],
  play: ['P-4.4', 'P-4.3', 'P-4.5', 'A-P25'],
  bid: ['P-5.3', 'P-5.4', 'P-3.3', 'P-3.4', 'P-5.1', 'P-5.2'],
  opener: ['P-3.6', 'P-3.7'],
  tie: ['P-6.1', 'P-6.2', 'P-6.3'],
  now: ['A-P18', 'A-P22', 'A-P29', 'P-3.1', 'P-4.1', 'P-4.4'],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
