/** The numbered clauses in playing order and the rulings on what the printed rules leave open. Ids only. */
import type { ClauseEntry, HouseReadings, RulingEntry } from '../../clauses';

const DEALING = ['cut', 'vote', 'joker'] as const;

export const CLAUSES = [
  { id: 'S-1.1', group: 'setup', phases: [] },
  { id: 'S-1.2', group: 'setup', phases: ['row', 'stacks'] },
  { id: 'S-1.3', group: 'setup', phases: ['vote'] },
  { id: 'S-1.4', group: 'setup', phases: ['row'] },
  { id: 'S-1.5', group: 'setup', phases: ['cut'] },
  { id: 'S-2.1', group: 'row', phases: ['row', 'cut'] },
  { id: 'S-2.2', group: 'row', phases: ['row'] },
  { id: 'S-2.3', group: 'row', phases: ['cut'] },
  { id: 'S-3.1', group: 'vote', phases: ['vote'] },
  { id: 'S-3.2', group: 'vote', phases: ['vote'] },
  { id: 'S-4.1', group: 'distribution', phases: ['vote'] },
  { id: 'S-4.2', group: 'distribution', phases: ['vote'] },
  { id: 'S-4.3', group: 'distribution', phases: ['cut', 'vote'] },
  { id: 'S-4.4', group: 'distribution', phases: ['cut', 'vote'] },
  { id: 'S-4.5', group: 'distribution', phases: ['cut', 'vote'] },
  { id: 'S-4.6', group: 'distribution', phases: ['cut', 'vote'] },
  { id: 'S-4.7', group: 'distribution', phases: ['joker'] },
  { id: 'S-4.8', group: 'distribution', phases: DEALING },
  { id: 'S-5.1', group: 'layout', phases: ['joker', 'stacks'] },
  { id: 'S-5.2', group: 'layout', phases: ['joker', 'stacks'] },
  { id: 'S-5.3', group: 'layout', phases: ['joker', 'vote'] },
  { id: 'S-5.4', group: 'layout', phases: ['joker'] },
  { id: 'S-6.1', group: 'rounds', phases: ['row', ...DEALING] },
  { id: 'S-6.2', group: 'rounds', phases: ['row'] },
  { id: 'S-7.1', group: 'end', phases: ['row', 'over'] },
  { id: 'S-7.2', group: 'end', phases: ['row'] },
  { id: 'S-7.3', group: 'end', phases: ['stacks', 'over'] },
  { id: 'S-7.4', group: 'end', phases: ['stacks', 'over'] },
  { id: 'S-7.5', group: 'end', phases: ['stacks', 'over'] },
  { id: 'S-7.6', group: 'end', phases: ['over'] },
  { id: 'S-7.7', group: 'end', phases: ['over'] },
] as const satisfies readonly ClauseEntry[];

export type ClauseId = (typeof CLAUSES)[number]['id'];

export const RULINGS = [
  { id: 'A-S1', clauses: ['S-1.1'] },
  { id: 'A-S2', clauses: ['S-2.3', 'S-3.1'] },
  { id: 'A-S3', clauses: ['S-4.4'] },
  { id: 'A-S4', clauses: ['S-2.3', 'S-4.3'] },
  { id: 'A-S5', clauses: ['S-4.3', 'S-4.4', 'S-4.5'] },
  { id: 'A-S6', clauses: ['S-4.6'] },
  { id: 'A-S7', clauses: ['S-4.3', 'S-4.8'] },
  { id: 'A-S8', clauses: ['S-4.7'] },
  { id: 'A-S9', clauses: ['S-3.1'] },
  { id: 'A-S10', clauses: ['S-5.2'] },
  { id: 'A-S11', clauses: ['S-5.3'] },
  { id: 'A-S12', clauses: ['S-5.1', 'S-5.2'] },
  { id: 'A-S13', clauses: ['S-5.2', 'S-5.3'] },
  { id: 'A-S14', clauses: ['S-5.3', 'S-7.3'] },
  { id: 'A-S15', clauses: ['S-7.3', 'S-7.4'] },
  { id: 'A-S16', clauses: ['S-7.7'] },
  { id: 'A-S17', clauses: ['S-7.3'] },
  { id: 'A-S18', clauses: ['S-4.1', 'S-4.2'] },
  { id: 'A-S19', clauses: ['S-1.4', 'S-4.1'] },
  { id: 'A-S20', clauses: ['S-7.2'] },
  { id: 'A-S21', clauses: ['S-3.2'] },
  { id: 'A-S22', clauses: ['S-4.2'] },
  { id: 'A-S23', clauses: ['S-6.1'] },
  { id: 'A-S24', clauses: ['S-2.1'] },
  { id: 'A-S25', clauses: ['S-4.1'] },
  { id: 'A-S26', clauses: ['S-7.3'] },
] as const satisfies readonly RulingEntry[];

export const HOUSE = {
  /** What is contested once more in an extra vote goes out of the game. */
  'A-S5': ['discard'],
} as const satisfies HouseReadings;
