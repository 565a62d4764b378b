/** The numbered clauses in playing order, the open questions of §5 and the readings a table may choose. Ids only. */
import type { ClauseEntry, HouseReadings, RulingEntry } from '../../clauses';

const START = ['deal'];
const ACT = ['act'];
const DRAW = ['act', 'draw'];
const END = ['act', 'draw', 'over'];

export const CLAUSES = [
  { id: 'V-1.1', group: 'setup', phases: START },
  { id: 'V-1.2', group: 'setup', phases: ['deal', 'act', 'draw'] },
  { id: 'V-1.3', group: 'setup', phases: START },
  { id: 'V-1.4', group: 'setup', phases: START },
  { id: 'V-1.5', group: 'setup', phases: ['deal', 'act'] },
  { id: 'V-2.0', group: 'run', phases: ACT },
  { id: 'V-2.1', group: 'run', phases: ACT },
  { id: 'V-2.2', group: 'run', phases: ACT },
  { id: 'V-2.3', group: 'run', phases: ACT },
  { id: 'V-2.4', group: 'run', phases: ACT },
  { id: 'V-2.5', group: 'run', phases: ACT },
  { id: 'V-2.6', group: 'run', phases: ACT },
  { id: 'V-2.7', group: 'run', phases: DRAW },
  { id: 'V-2.8', group: 'run', phases: DRAW },
  { id: 'V-2.9', group: 'run', phases: DRAW },
  { id: 'V-3.1', group: 'swap', phases: ACT },
  { id: 'V-3.2', group: 'swap', phases: DRAW },
  { id: 'V-3.3', group: 'swap', phases: DRAW },
  { id: 'V-3.4', group: 'swap', phases: DRAW },
  { id: 'V-4.1', group: 'end', phases: END },
  { id: 'V-4.2', group: 'end', phases: END },
  { id: 'V-4.3', group: 'end', phases: END },
  { id: 'V-4.4', group: 'end', phases: END },
] as const satisfies readonly ClauseEntry[];

export type ClauseId = (typeof CLAUSES)[number]['id'];

export const RULINGS = [
  { id: 'A-V1', clauses: ['V-2.4'] },
  { id: 'A-V2', clauses: ['V-2.3'] },
  { id: 'A-V3', clauses: ['V-2.1'] },
  { id: 'A-V4', clauses: ['V-3.1'] },
  { id: 'A-V5', clauses: ['V-2.8', 'V-3.3'] },
  { id: 'A-V6', clauses: ['V-3.2', 'V-3.3'] },
  { id: 'A-V7', clauses: ['V-4.2'] },
  { id: 'A-V8', clauses: ['V-4.1', 'V-4.2'] },
  { id: 'A-V9', clauses: ['V-4.3'] },
  { id: 'A-V10', clauses: ['V-4.4'] },
  { id: 'A-V11', clauses: ['V-2.6'] },
  { id: 'A-V12', clauses: ['V-2.6'] },
  { id: 'A-V13', clauses: ['V-2.8', 'V-3.3'] },
  { id: 'A-V14', clauses: ['V-2.7'] },
  { id: 'A-V15', clauses: ['V-2.5', 'V-2.6', 'V-2.7'] },
  { id: 'A-V16', clauses: ['V-4.1'] },
  { id: 'A-V17', clauses: ['V-2.1', 'V-2.4'] },
  { id: 'A-V18', clauses: ['V-4.1'] },
  { id: 'A-V19', clauses: ['V-1.3', 'V-3.1'] },
  { id: 'A-V20', clauses: ['V-2.5'] },
  { id: 'A-V21', clauses: ['V-2.6'] },
] as const satisfies readonly RulingEntry[];

export const HOUSE: HouseReadings = {
  /** A swap of no cards is a pass. */
  'A-V4': ['none'],
  /** In the last lap only the others play. */
  'A-V7': ['others'],
};
