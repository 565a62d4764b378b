/** What a first match of Qwinto teaches, in the order it is taught, and when each clause first matters. */
import { defineLessons, type LessonMoment } from '../lessons';
import { cellsOf, countNumbers, fullRows, MISTHROWS } from './rules/sheet';
import { ROWS, type Move, type View } from './rules/types';
import { lessonWords } from './words/lessons';

export interface Taught {
  'Q-3.1': object;
  'Q-3.3': { sum: number };
  'Q-3.5': { sum: number };
  'Q-3.6': object;
  'Q-5.2': { misthrows: number };
  'Q-5.1': object;
  'Q-2.3': { sum: number };
  'Q-2.2': object;
  'Q-6.2': { numbers: number };
  'Q-6.3': object;
  'Q-2.1': object;
}

type Moment = LessonMoment<View, Move>;

/** Numbers on the own sheet, row by row. */
function numbersOf({ view, seat }: Moment): number[] {
  const sheet = view.sheets[seat];
  return sheet ? ROWS.map((row) => countNumbers(cellsOf(sheet, row))) : [];
}

/** The sum that may be written now. */
function writing({ view }: Moment): number | null {
  return view.phase === 'write' ? view.sum : null;
}

/** From so many numbers on a row is worth being filled; from so many in all columns come into sight. */
const LONG_ROW = 6;
const SOME = 5;

export const lessons = defineLessons<Taught, View, Move>(
  {
    'Q-3.1': {
      at: 'hand',
      when: ({ view, seat }) => (view.phase === 'dice' && view.active === seat ? {} : null),
    },
    'Q-3.3': {
      at: 'table',
      when: ({ view: { phase, sum } }) => (phase === 'keep' && sum !== null ? { sum } : null),
    },
    'Q-3.5': {
      at: 'hand',
      when(m) {
        const sum = writing(m);
        return sum === null ? null : { sum };
      },
    },
    'Q-3.6': {
      at: 'hand',
      when: (m) => (writing(m) !== null && m.view.active === m.seat ? {} : null),
    },
    'Q-5.2': {
      at: 'table',
      when({ view }) {
        const misthrows = Math.max(0, ...view.sheets.map((sheet) => sheet.misthrows));
        return misthrows === MISTHROWS - 1 ? { misthrows } : null;
      },
    },
    'Q-5.1': {
      at: 'table',
      when: ({ view }) => (view.sheets.some((sheet) => fullRows(sheet) > 0) ? {} : null),
    },
    'Q-2.3': {
      at: 'hand',
      when(m) {
        const sum = writing(m);
        const sheet = m.view.sheets[m.seat];
        if (sum === null || !sheet) return null;
        // On the sheet already, in a row that was not thrown: there alone its column can clash.
        const elsewhere = ROWS.filter((row) => !m.view.dice.includes(row));
        return elsewhere.some((row) => cellsOf(sheet, row).includes(sum)) ? { sum } : null;
      },
    },
    'Q-2.2': {
      at: 'hand',
      when: (m) => (writing(m) !== null && Math.max(...numbersOf(m)) > 0 ? {} : null),
    },
    'Q-6.2': {
      at: 'hand',
      when(m) {
        const numbers = Math.max(0, ...numbersOf(m));
        return writing(m) !== null && numbers >= LONG_ROW ? { numbers } : null;
      },
    },
    'Q-6.3': {
      at: 'hand',
      when: (m) =>
        writing(m) !== null && numbersOf(m).reduce((a, b) => a + b, 0) >= SOME ? {} : null,
    },
    'Q-2.1': { at: 'hand', when: (m) => (writing(m) !== null ? {} : null) },
  },
  lessonWords,
);
