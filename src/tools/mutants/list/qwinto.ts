import type { Herd } from '../types';

const SHEET = 'src/games/qwinto/sheet.ts';
const JUDGE = 'src/games/qwinto/judge.ts';
const APPLY = 'src/games/qwinto/apply.ts';
const AUDIT = 'src/games/qwinto/audit.ts';
const SCORING = 'src/games/qwinto/scoring.ts';

export const qwinto: Herd = {
  name: 'qwinto',
  tests: ['__tests__/games/qwinto', '__tests__/conformance/qwinto'],
  mutants: [
    {
      file: SHEET,
      rule: 'Q-1.1',
      breaks: 'the orange row begins a column too far left',
      find: 'orange: [2, 3, 4, 6, 7, 8, 9, 10, 11],',
      put: 'orange: [1, 3, 4, 6, 7, 8, 9, 10, 11],',
    },
    {
      file: SHEET,
      rule: 'A-Q11',
      breaks: 'the pentagon of column 8 is orange',
      find: "{ row: 'yellow', column: 8 },",
      put: "{ row: 'orange', column: 8 },",
    },
    {
      file: SHEET,
      rule: 'Q-2.2',
      breaks: 'an equal number may stand to the left',
      find: 'if (left >= number) return i;',
      put: 'if (left > number) return i;',
    },
    {
      file: SHEET,
      rule: 'Q-2.2',
      breaks: 'an equal number may stand to the right',
      find: 'return right <= number ? i : -1;',
      put: 'return right < number ? i : -1;',
    },
    {
      file: SHEET,
      rule: 'Q-2.3',
      breaks: 'a column may hold a number twice',
      find: 'if (other !== row && numberAt(sheet, other, column) === number) return other;',
      put: 'if (other === undefined) return other;',
    },
    {
      file: SHEET,
      rule: 'Q-5.1',
      breaks: 'two full rows do not end the game',
      find: 'fullRows(sheet) >= 2;',
      put: 'fullRows(sheet) >= 3;',
    },
    {
      file: SHEET,
      rule: 'Q-5.2',
      breaks: 'a fifth misthrow is needed',
      find: 'return sheet.misthrows >= MISTHROWS ||',
      put: 'return sheet.misthrows > MISTHROWS ||',
    },
    {
      file: JUDGE,
      rule: 'Q-3.5',
      breaks: 'any row may be written, whatever dice were thrown',
      find: "if (!state.dice.includes(row)) return refuse('Q-3.5'",
      put: "if (state.dice.length === 0) return refuse('Q-3.5'",
    },
    {
      file: JUDGE,
      rule: 'Q-2.4',
      breaks: 'a gap is just a cell that does not exist',
      find: "if (index === GAP) return refuse('Q-2.4', { seat, row, column });",
      put: "if (index === GAP) return refuse('Q-1.1', { seat, row, column });",
    },
    {
      file: JUDGE,
      rule: 'Q-3.1',
      breaks: 'a die may be chosen twice',
      find: 'if (dice.length === 0 || twice !== null)',
      put: 'if (dice.length === 0)',
    },
    {
      file: APPLY,
      rule: 'Q-3.3',
      breaks: 'after the second throw one may throw again',
      find: 'if (state.again) return binding(state, values.slice());',
      put: '',
    },
    {
      file: APPLY,
      rule: 'Q-3.6',
      breaks: 'everybody marks misthrows',
      find: 'if (seat !== state.active) continue;',
      put: '',
    },
    {
      file: APPLY,
      rule: 'Q-3.7',
      breaks: 'the same player throws for ever',
      find: 'return choosing(state.mode, leftOf(state.active, sheets.length), sheets, state.rolls);',
      put: 'return choosing(state.mode, state.active, sheets, state.rolls);',
    },
    {
      file: SCORING,
      rule: 'Q-6.2',
      breaks: 'a full row counts its numbers',
      find: "clause: 'Q-6.2', points: last,",
      put: "clause: 'Q-6.2', points: numbers,",
    },
    {
      file: SCORING,
      rule: 'Q-6.3',
      breaks: 'a column pays as soon as its pentagon is filled',
      find: 'return ROWS.every((row) => numberAt(sheet, row, column) !== null);',
      put: 'return PENTAGONS.some((p) => p.column === column && numberAt(sheet, p.row, column) !== null);',
    },
    {
      file: SCORING,
      rule: 'Q-6.4',
      breaks: 'a misthrow costs four',
      find: 'export const MISTHROW_POINTS = -5;',
      put: 'export const MISTHROW_POINTS = -4;',
    },
    {
      file: AUDIT,
      rule: 'Q-3.5',
      breaks: 'numbers that were never rolled pass the audit',
      find: 'if (!match.missing) return null;',
      put: 'return null;',
    },
    {
      file: AUDIT,
      rule: 'Q-3.6',
      breaks: 'missing crosses pass the audit',
      find: 'if (carried >= 0 && carried < 32 && ((usable >> carried) & 1) === 1) return null;',
      put: 'return null;',
    },
    {
      file: AUDIT,
      rule: 'Q-5.1',
      breaks: 'three full rows pass the audit',
      find: 'return full > 2 ? refuse(',
      put: 'return full > 3 ? refuse(',
    },
    {
      file: 'src/games/qwinto/view.ts',
      rule: 'A-Q14',
      breaks: 'entries are seen before everybody has written',
      find: "entry === null || seat === viewer ? entry : 'secret'",
      put: 'entry',
    },
  ],
};
