/** The numbered clauses of «Перлина Сходу» in playing order, its open questions, and what a table may agree on. */
import type { ClauseEntry, HouseReadings, RulingEntry } from '../../clauses';

const SETUP = ['deal'];
const ACT = ['act'];
const TAKING = ['act', 'draw'];
const END = ['act', 'over'];

export const CLAUSES = [
  { id: 'E-1.1', group: 'setup', phases: SETUP },
  { id: 'E-1.2', group: 'setup', phases: SETUP },
  { id: 'E-1.3', group: 'setup', phases: SETUP },
  { id: 'E-1.4', group: 'setup', phases: SETUP },
  { id: 'E-2.1', group: 'action', phases: ACT },
  { id: 'E-2.2', group: 'action', phases: TAKING },
  { id: 'E-3.1', group: 'shift', phases: ACT },
  { id: 'E-3.2', group: 'shift', phases: ACT },
  { id: 'E-3.3', group: 'shift', phases: ACT },
  { id: 'E-3.4', group: 'shift', phases: ACT },
  { id: 'E-3.5', group: 'shift', phases: ACT },
  { id: 'E-3.6', group: 'shift', phases: ACT },
  { id: 'E-4.1', group: 'tasks', phases: ACT },
  { id: 'E-4.2', group: 'tasks', phases: ACT },
  { id: 'E-4.3', group: 'tasks', phases: ACT },
  { id: 'E-4.4', group: 'tasks', phases: ACT },
  { id: 'E-4.5', group: 'tasks', phases: ACT },
  { id: 'E-4.6', group: 'tasks', phases: ACT },
  { id: 'E-4.7', group: 'tasks', phases: ACT },
  { id: 'E-5.1', group: 'end', phases: END },
  { id: 'E-5.2', group: 'end', phases: END },
] as const satisfies readonly ClauseEntry[];

export type ClauseId = (typeof CLAUSES)[number]['id'];

export const RULINGS = [
  { id: 'A-E1', clauses: ['E-4.1'] },
  { id: 'A-E2', clauses: ['E-3.6'] },
  { id: 'A-E3', clauses: ['E-3.5'] },
  { id: 'A-E4', clauses: ['E-4.3'] },
  { id: 'A-E5', clauses: ['E-4.2', 'E-4.3'] },
  { id: 'A-E6', clauses: ['E-4.4'] },
  { id: 'A-E7', clauses: ['E-3.6'] },
  { id: 'A-E8', clauses: ['E-4.6'] },
  { id: 'A-E9', clauses: ['E-2.2'] },
  { id: 'A-E10', clauses: ['E-4.6', 'E-5.2'] },
  { id: 'A-E11', clauses: ['E-4.1'] },
  { id: 'A-E12', clauses: ['E-3.4'] },
  { id: 'A-E13', clauses: ['E-1.2'] },
  { id: 'A-E14', clauses: ['E-1.2'] },
  { id: 'A-E15', clauses: ['E-5.2'] },
  { id: 'A-E16', clauses: ['E-4.1'] },
  { id: 'A-E17', clauses: ['E-2.2'] },
  { id: 'A-E18', clauses: ['E-2.2'] },
  { id: 'A-E19', clauses: ['E-4.3'] },
  { id: 'A-E20', clauses: ['E-4.2'] },
  { id: 'A-E21', clauses: ['E-4.1'] },
  { id: 'A-E22', clauses: ['E-4.1'] },
] as const satisfies readonly RulingEntry[];

export type RulingId = (typeof RULINGS)[number]['id'];

/** A-E10: a deadlock lifts the block. A-E12: three cards pay for any shift. */
export const HOUSE = { 'A-E10': ['suspend'], 'A-E12': ['free'] } as const satisfies HouseReadings;
