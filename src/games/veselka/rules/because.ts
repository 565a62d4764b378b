/**
 * Which clause governs here and now: what a run that is being built meets, what it brings, why it ended. Tables, settle and
 * the log ask here. Judges and changes nothing.
 */
import type { Refusal, ScoreLine, Seat } from '../../../engine/types';
import type { Kind } from '../../gems/rules/kinds';
import { FULL_RAINBOW } from './scoring';

/** What runs and rainbows are worth. */
export { rainbowPoints, runPoints } from './scoring';

export interface Building {
  /** Cards laid so far. */
  laid: number;
  /** The rules offer a run that goes on from here. */
  goesOn: boolean;
  /** May be laid as it is. */
  lays: boolean;
}

/** Where a run that is being built stands, as far as the possible may be shown. */
export type RunStep =
  | { is: 'start'; clause: 'V-2.3' }
  | { is: 'noRun'; clause: 'V-3.1' }
  | { is: 'next'; clause: 'V-2.4' }
  | { is: 'done'; clause: 'V-2.5' }
  | { is: 'stuck'; clause: 'V-2.1' };

export function runStep({ laid, goesOn, lays }: Building): RunStep {
  if (laid === 0)
    return goesOn ? { is: 'start', clause: 'V-2.3' } : { is: 'noRun', clause: 'V-3.1' };
  if (goesOn) return { is: 'next', clause: 'V-2.4' };
  return lays ? { is: 'done', clause: 'V-2.5' } : { is: 'stuck', clause: 'V-2.1' };
}

/** The same without a hint of what is possible: what it pays once it may be laid, until then what a run is. */
export function laidClause(lays: boolean): 'V-2.1' | 'V-2.5' {
  return lays ? 'V-2.5' : 'V-2.1';
}

/** The card of the run that a refusal speaks of, from 0; null when it is the run as a whole or another card. */
export function culprit({ clause, facts }: Refusal, cards: readonly Kind[]): number | null {
  if (clause === 'V-2.3') return 0;
  if (clause === 'V-2.4' && typeof facts.position === 'number')
    return facts.position <= cards.length ? facts.position - 1 : null;
  const last = cards.findLastIndex((card) => card === facts.kind);
  return last < 0 ? null : last;
}

/** What a seat's runs have brought (V-2.5): the last turn of a match also counts the rainbows. */
export function runsWorth(lines: readonly ScoreLine[], seat: Seat): number {
  return pointsBy('V-2.5', lines, seat);
}

/** What a seat's rainbow has brought at the end (V-4.3). */
export function rainbowWorth(lines: readonly ScoreLine[], seat: Seat): number {
  return pointsBy('V-4.3', lines, seat);
}

function pointsBy(clause: 'V-2.5' | 'V-4.3', lines: readonly ScoreLine[], seat: Seat): number {
  let points = 0;
  for (const line of lines) if (line.seat === seat && line.clause === clause) points += line.points;
  return points;
}

type Rainbows = readonly { rainbow: readonly Kind[] }[];

/** Whose rainbow is complete: that calls the last lap (V-4.1). */
export function fullRainbows(players: Rainbows): Seat[] {
  return players.flatMap(({ rainbow }, seat) => (rainbow.length === FULL_RAINBOW ? [seat] : []));
}

/** Why a match is over: a rainbow was completed, or the table agreed to stop (A-V18). */
export function endClause(players: Rainbows): 'V-4.1' | 'A-V18' {
  return fullRainbows(players).length > 0 ? 'V-4.1' : 'A-V18';
}
