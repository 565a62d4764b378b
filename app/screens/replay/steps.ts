/** A match as steps: the moves that count, what each brought and what else was possible. Contains no rules. */
import type { ScoreLine, Seat, Standing } from '../../../src/engine/types';
import type { LogLine, KeptMatch, Moment } from '../../../src/match/types';
import { seatOf } from '../../../src/match/seats';

/**
 * What was entered by people can be looked back on at any time; a dealt match has secrets as long as it lasts:
 * hands, and choices that are turned up together.
 */
export function canReplay({ info, standing }: KeptMatch): boolean {
  return !info.late && (info.mode !== 'virtual' || standing.over);
}

/** Where the coach has something to say: a dealt match that is over. */
export function isCoached({ info, standing }: KeptMatch): boolean {
  return info.mode === 'virtual' && standing.over && !info.late;
}

export interface Step {
  /** Moves made so far. */
  number: number;
  /** The last of them; null at the beginning. */
  line: LogLine | null;
  before: Moment | null;
  now: Moment;
}

/** Null only where nothing has happened yet. */
export function stepAt(moves: readonly LogLine[], number: number): Step | null {
  const line = moves[number - 1] ?? null;
  const now = line ? line.after() : moves[0]?.before();
  return now ? { number, line, before: line?.before() ?? null, now } : null;
}

/** Whose decision it was; nobody's where chance or the whole table acted. */
export function actorOf({ line, before }: Step): Seat | null {
  if (!line || line.drawn) return null;
  const actors = before?.turn.actors ?? [];
  return seatOf(line.move) ?? (actors.length === 1 ? (actors[0] ?? null) : null);
}

export interface LeadChange {
  /** Moves made when it happened. */
  step: number;
  /** Who is ahead since. */
  seat: Seat;
}

/** Where the lead passed from one to another; who is ahead first has taken it from nobody. `standings` by moves made. */
export function leadChanges(standings: readonly Standing[]): LeadChange[] {
  const changes: LeadChange[] = [];
  let leader: Seat | null = null;
  standings.forEach(({ points }, step) => {
    const top = Math.max(...points);
    const ahead = points.indexOf(top);
    if (points.lastIndexOf(top) !== ahead || ahead === leader) return;
    if (leader !== null) changes.push({ step, seat: ahead });
    leader = ahead;
  });
  return changes;
}

export interface Gain {
  line: ScoreLine;
  /** How much more than before; the gains of a step add up to the change of the totals. */
  points: number;
}

const sameLine = (line: ScoreLine): string => JSON.stringify(line);
const sameKind = (line: ScoreLine): string => `${line.seat} ${line.clause}`;

/** Lines that are new; one that took another's place counts only for the difference. */
export function gainsOf(before: Standing, now: Standing): Gain[] {
  const fresh = without(now.lines, before.lines);
  const gone = without(before.lines, now.lines);
  const gains: Gain[] = [];
  for (const line of fresh) {
    const index = gone.findIndex((one) => sameKind(one) === sameKind(line));
    const [replaced] = index < 0 ? [] : gone.splice(index, 1);
    const points = line.points - (replaced?.points ?? 0);
    if (!replaced || points !== 0) gains.push({ line, points });
  }
  for (const line of gone) if (line.points !== 0) gains.push({ line, points: -line.points });
  return gains;
}

function without(lines: readonly ScoreLine[], others: readonly ScoreLine[]): ScoreLine[] {
  const left = others.map(sameLine);
  return lines.filter((line) => {
    const index = left.indexOf(sameLine(line));
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

export interface Alternative {
  sentence: string;
  move: unknown;
}

/** Each sentence once, without what was done. */
export function alternativesOf(step: Step, say: (move: unknown) => string): Alternative[] {
  const seat = actorOf(step);
  if (seat === null || !step.before || !step.line) return [];
  const others = new Map(step.before.offers(seat).map((move) => [say(move), move] as const));
  others.delete(say(step.line.move));
  return [...others].map(([sentence, move]) => ({ sentence, move }));
}
