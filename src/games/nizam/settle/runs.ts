/**
 * Which combinations score now, and why those and not these? The field before the turn and the shifts in
 * order: what a line was in between decides (N-4.4), so every moment of the turn is looked at.
 */
import { hasKeys, isRecord } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { incomplete } from '../../settleWords';
import { countKinds, isKind, type Kind, KINDS } from '../../gems/rules/kinds';
import {
  type Field,
  fieldOf,
  gridOf,
  runIn,
  shiftField,
  signature,
  unshifted,
} from '../../gems/rules/field';
import { cellOf, type LineEnd, LINES, RUN, type Run, shiftsOf, SIDE } from '../../gems/rules/grid';
import { BLANK_FIELD, type Painted, readEnds, readField } from '../../gems/settle/form';
import { noPointsClause } from '../rules/because';
import { scoringLines } from '../rules/position';
import { turnPoints } from '../rules/scoring';
import type { NizamView, RunView } from '../rules/types';
import { overfull } from './census';
import { remark } from './remarks';

export interface RunsPosition {
  /** As it lay when the turn began; what is not painted is taken for other gems. */
  grid: Painted<Kind>;
  shifts: readonly LineEnd[];
}

/** Nobody pays for more in one turn. */
export const MOST_SHIFTS = 40;

interface Played {
  shifts: readonly LineEnd[];
  /** The field when the turn began and after each shift. */
  fields: readonly Field[];
  end: Painted<Kind>;
  scoring: readonly number[];
}

export function play({ grid, shifts }: RunsPosition): Played {
  let field = fieldOf(grid);
  const fields = [field];
  for (const { line, index, edge } of shifts) {
    field = shiftField(field, line, index, edge);
    fields.push(field);
  }
  return { shifts, fields, end: gridOf(field), scoring: scoringLines(field, shiftsOf(shifts)) };
}

/** The combinations that lie there after the shifts, and which of them score. */
export function runsOf({ fields, scoring }: Played): RunView[] {
  const field = fields[fields.length - 1] as Field;
  const runs: RunView[] = [];
  for (let line = 0; line < LINES; line += 1) {
    const run = runIn(field, line);
    if (run) runs.push({ ...run, scores: scoring.includes(line) });
  }
  return runs;
}

/** What became of each line, in the order it is told. */
interface Told {
  scored: Run[];
  steps: Remark[];
  idle: Remark[];
  gone: Remark[];
  scattered: Remark[];
}

function answer(position: RunsPosition): Answer {
  const { grid, shifts } = position;
  const impossible = overfull(grid, []);
  if (impossible) return impossible;
  if (grid.every((cell) => cell === null)) return incomplete(remark('needField', {}));
  if (shifts.length === 0) return incomplete(remark('needShift', {}));
  const played = play(position);
  const told: Told = { scored: [], steps: [], idle: [], gone: [], scattered: [] };
  for (let line = 0; line < LINES; line += 1) tell(told, played, line);
  return settled(told, played);
}

function tell(told: Told, { shifts, fields, end, scoring }: Played, line: number): void {
  const run = runIn(fields[fields.length - 1] as Field, line);
  const where = { line: line < SIDE ? ('row' as const) : ('column' as const), index: line % SIDE };
  if (run && scoring.includes(line)) {
    told.scored.push(run);
    told.steps.push(whyScored(run, runIn(fields[0] as Field, line)));
  } else if (run) {
    told.idle.push(
      remark(shifts.some((end) => touches(end, run)) ? 'slid' : 'still', run, 'N-4.4'),
    );
  } else if (fields.some((field) => signature(field, line) > 0)) {
    const lay = signature(fields[0] as Field, line) > 0;
    told.gone.push(remark(lay ? 'broken' : 'passing', where, 'N-3.6'));
  } else {
    const most = mostOf(end, line);
    if (most) told.scattered.push(remark('scattered', { ...where, ...most }, 'N-4.1'));
  }
}

