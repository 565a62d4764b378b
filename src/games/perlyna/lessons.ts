/** What a first match of «Перлина Сходу» teaches, in the order it is taught, and when each clause first matters. */
import { PEARL, SIDE } from '../gems/rules/grid';
import type { Shift } from '../gems/rules/moves';
import { defineLessons, type LessonMoment } from '../lessons';
import { blockClause, pearlClause } from './rules/because';
import type { PerlynaMove, PerlynaView, TableView } from './rules/types';
import { lessonWords } from './words/lessons';

export interface Taught {
  'E-4.6': { kinds: number };
  'E-4.2': object;
  'E-4.1': object;
  'E-3.6': object;
  'E-2.1': object;
  'E-3.1': object;
  'E-2.2': { cards: number };
  'E-5.1': { done: number };
  'E-3.5': object;
  'E-3.4': object;
  'E-3.3': object;
}

type Moment = LessonMoment<PerlynaView, PerlynaMove>;

function acting({ view, seat }: Moment): TableView | null {
  return view.phase === 'act' && view.mode !== 'score' && view.toPlay === seat ? view : null;
}

function shiftsOf(moment: Moment): Shift[] {
  if (!acting(moment)) return [];
  return moment.offers().filter((move): move is Shift => move.type === 'shift');
}

/** At the beginning of a turn. */
function fresh(moment: Moment): TableView | null {
  const view = acting(moment);
  return view?.shifts === 0 ? view : null;
}

/** Lines of kinds that this chair may complete now. */
function openLines(moment: Moment): TableView['lines'] {
  const view = acting(moment);
  if (!view || view.shifts === 0) return [];
  const closed = [...view.blocked.map(({ kind }) => kind), ...(view.piles[moment.seat] ?? [])];
  return view.lines.filter(({ kind }) => !closed.includes(kind));
}

function isAtEdge(place: number): boolean {
  const [row, column] = [Math.floor(place / SIDE), place % SIDE];
  return [row, column].some((at) => at === 0 || at === SIDE - 1);
}

const HALF = 4;

export const lessons = defineLessons<Taught, PerlynaView, PerlynaMove>(
  {
    'E-4.2': {
      at: 'table',
      when(m) {
        const lines = openLines(m).filter(({ pearl }) => pearl);
        return lines.length > 0 && pearlClause(1) === 'E-4.2' ? {} : null;
      },
    },
    'E-4.1': { at: 'table', when: (m) => (openLines(m).length > 0 ? {} : null) },
    'E-3.6': { at: 'hand', when: (m) => ((acting(m)?.shifts ?? 0) > 0 ? {} : null) },
    'E-2.1': { at: 'hand', when: (m) => (fresh(m) ? {} : null) },
    'E-4.6': {
      at: 'table',
      when(m) {
        const view = fresh(m);
        return view && blockClause(view) === 'E-4.6' ? { kinds: view.blocked.length } : null;
      },
    },
    'E-3.1': {
      at: 'table',
      when: (m) => (fresh(m) && shiftsOf(m).some(({ pay }) => pay.length === 1) ? {} : null),
    },
    'E-2.2': {
      at: 'hand',
      when(m) {
        const view = fresh(m);
        return view ? { cards: view.hands[m.seat]?.size ?? 0 } : null;
      },
    },
    'E-5.1': {
      at: 'table',
      when(m) {
        const done = Math.max(0, ...(fresh(m)?.piles.map((pile) => pile.length) ?? []));
        return done >= HALF ? { done } : null;
      },
    },
    'E-3.5': {
      at: 'table',
      when(m) {
        const view = fresh(m);
        return view && isAtEdge(view.grid.indexOf(PEARL)) ? {} : null;
      },
    },
    'E-3.4': {
      at: 'hand',
      when: (m) => (shiftsOf(m).some(({ pay }) => pay.length === 3) ? {} : null),
    },
    'E-3.3': { at: 'hand', when: (m) => (shiftsOf(m).length > 1 ? {} : null) },
  },
  lessonWords,
);
