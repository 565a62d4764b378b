/** What a first match of «Нізам» teaches, in the order it is taught, and when each clause first matters. */
import type { Shift } from '../gems/rules/moves';
import { defineLessons, type LessonMoment } from '../lessons';
import { turnSum } from './rules/because';
import type { NizamMove, NizamView, TableView } from './rules/types';
import { lessonWords } from './words/lessons';

export interface Taught {
  'N-2.1': { cards: number };
  'N-2.0': object;
  'N-3.1': object;
  'N-4.3': { count: number; points: number };
  'N-4.2': { length: number; points: number };
  'N-3.6': object;
  'N-3.5': object;
  'N-4.4': object;
  'N-5.1': { outs: number; outsToEnd: number };
  'N-3.4': object;
  'N-4.1': object;
}

type Moment = LessonMoment<NizamView, NizamMove>;

function acting({ view, seat }: Moment): TableView | null {
  return view.phase === 'act' && view.mode !== 'score' && view.toPlay === seat ? view : null;
}

function shiftsOf(moment: Moment): Shift[] {
  if (!acting(moment)) return [];
  return moment.offers().filter((move): move is Shift => move.type === 'shift');
}

/** Shifts that can be paid with one card. */
function cheap(moment: Moment): boolean {
  return shiftsOf(moment).some(({ pay }) => pay.length === 1);
}

/** Lengths of the combinations that would score if the turn ended now. */
function scoring(moment: Moment): number[] {
  const view = acting(moment);
  return view ? view.runs.filter(({ scores }) => scores).map(({ length }) => length) : [];
}

export const lessons = defineLessons<Taught, NizamView, NizamMove>(
  {
    'N-4.3': {
      at: 'table',
      when(m) {
        const { extra, each } = turnSum(scoring(m));
        return extra ? { count: each.length, points: extra.points } : null;
      },
    },
    'N-4.2': {
      at: 'table',
      when(m) {
        const [length] = scoring(m);
        return length === undefined ? null : { length, points: turnSum([length]).whole };
      },
    },
    'N-3.6': { at: 'hand', when: (m) => ((acting(m)?.shifts ?? 0) > 0 ? {} : null) },
    'N-2.0': { at: 'hand', when: (m) => (acting(m)?.shifts === 0 ? {} : null) },
    'N-5.1': {
      at: 'table',
      when(m) {
        const view = acting(m);
        return view && view.outs > 0 ? { outs: view.outs, outsToEnd: view.outsToEnd } : null;
      },
    },
    'N-3.1': { at: 'table', when: (m) => (acting(m)?.shifts === 0 && cheap(m) ? {} : null) },
    'N-2.1': {
      at: 'hand',
      when(m) {
        const view = acting(m);
        if (view?.shifts !== 0) return null;
        return { cards: view.hands[m.seat]?.size ?? 0 };
      },
    },
    'N-4.4': {
      at: 'table',
      when(m) {
        const view = acting(m);
        return view?.shifts === 0 && view.runs.length > 0 ? {} : null;
      },
    },
    'N-3.5': {
      at: 'hand',
      when: (m) => (shiftsOf(m).some(({ pay }) => pay.length === 3) ? {} : null),
    },
    'N-3.4': { at: 'hand', when: (m) => (shiftsOf(m).length > 1 ? {} : null) },
    'N-4.1': { at: 'table', when: (m) => (acting(m)?.shifts === 0 ? {} : null) },
  },
  lessonWords,
);
