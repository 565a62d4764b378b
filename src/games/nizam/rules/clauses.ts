/** The numbered clauses of «Нізам» in playing order, its open questions, and what a table may agree on. */
import type { ClauseEntry, HouseReadings, HouseSeats, RulingEntry } from '../../clauses';

const SETUP = ['deal'];
const ACT = ['act'];
const TAKING = ['act', 'draw'];
const SCORED = ['act', 'refill'];
const END = ['act', 'draw', 'refill', 'over'];

export const CLAUSES = [
  { id: 'N-1.1', group: 'setup', phases: SETUP },
  { id: 'N-1.2', group: 'setup', phases: SETUP },
  { id: 'N-1.3', group: 'setup', phases: SETUP },
  { id: 'N-1.4', group: 'setup', phases: SETUP },
  { id: 'N-2.0', group: 'action', phases: ACT },
  { id: 'N-2.1', group: 'action', phases: TAKING },
  { id: 'N-2.2', group: 'action', phases: ['act', 'draw', 'refill'] },
  { id: 'N-3.1', group: 'shift', phases: ACT },
  { id: 'N-3.2', group: 'shift', phases: ACT },
  { id: 'N-3.3', group: 'shift', phases: ACT },
  { id: 'N-3.4', group: 'shift', phases: ACT },
  { id: 'N-3.5', group: 'shift', phases: ACT },
  { id: 'N-3.6', group: 'shift', phases: ACT },
  { id: 'N-4.1', group: 'activation', phases: ACT },
  { id: 'N-4.2', group: 'activation', phases: ACT },
  { id: 'N-4.3', group: 'activation', phases: ACT },
  { id: 'N-4.4', group: 'activation', phases: ACT },
  { id: 'N-4.5', group: 'activation', phases: SCORED },
  { id: 'N-4.6', group: 'activation', phases: ['refill'] },
  { id: 'N-4.7', group: 'activation', phases: SCORED },
  { id: 'N-4.8', group: 'activation', phases: SCORED },
  { id: 'N-5.1', group: 'end', phases: END },
  { id: 'N-6.1', group: 'end', phases: END },
  { id: 'N-7.1', group: 'solo', phases: TAKING },
] as const satisfies readonly ClauseEntry[];

export type ClauseId = (typeof CLAUSES)[number]['id'];

export const RULINGS = [
  { id: 'A-N1', clauses: ['N-3.5'] },
  { id: 'A-N2', clauses: ['N-3.1', 'N-3.2'] },
  { id: 'A-N3', clauses: ['N-2.0'] },
  { id: 'A-N4', clauses: ['N-4.4'] },
  { id: 'A-N5', clauses: ['N-4.4'] },
  { id: 'A-N6', clauses: ['N-4.4'] },
  { id: 'A-N7', clauses: ['N-4.4'] },
  { id: 'A-N8', clauses: ['N-4.4'] },
  { id: 'A-N9', clauses: ['N-4.1', 'N-4.5'] },
  { id: 'A-N10', clauses: ['N-4.3', 'N-4.4'] },
  { id: 'A-N11', clauses: ['N-3.6'] },
  { id: 'A-N12', clauses: ['N-4.6'] },
  { id: 'A-N13', clauses: ['N-2.2', 'N-5.1'] },
  { id: 'A-N14', clauses: ['N-5.1'] },
  { id: 'A-N15', clauses: ['N-2.1', 'N-2.2'] },
  { id: 'A-N16', clauses: ['N-2.1', 'N-2.2'] },
  { id: 'A-N17', clauses: ['N-5.1'] },
  { id: 'A-N18', clauses: ['N-5.1'] },
  { id: 'A-N19', clauses: ['N-6.1'] },
  { id: 'A-N20', clauses: ['N-7.1'] },
  { id: 'A-N21', clauses: ['N-2.1'] },
  { id: 'A-N22', clauses: ['N-4.4'] },
  { id: 'A-N23', clauses: ['N-3.1'] },
  { id: 'A-N24', clauses: ['N-2.0'] },
  { id: 'A-N25', clauses: ['N-4.7'] },
  { id: 'A-N26', clauses: ['N-2.2', 'N-4.6'] },
  { id: 'A-N27', clauses: ['N-7.1'] },
  { id: 'A-N28', clauses: ['N-4.6', 'N-5.1'] },
  { id: 'A-N29', clauses: ['N-3.4'] },
  { id: 'A-N30', clauses: ['N-4.1'] },
  { id: 'A-N31', clauses: ['N-3.6'] },
] as const satisfies readonly RulingEntry[];

/** A-N1: three cards pay for any shift. A-N20: alone, draw up to the limit, at least one card. */
export const HOUSE = { 'A-N1': ['free'], 'A-N20': ['upTo'] } as const satisfies HouseReadings;

/** The limit of cards in hand is the solo game's alone (N-7.1). */
export const HOUSE_SEATS: HouseSeats = { 'A-N20': [1] };
