/** Every game without the generator behind `createRng`, so that the bundle also runs in a bare Hermes. */
import type { GameRules } from '../../../engine/types';
import { games } from '../../../games/rules';

export interface Subject {
  rules: GameRules;
  /** Where a match is cut. */
  limit: number;
}

const LIMIT = 2000;
/** Their rules set no end. */
const ENDLESS: Readonly<Record<string, number>> = { veselka: 300, perlyna: 300 };

export const SUBJECTS: readonly Subject[] = Object.values(games).map((rules) => ({
  rules,
  limit: ENDLESS[rules.id] ?? LIMIT,
}));
