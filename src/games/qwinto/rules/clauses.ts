/** The numbered clauses of shared/rules/qwinto.md in playing order, and its open questions. */
import type { ClauseEntry, HouseReadings, RulingEntry } from '../../clauses';

export const CLAUSES = [
  { id: 'Q-1.1', group: 'sheet', phases: ['write'] },
  { id: 'Q-2.1', group: 'filling', phases: ['write'] },
  { id: 'Q-2.2', group: 'filling', phases: ['write'] },
  { id: 'Q-2.3', group: 'filling', phases: ['write'] },
  { id: 'Q-2.4', group: 'filling', phases: ['write'] },
  { id: 'Q-3.1', group: 'roll', phases: ['dice'] },
  { id: 'Q-3.2', group: 'roll', phases: ['dice', 'roll', 'keep'] },
  { id: 'Q-3.3', group: 'roll', phases: ['roll', 'keep'] },
  { id: 'Q-3.4', group: 'roll', phases: ['keep', 'write'] },
  { id: 'Q-3.5', group: 'roll', phases: ['dice', 'write'] },
  { id: 'Q-3.6', group: 'roll', phases: ['write'] },
  { id: 'Q-3.7', group: 'roll', phases: ['dice', 'write'] },
  { id: 'Q-4.1', group: 'checking', phases: ['write'] },
  { id: 'Q-4.2', group: 'checking', phases: ['dice', 'write'] },
  { id: 'Q-4.3', group: 'checking', phases: ['write'] },
  { id: 'Q-5.1', group: 'end', phases: ['dice', 'write', 'over'] },
  { id: 'Q-5.2', group: 'end', phases: ['dice', 'write', 'over'] },
  { id: 'Q-6.1', group: 'scoring', phases: ['over'] },
  { id: 'Q-6.2', group: 'scoring', phases: ['over'] },
  { id: 'Q-6.3', group: 'scoring', phases: ['over'] },
  { id: 'Q-6.4', group: 'scoring', phases: ['over'] },
  { id: 'Q-6.5', group: 'scoring', phases: ['over'] },
] as const satisfies readonly ClauseEntry[];

export type ClauseId = (typeof CLAUSES)[number]['id'];

export const RULINGS = [
  { id: 'A-Q1', clauses: ['Q-3.7'] },
  { id: 'A-Q2', clauses: ['Q-3.3'] },
  { id: 'A-Q3', clauses: ['Q-3.1', 'Q-3.6'] },
  { id: 'A-Q4', clauses: ['Q-5.1', 'Q-5.2'] },
  { id: 'A-Q5', clauses: ['Q-4.1', 'Q-4.2'] },
  { id: 'A-Q6', clauses: ['Q-3.6', 'Q-4.1', 'Q-4.2'] },
  { id: 'A-Q7', clauses: ['Q-4.2', 'Q-5.1'] },
  { id: 'A-Q8', clauses: ['Q-4.2'] },
  { id: 'A-Q9', clauses: ['Q-6.5'] },
  { id: 'A-Q10', clauses: ['Q-6.3'] },
  { id: 'A-Q11', clauses: ['Q-1.1', 'Q-6.3'] },
  { id: 'A-Q12', clauses: ['Q-6.2', 'Q-6.3'] },
  { id: 'A-Q13', clauses: ['Q-3.4', 'Q-4.1'] },
  { id: 'A-Q14', clauses: ['Q-3.5', 'Q-4.3'] },
  { id: 'A-Q15', clauses: ['Q-3.6'] },
  { id: 'A-Q16', clauses: ['Q-2.2'] },
  { id: 'A-Q17', clauses: ['Q-5.2'] },
  { id: 'A-Q18', clauses: ['Q-4.2'] },
  { id: 'A-Q19', clauses: ['Q-6.4'] },
  { id: 'A-Q20', clauses: ['Q-3.3', 'Q-3.5'] },
  { id: 'A-Q21', clauses: ['Q-5.1', 'Q-5.2'] },
] as const satisfies readonly RulingEntry[];

/** No other reading of an open question is supported yet. */
export const HOUSE: HouseReadings = {};
