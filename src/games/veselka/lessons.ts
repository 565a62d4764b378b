/** What a first match of «Веселка» teaches, in the order it is taught, and when each clause first matters. */
import { defineLessons, type LessonMoment } from '../lessons';
import { runPoints } from './rules/because';
import type { Run, VeselkaMove, VeselkaView } from './rules/types';
import { lessonWords } from './words/lessons';

export interface Taught {
  'V-4.2': object;
  'V-3.1': object;
  'V-2.3': object;
  'V-2.5': { length: number; points: number };
  'V-2.6': { own: number };
  'V-2.4': object;
  'V-4.1': { colours: number };
  'V-4.3': { colours: number };
  'V-3.2': object;
}

type Moment = LessonMoment<VeselkaView, VeselkaMove>;

function runsOf({ view, offers }: Moment): Run[] {
  if (view.phase !== 'act') return [];
  return offers().filter((move): move is Run => move.type === 'run');
}

/** Colours from which on a rainbow is worth a thought. */
const SOME = 4;
const NEARLY = 6;

export const lessons = defineLessons<Taught, VeselkaView, VeselkaMove>(
  {
    'V-4.2': { at: 'table', when: ({ view }) => (view.lap ? {} : null) },
    'V-3.1': {
      at: 'hand',
      when: (m) => (m.view.phase === 'act' && runsOf(m).length === 0 ? {} : null),
    },
    'V-2.3': { at: 'table', when: (m) => (runsOf(m).length > 0 ? {} : null) },
    'V-2.5': {
      at: 'hand',
      when(m) {
        const lengths = runsOf(m).map(({ cards }) => cards.length);
        if (lengths.length === 0) return null;
        const length = Math.max(...lengths);
        return { length, points: runPoints(length) };
      },
    },
    'V-2.6': {
      at: 'table',
      when(m) {
        const own = m.view.players[m.seat]?.rainbow.length ?? 0;
        return runsOf(m).some(({ keep }) => keep) ? { own } : null;
      },
    },
    'V-2.4': { at: 'hand', when: (m) => (runsOf(m).length > 0 ? {} : null) },
    'V-4.1': {
      at: 'table',
      when({ view }) {
        const colours = Math.max(0, ...view.players.map(({ rainbow }) => rainbow.length));
        return colours >= NEARLY ? { colours } : null;
      },
    },
    'V-4.3': {
      at: 'table',
      when({ view, seat }) {
        const colours = view.players[seat]?.rainbow.length ?? 0;
        return colours >= SOME ? { colours } : null;
      },
    },
    'V-3.2': {
      at: 'hand',
      when: (m) => (m.view.phase === 'act' && runsOf(m).length === 0 ? {} : null),
    },
  },
  lessonWords,
);
