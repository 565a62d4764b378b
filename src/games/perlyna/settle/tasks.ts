/** Which tasks may be claimed? Asked of the judge, task by task, as if the shifts had just been finished. */
import { hasKeys, isRecord } from '../../../engine/form';
import type { Seat, Verdict } from '../../../engine/types';
import { type Kind, KINDS } from '../../gems/rules/kinds';
import { fieldOf } from '../../gems/rules/field';
import { BLANK_FIELD, type Painted, readPearlField } from '../../gems/settle/form';
import type { Answer, Question, Remark } from '../../settle';
import { incomplete } from '../../settleWords';
import { claimBefore } from '../rules/disputed';
import { judge } from '../rules/judge';
import { taskLines } from '../rules/lines';
import type { Acting, PerlynaView, Piles, TaskLine } from '../rules/types';
import { deadlockSteps, readPiles, readSeat, wrongField, wrongPiles } from './form';
import { remark } from './remarks';

export interface TasksPosition {
  /** What is not painted completes nothing. */
  grid: Painted;
  piles: Piles;
  /** Who claims. */
  seat: Seat;
  /** A line has been shifted this turn. */
  shifted: boolean;
  /** House reading of A-E10: a deadlock lifts the block. */
  open: boolean;
}

/** The lines of a field that may still have blanks: a blank completes no line. */
export function linesOn(grid: Painted): TaskLine[] {
  return taskLines(fieldOf(grid));
}

function judgeClaim(state: Acting, tasks: readonly Kind[]): Verdict {
  return judge(state, { type: 'done', seat: state.toPlay, tasks });
}

function answer(position: TasksPosition): Answer {
  const { grid, piles } = position;
  const wrong = wrongField(grid) ?? wrongPiles(piles);
  if (wrong) return wrong;
  if (grid.every((gem) => gem === null)) return incomplete(remark('needField', {}));
  const state = claimBefore({ ...position, field: fieldOf(position.grid) });
  const shifts = judgeClaim(state, []);
  if (!shifts.ok)
    return {
      kind: 'settled',
      ruling: 'no',
      headline: remark('shiftFirst', {}),
      clause: shifts.clause,
      steps: [remark('noShift', {}, shifts.clause)],
    };
  return claimable(position, state);
}

function claimable({ grid, piles, open }: TasksPosition, state: Acting): Answer {
  const lines = linesOn(grid);
  const kinds = KINDS.filter((kind) => lines.some((line) => line.kind === kind));
  const tasks = kinds.filter((kind) => judgeClaim(state, [kind]).ok);
  const rivals = tasks.filter((kind) => tasks.some((other) => needOnePearl(state, kind, other)));
  const blank = grid.filter((gem) => gem === null).length;
  const steps = [
    ...(kinds.length === 0 ? [remark('noLines', {}, 'E-4.1')] : []),
    ...kinds.flatMap((kind) => whyKind(state, lines, kind)),
    ...(rivals.length > 0 ? [remark('onePearl', { tasks: rivals }, 'E-4.3')] : []),
    ...(tasks.length - Math.max(0, rivals.length - 1) > 1 ? [remark('anyOrder', {}, 'E-4.4')] : []),
    ...deadlockSteps(piles, open),
    ...(blank > 0 ? [remark('unpainted', { cells: blank })] : []),
  ];
  const all = tasks.filter((kind) => !rivals.includes(kind));
  const headline =
    tasks.length > 0 ? remark('mayClaim', { all, one: rivals }) : remark('claimsNothing', {});
  return {
    kind: 'settled',
    ruling: 'told',
    headline,
    clause: rivals.length > 0 ? 'E-4.3' : decisive(state, kinds, tasks),
    steps,
  };
}

function needOnePearl(state: Acting, one: Kind, other: Kind): boolean {
  const verdict = judgeClaim(state, [one, other]);
  return one !== other && !verdict.ok && verdict.clause === 'E-4.3';
}

/** Something may be claimed by E-4.1; else what stops the first line that lies there. */
function decisive(state: Acting, kinds: readonly Kind[], tasks: readonly Kind[]): string {
  const [first] = kinds;
  if (tasks.length > 0 || first === undefined) return 'E-4.1';
  const verdict = judgeClaim(state, [first]);
  return verdict.ok ? 'E-4.1' : verdict.clause;
}

/** The line that completes a kind, and what stops it if something does. */
function whyKind(state: Acting, lines: readonly TaskLine[], kind: Kind): Remark[] {
  const own = lines.filter((line) => line.kind === kind);
  const line = own.find(({ pearl }) => !pearl) ?? (own[0] as TaskLine);
  const lies = line.pearl ? remark('withPearl', line, 'E-4.2') : remark('natural', line, 'E-4.1');
  const verdict = judgeClaim(state, [kind]);
  if (verdict.ok) return [lies];
  const stops =
    verdict.clause === 'E-4.6'
      ? remark('blocked', { kind, by: verdict.facts['by'] as readonly Seat[] }, verdict.clause)
      : remark('alreadyDone', { kind }, verdict.clause);
  return [lies, stops];
}

function read(value: unknown): TasksPosition | null {
  const keys = ['grid', 'piles', 'seat', 'shifted', 'open'];
  if (!isRecord(value) || !hasKeys(value, keys)) return null;
  const { shifted, open } = value;
  const grid = readPearlField(value['grid']);
  const piles = readPiles(value['piles']);
  const seat = piles && readSeat(value['seat'], piles);
  if (!grid || !piles || seat === null) return null;
  if (typeof shifted !== 'boolean' || typeof open !== 'boolean') return null;
  return { grid, piles, seat, shifted, open };
}

function fromView(value: unknown): TasksPosition | null {
  const view = value as PerlynaView;
  if (view.phase === 'deal' || view.mode === 'score' || view.toPlay === null) return null;
  const { grid, piles, toPlay, shifts, house } = view;
  return { grid, piles, seat: toPlay, shifted: shifts > 0, open: house.includes('A-E10') };
}

export const tasks: Question<TasksPosition> = {
  id: 'tasks',
  empty: { grid: BLANK_FIELD, piles: [[], []], seat: 0, shifted: true, open: false },
  read,
  answer,
  phases: ['act'],
  fromView,
};
