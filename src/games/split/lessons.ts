/** What a first match of «Поділ» teaches, in the order it is taught, and when each clause first matters. */
import { defineLessons, type LessonMoment } from '../lessons';
import { ballotClause, cutClause } from './rules/because';
import type { SplitMove, SplitView } from './rules/types';
import { lessonWords } from './words/lessons';

export interface Taught {
  'S-5.2': object;
  'S-4.4': object;
  'S-4.3': { size: number; cuts: boolean };
  'S-2.3': object;
  'S-3.1': object;
  'S-7.1': object;
  'S-4.1': object;
  'S-7.3': object;
  'S-1.2': object;
  'S-4.5': object;
}

type Moment = LessonMoment<SplitView, SplitMove>;
type Cut = Extract<SplitView, { phase: 'cut' | 'vote' }>;

/** Whatever is cut or chosen from, and the clause it rests on. */
function contest({ view }: Moment): { view: Cut; clause: string } | null {
  if (view.phase !== 'cut' && view.phase !== 'vote') return null;
  const row = view.table.row.length;
  const clause = view.phase === 'cut' ? cutClause(view.part, row) : ballotClause(view.part, row);
  return { view, clause };
}

/** A vote on the whole row, from so many rounds on. */
function choosing(moment: Moment, round: number): Cut | null {
  const now = contest(moment);
  return now?.clause === 'S-3.2' && now.view.table.round >= round ? now.view : null;
}

export const lessons = defineLessons<Taught, SplitView, SplitMove>(
  {
    'S-5.2': { at: 'hand', when: ({ view }) => (view.phase === 'joker' ? {} : null) },
    'S-4.4': { at: 'table', when: (m) => (contest(m)?.clause === 'S-4.4' ? {} : null) },
    'S-4.3': {
      at: 'table',
      when(m) {
        const now = contest(m);
        if (now?.clause !== 'S-4.3') return null;
        const { part, phase } = now.view;
        return { size: part.to - part.from, cuts: phase === 'cut' };
      },
    },
    'S-2.3': { at: 'table', when: (m) => (contest(m)?.clause === 'S-2.3' ? {} : null) },
    'S-3.1': { at: 'hand', when: (m) => (choosing(m, 1) ? {} : null) },
    'S-7.1': {
      at: 'table',
      when(m) {
        const now = choosing(m, 1);
        return now && now.table.round === now.table.rounds ? {} : null;
      },
    },
    'S-4.1': { at: 'table', when: (m) => (choosing(m, 2) ? {} : null) },
    'S-7.3': { at: 'table', when: (m) => (choosing(m, 3) ? {} : null) },
    'S-1.2': { at: 'table', when: (m) => (choosing(m, 4) ? {} : null) },
    'S-4.5': {
      at: 'table',
      when(m) {
        const now = choosing(m, 2);
        if (now?.phase !== 'vote') return null;
        const cuts = [now.part.from, ...now.at, now.part.to];
        return cuts.some((cut, i) => cut - (cuts[i - 1] ?? -9) === 1) ? {} : null;
      },
    },
  },
  lessonWords,
);
