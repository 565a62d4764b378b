/**
 * Which clause governs here and now. The judge, the tables, settle and the log ask here, so that what is cited is what decides.
 * Knows what lies open on the table; judges and changes nothing.
 */
import { argmax } from '../../../engine/arrays';
import type { LineOf, Refusal, ScoreLine } from '../../../engine/types';
import { rowSize } from './deck';
import { mustPlace, pileValues, receive } from './layout';
import { scoreStacks, type Score } from './scoring';
import type { Card, Front, Lines, Part } from './types';

/** Why so many cards are laid out: a full row, or the rest of the deck. */
export function rowClause(count: number, seats: number): 'S-2.2' | 'S-7.2' {
  return count < rowSize(seats) ? 'S-7.2' : 'S-2.2';
}

type Stretch = Pick<Part, 'from' | 'to'>;

/** Why this is cut: the row, a contested part, or a pair of cards. */
export function cutClause({ from, to }: Stretch, row: number): 'S-2.3' | 'S-4.3' | 'S-4.4' {
  const size = to - from;
  if (size === row) return 'S-2.3';
  return size === 2 ? 'S-4.4' : 'S-4.3';
}

/** Why these players vote: the row is everybody's, a contested part goes once more to those who want it. */
export function ballotClause(part: Stretch, row: number): 'S-3.2' | 'S-4.3' | 'S-4.4' {
  const clause = cutClause(part, row);
  return clause === 'S-2.3' ? 'S-3.2' : clause;
}

/** What settles a part when the votes lie open: how many want it and how many cards it has. */
export function partClause(
  voters: number,
  size: number,
): 'S-4.1' | 'S-4.2' | 'S-4.3' | 'S-4.4' | 'S-4.5' {
  if (voters === 0) return 'S-4.1';
  if (voters === 1) return 'S-4.2';
  if (size === 1) return 'S-4.5';
  return size === 2 ? 'S-4.4' : 'S-4.3';
}

/** What becomes of the jokers among cards that somebody takes: a choice, a place aside, or the only pile. */
export type JokersWay =
  | { clause: 'S-5.2'; is: 'choice' }
  | { clause: 'S-5.3'; is: 'wait' }
  | { clause: 'S-5.3'; is: 'join'; value: number };

export function jokersWay(front: Front, cards: readonly Card[]): JokersWay {
  const after = receive(front, cards, 0, cards.length);
  if (mustPlace(after)) return { clause: 'S-5.2', is: 'choice' };
  const [value] = pileValues(after);
  if (after.loose > 0 || value === undefined) return { clause: 'S-5.3', is: 'wait' };
  return { clause: 'S-5.3', is: 'join', value };
}

export type MajorityLine = LineOf<Pick<Lines, 'S-7.3' | 'S-7.4'>>;
type TieLine = LineOf<Pick<Lines, 'S-7.7'>>;

/** Who keeps a card of this value, and whether alone. */
export function whoKeeps(value: number, lines: readonly ScoreLine[]): MajorityLine[] {
  return lines.filter(
    (line): line is MajorityLine =>
      (line.clause === 'S-7.3' || line.clause === 'S-7.4') && line.facts.value === value,
  );
}

/** The same of stacks that somebody counts. */
export function whoWouldKeep(
  value: number,
  counts: readonly (readonly number[])[],
): MajorityLine[] {
  return whoKeeps(value, scoreStacks(counts).lines);
}

/** Those who tie on points; empty where the points alone decide. */
export function tieLines(lines: readonly ScoreLine[]): TieLine[] {
  return lines.filter((line): line is TieLine => line.clause === 'S-7.7');
}

/** Why this total wins: most points, or most cards among those who tie. */
export function winClause({ points }: Pick<Score, 'points'>): 'S-7.6' | 'S-7.7' {
  return argmax(points).length > 1 ? 'S-7.7' : 'S-7.6';
}

/** Why somebody has no vote now: a part received already, one vote each, or a dispute of others. */
export function turnClause({ clause, facts }: Refusal): 'S-3.1' | 'S-4.3' | 'S-4.8' | null {
  if (clause !== 'turn') return null;
  if (facts['reason'] === 'served') return 'S-4.8';
  if (facts['reason'] === 'voted') return 'S-3.1';
  return facts['reason'] === 'outside' ? 'S-4.3' : null;
}
