/** The numbered clauses of «Промінь» in playing order, and the questions its rulebook leaves open. */
import type { ClauseEntry, HouseReadings, RulingEntry } from '../../clauses';

const ALL = ['deal', 'bid', 'play'] as const;

export const CLAUSES = [
  { id: 'P-1.1', group: 'setup', phases: ['deal', 'play'] },
  { id: 'P-1.2', group: 'setup', phases: ALL },
  { id: 'P-1.3', group: 'setup', phases: [] },
  { id: 'P-1.4', group: 'setup', phases: ['bid'] },
  { id: 'P-1.5', group: 'setup', phases: [] },
  { id: 'P-1.6', group: 'setup', phases: ['bid', 'play'] },
  { id: 'P-1.7', group: 'setup', phases: ['play'] },
  { id: 'P-2.1', group: 'deal', phases: ['deal', 'bid'] },
  { id: 'P-2.2', group: 'deal', phases: ['deal', 'bid'] },
  { id: 'P-2.3', group: 'deal', phases: ['deal', 'bid'] },
  { id: 'P-2.4', group: 'deal', phases: ['deal', 'bid'] },
  { id: 'P-2.5', group: 'deal', phases: ALL },
  { id: 'P-2.6', group: 'deal', phases: ['deal', 'bid'] },
  { id: 'P-3.1', group: 'bets', phases: ['bid'] },
  { id: 'P-3.2', group: 'bets', phases: ['bid'] },
  { id: 'P-3.3', group: 'bets', phases: ['bid'] },
  { id: 'P-3.4', group: 'bets', phases: ['bid', 'play'] },
  { id: 'P-3.5', group: 'bets', phases: ['bid'] },
  { id: 'P-3.6', group: 'bets', phases: ['bid'] },
  { id: 'P-3.7', group: 'bets', phases: ['bid'] },
  { id: 'P-4.1', group: 'tricks', phases: ['play'] },
  { id: 'P-4.2', group: 'tricks', phases: ['play'] },
  { id: 'P-4.3', group: 'tricks', phases: ['play'] },
  { id: 'P-4.4', group: 'tricks', phases: ['play'] },
  { id: 'P-4.5', group: 'tricks', phases: ['play'] },
  { id: 'P-4.6', group: 'tricks', phases: ['play'] },
  { id: 'P-4.7', group: 'tricks', phases: ['play'] },
  { id: 'P-4.8', group: 'tricks', phases: ['play'] },
  { id: 'P-4.9', group: 'tricks', phases: ['play'] },
  { id: 'P-4.10', group: 'tricks', phases: ['play'] },
  { id: 'P-4.11', group: 'tricks', phases: ['play', 'deal'] },
  { id: 'P-5.1', group: 'scoring', phases: ['play'] },
  { id: 'P-5.2', group: 'scoring', phases: ['play'] },
  { id: 'P-5.3', group: 'scoring', phases: ['bid', 'play'] },
  { id: 'P-5.4', group: 'scoring', phases: ['bid', 'play'] },
  { id: 'P-5.5', group: 'scoring', phases: ['play'] },
  { id: 'P-6.1', group: 'end', phases: ['over'] },
  { id: 'P-6.2', group: 'end', phases: ['over'] },
  { id: 'P-6.3', group: 'end', phases: ['over'] },
] as const satisfies readonly ClauseEntry[];

export type ClauseId = (typeof CLAUSES)[number]['id'];

export const RULINGS = [
  { id: 'A-P1', clauses: ['P-1.1'] },
  { id: 'A-P2', clauses: ['P-1.4', 'P-3.2'] },
  { id: 'A-P3', clauses: ['P-3.2', 'P-3.3'] },
  { id: 'A-P4', clauses: ['P-3.2'] },
  { id: 'A-P5', clauses: ['P-3.3', 'P-3.4'] },
  { id: 'A-P6', clauses: ['P-2.6', 'P-3.1'] },
  { id: 'A-P7', clauses: ['P-2.4', 'P-4.11'] },
  { id: 'A-P8', clauses: ['P-2.1', 'P-4.11'] },
  { id: 'A-P9', clauses: ['P-3.7', 'P-6.3'] },
  { id: 'A-P10', clauses: ['P-3.7'] },
  { id: 'A-P11', clauses: ['P-6.3'] },
  { id: 'A-P12', clauses: ['P-3.1', 'P-3.6'] },
  { id: 'A-P13', clauses: ['P-3.6'] },
  { id: 'A-P14', clauses: ['P-2.2', 'P-2.3'] },
  { id: 'A-P15', clauses: ['P-2.2', 'P-2.3'] },
  { id: 'A-P16', clauses: ['P-4.8'] },
  { id: 'A-P17', clauses: ['P-4.8'] },
  { id: 'A-P18', clauses: ['P-4.4'] },
  { id: 'A-P19', clauses: ['P-2.2', 'P-2.3'] },
  { id: 'A-P20', clauses: ['P-4.2'] },
  { id: 'A-P21', clauses: ['P-2.1'] },
  { id: 'A-P22', clauses: ['P-3.1'] },
  { id: 'A-P23', clauses: ['P-3.2'] },
  { id: 'A-P24', clauses: ['P-5.4'] },
  { id: 'A-P25', clauses: ['P-4.3', 'P-4.5'] },
  { id: 'A-P26', clauses: ['P-4.10'] },
  { id: 'A-P27', clauses: ['P-4.6'] },
  { id: 'A-P28', clauses: ['P-2.5'] },
  { id: 'A-P29', clauses: ['P-4.1'] },
  { id: 'A-P30', clauses: ['P-6.3'] },
] as const satisfies readonly RulingEntry[];

/** Where §5 names another reading that a table would really play. */
export const HOUSE = {
  /** In the last tie the first player is whoever opened deal four. */
  'A-P11': ['opener'],
} as const satisfies HouseReadings;
