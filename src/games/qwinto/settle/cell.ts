/** May this number go here, and where else could it? Asked of the judge as if the throw lay on the table. */
import { hasKeys, isRecord } from '../../../engine/form';
import type { Refusal } from '../../../engine/types';
import type { Answer, Question, Remark } from '../../settle';
import { impossible, incomplete } from '../../settleWords';
import { endClauses } from '../rules/because';
import { writingOf } from '../rules/disputed';
import { judge } from '../rules/judge';
import { offers } from '../rules/offers';
import { blankSheet, numberAt, WIDTH } from '../rules/sheet';
import type { Refusals, Row, Sheet, View, Writing } from '../rules/types';
import { clashRemark, flawOf } from './flaws';
import { type Faces, type PlaceOnSheet, readFaces, readPlace, readSheet } from './form';
import { type Cell, cellAt, numbered, remark } from './remarks';

export interface CellPosition {
  sheet: Sheet;
  faces: Faces;
  /** Null asks only where the number fits. */
  place: PlaceOnSheet | null;
}

function cellsOffered(state: Writing): Cell[] {
  return offers(state, 0).flatMap((move) =>
    move.type === 'write' ? [cellAt(move.row, move.column)] : [],
  );
}

function answer(position: CellPosition): Answer {
  const { sheet, place } = position;
  const flaw = flawOf(sheet);
  if (flaw?.is === 'impossible') return flaw.answer;
  if (flaw) return impossible(flaw.remark);
  const [over] = endClauses(sheet);
  if (over) return impossible(remark(over === 'Q-5.1' ? 'overRows' : 'overCrosses', {}, over));
  const state = writingOf(sheet, position.faces);
  if (state.dice.length === 0) return incomplete(remark('needDice', {}));
  return place === null ? answerAnywhere(state) : answerHere(state, place);
}

function thrown({ dice, values, sum }: Writing): Remark {
  return remark('thrown', { dice, values, sum }, 'Q-3.4');
}

function answerAnywhere(state: Writing): Answer {
  const { sum: number } = state;
  const cells = cellsOffered(state);
  const [headline, clause, last] =
    cells.length > 0
      ? [remark('fits', { number, cells }), 'Q-3.5', remark('places', { number, cells }, 'Q-3.5')]
      : [remark('fitsNowhere', { number }), 'Q-3.6', remark('cross', {}, 'Q-3.6')];
  return { kind: 'settled', ruling: 'told', headline, clause, steps: [thrown(state), last] };
}

function answerHere(state: Writing, { row, column }: PlaceOnSheet): Answer {
  const { sum: number } = state;
  const verdict = judge(state, { type: 'write', seat: 0, row, column });
  const refusal = verdict.ok ? null : verdict;
  const steps = [
    thrown(state),
    ...reasons(state, row, column, refusal),
    others(state, row, column),
  ];
  return {
    kind: 'settled',
    ruling: refusal ? 'no' : 'yes',
    headline: remark(refusal ? 'mayNot' : 'mayGo', { number, row }),
    clause: refusal?.clause ?? 'Q-3.5',
    steps,
  };
}

/** What held, in the order the judge asks, up to what did not. */
function reasons(state: Writing, row: Row, column: number, refusal: Refusal | null): Remark[] {
  const { sum: number, dice } = state;
  const sheet = state.sheets[0] as Sheet;
  const steps: Remark[] = [];
  const clause = refusal?.clause;
  if (clause === 'Q-1.1') return [remark('noCell', { row }, clause)];
  if (clause === 'Q-2.4') return [remark('gap', { row }, clause)];
  if (clause === 'Q-2.2') return [whyNotRising(refusal as Refusal)];
  steps.push(remark('between', { row, number, ...neighbours(sheet, row, column) }, 'Q-2.2'));
  if (clause === 'Q-2.3') {
    const [one, other] = (refusal?.facts as unknown as Refusals['Q-2.3']).cells;
    return [...steps, clashRemark('Q-2.3', one, other)];
  }
  steps.push(remark('columnFree', { number }, 'Q-2.3'));
  steps.push(
    clause === undefined
      ? remark('dieThrown', { row }, 'Q-3.5')
      : remark('dieMissing', { row, dice }, clause),
  );
  return steps;
}

function whyNotRising({ facts }: Refusal): Remark {
  const [one, other] = (facts as unknown as Refusals['Q-2.2']).cells;
  if (one.column === other.column) return remark('taken', numbered(other), 'Q-2.2');
  return clashRemark('Q-2.2', one, other);
}

function neighbours(
  sheet: Sheet,
  row: Row,
  column: number,
): { left: number | null; right: number | null } {
  let left: number | null = null;
  for (let c = column - 1; c >= 0 && left === null; c -= 1) left = numberAt(sheet, row, c);
  let right: number | null = null;
  for (let c = column + 1; c < WIDTH && right === null; c += 1) right = numberAt(sheet, row, c);
  return { left, right };
}

function others(state: Writing, row: Row, column: number): Remark {
  const { sum: number } = state;
  const cells = cellsOffered(state).filter((cell) => cell.row !== row || cell.column !== column);
  return cells.length > 0
    ? remark('elsewhere', { number, cells }, 'Q-2.1')
    : remark('nowhere', { number }, 'Q-3.6');
}

function read(value: unknown): CellPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['sheet', 'faces', 'place'])) return null;
  const sheet = readSheet(value.sheet);
  const faces = readFaces(value.faces);
  const place = value.place === null ? null : readPlace(value.place);
  if (!sheet || !faces || (value.place !== null && place === null)) return null;
  return { sheet, faces, place };
}

/** The sheet of whoever still has to write, the thrower first. */
function fromView(value: unknown): CellPosition | null {
  const view = value as View;
  if (view.mode === 'score' || view.phase === 'over') return null;
  const waiting = view.entries.findIndex((entry) => entry === null);
  const seat = view.entries[view.active] === null || waiting < 0 ? view.active : waiting;
  const faces: Partial<Record<Row, number>> = {};
  view.dice.forEach((row, i) => {
    const face = view.values[i];
    if (face !== undefined) faces[row] = face;
  });
  return { sheet: view.sheets[seat] ?? blankSheet(), faces, place: null };
}

export const cell: Question<CellPosition> = {
  id: 'cell',
  empty: { sheet: blankSheet(), faces: {}, place: null },
  read,
  answer,
  phases: ['keep', 'write'],
  fromView,
};
