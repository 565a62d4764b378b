/** Three clauses, and no question left open. */
import type { ClauseEntry, HouseReadings, RulingEntry } from '../../../../src/games/clauses';

export const CLAUSES = [
  { id: 'D-1.1', group: 'cards', phases: ['deal', 'play'] },
  { id: 'D-2.1', group: 'ladder', phases: ['play'] },
  { id: 'D-3.1', group: 'points', phases: ['play', 'count', 'over'] },
] as const satisfies readonly ClauseEntry[];

export type ClauseId = (typeof CLAUSES)[number]['id'];

export const RULINGS = [] as const satisfies readonly RulingEntry[];

export const HOUSE = {} as const satisfies HouseReadings;