function whyScored(run: Run, was: Run | null): Remark {
  const points = turnPoints([run.length]);
  if (was?.kind !== run.kind) return remark('made', { ...run, points }, 'N-4.2');
  if (was.length !== run.length)
    return remark('resized', { ...run, points, was: was.length }, 'N-4.4');
  return remark('rejoined', { ...run, points }, 'N-4.4');
}

/** The shift moved a card of this run, or one through it. */
function touches({ line, index }: LineEnd, run: Run): boolean {
  if (line === run.line) return index === run.index;
  return index >= run.start && index < run.start + run.length;
}

/** A kind that lies in the line often enough for a combination, though not in succession. */
function mostOf(grid: Painted<Kind>, line: number): { kind: Kind; count: number } | null {
  const counts = countKinds(lineOf(grid, line).filter(isKind));
  const at = counts.findIndex((count) => count >= RUN);
  return at < 0 ? null : { kind: KINDS[at] as Kind, count: counts[at] as number };
}

function lineOf(grid: Painted<Kind>, line: number): (Kind | null)[] {
  return Array.from({ length: SIDE }, (_, place) => grid[cellOf(line, place)] ?? null);
}

function settled(told: Told, { end }: Played): Answer {
  const { scored, idle } = told;
  const lengths = scored.map(({ length }) => length);
  const points = turnPoints(lengths);
  const combinations = scored.length;
  const empty = end.filter((cell) => cell === null).length;
  const steps = [
    ...told.steps,
    ...sumOf(lengths, points),
    ...(crosses(scored) ? [remark('shared', {}, 'N-4.5')] : []),
    ...idle,
    ...told.gone,
    ...told.scattered,
    ...(empty > 0 ? [remark('unpainted', { cells: empty })] : []),
  ];
  if (combinations === 0) {
    const headline = remark(idle.length > 0 ? 'nothing' : 'nothingLies', {});
    const clause = noPointsClause(idle.length);
    return { kind: 'settled', ruling: 'told', headline, clause, steps };
  }
  const headline = remark('points', { points, combinations });
  return { kind: 'settled', ruling: 'told', headline, clause: 'N-4.4', steps };
}

function sumOf(lengths: readonly number[], points: number): Remark[] {
  if (lengths.length < 2) return [];
  const worth = lengths.map((length) => turnPoints([length]));
  const extra = points - worth.reduce((a, b) => a + b, 0);
  return [
    remark('extra', { combinations: lengths.length, points: extra }, 'N-4.3'),
    remark('sum', { terms: [...worth, extra], points }),
  ];
}

/** Two of them have a card in common (A-N9). */
function crosses(runs: readonly Run[]): boolean {
  const seen = new Set<number>();
  for (const { line, index, start, length } of runs)
    for (let place = start; place < start + length; place += 1) {
      const cell = cellOf(line === 'row' ? index : SIDE + index, place);
      if (seen.has(cell)) return true;
      seen.add(cell);
    }
  return false;
}

function read(value: unknown): RunsPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['grid', 'shifts'])) return null;
  const grid = readField(value['grid']);
  const shifts = readEnds(value['shifts'], MOST_SHIFTS);
  return grid && shifts ? { grid, shifts } : null;
}

/** The field as it lay before the shifts of this turn. */
function fromView(value: unknown): RunsPosition | null {
  const view = value as NizamView;
  if (view.mode === 'score' || view.phase === 'deal') return null;
  const shifts = view.made.slice(-MOST_SHIFTS);
  const grid = shifts.reduceRight<Painted<Kind>>((field, end) => unshifted(field, end), view.grid);
  return { grid, shifts };
}

export const runs: Question<RunsPosition> = {
  id: 'runs',
  empty: { grid: BLANK_FIELD, shifts: [] },
  read,
  answer,
  phases: ['act', 'refill'],
  fromView,
};
