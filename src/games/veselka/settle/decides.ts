/** By which rules each question of Settle decides; of several questions the one that names a rule earlier answers disputes about it. */
import type { CLAUSES, RULINGS } from '../rules/clauses';

type Rule = (typeof CLAUSES | typeof RULINGS)[number]['id'];

export const SETTLES = {
  run: ['V-2.1', 'V-2.3', 'V-2.4', 'V-2.5', 'V-2.2'],
  keep: ['V-2.6'],
  rainbows: ['V-4.3'],
  lap: ['V-4.2', 'V-4.1'],
  swap: ['V-3.1', 'V-3.2'],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
