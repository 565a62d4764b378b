/**
 * Qwinto once more, as one would write it for boardgame.io: the same log of dice, rolls and writes, the
 * same checks, the same end. Only for comparison; the app never sees it.
 */
import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

type Row = 'orange' | 'yellow' | 'purple';

interface Sheet extends Record<Row, (number | null)[]> {
  misthrows: number;
}

export interface Rows {
  phase: 'dice' | 'roll' | 'keep' | 'write' | 'over';
  active: number;
  dice: Row[];
  values: number[];
  again: boolean;
  sheets: Sheet[];
  decided: ({ row: Row; column: number } | 'pass' | null)[];
}

/** The cell of a column in its row; −1 where the row has none. */
const COLUMNS: Record<Row, readonly number[]> = {
  orange: [2, 3, 4, 6, 7, 8, 9, 10, 11],
  yellow: [1, 2, 3, 4, 5, 7, 8, 9, 10],
  purple: [0, 1, 2, 3, 5, 6, 7, 8, 9],
};
const ROWS: readonly Row[] = ['orange', 'yellow', 'purple'];
const MISTHROWS = 4;

function blank(): (number | null)[] {
  return Array.from({ length: 9 }, () => null);
}

function sumOf(G: Rows): number {
  return G.values.reduce((a, b) => a + b, 0);
}

function fits(sheet: Sheet, row: Row, column: number, sum: number): boolean {
  const cell = COLUMNS[row].indexOf(column);
  if (cell < 0 || sheet[row][cell] !== null) return false;
  for (let i = 0; i < 9; i += 1) {
    const number = sheet[row][i] ?? null;
    if (number !== null && (i < cell ? number >= sum : number <= sum)) return false;
  }
  return ROWS.every((other) => {
    const there = COLUMNS[other].indexOf(column);
    return other === row || there < 0 || sheet[other][there] !== sum;
  });
}

function hasEnded(sheet: Sheet): boolean {
  const full = ROWS.filter((row) => sheet[row].every((number) => number !== null));
  return full.length >= 2 || sheet.misthrows >= MISTHROWS;
}

function finishRoll(G: Rows): void {
  G.decided.forEach((entry, seat) => {
    const sheet = G.sheets[seat];
    if (!sheet || entry === null) return;
    if (entry === 'pass') sheet.misthrows += seat === G.active ? 1 : 0;
    else sheet[entry.row][COLUMNS[entry.row].indexOf(entry.column)] = sumOf(G);
  });
  G.phase = G.sheets.some(hasEnded) ? 'over' : 'dice';
  G.active = (G.active + 1) % G.sheets.length;
}

export function rowsFor(seats: number, first: number): Game<Rows> {
  return {
    name: 'rows',
    disableUndo: true,
    setup: () => ({
      phase: 'dice',
      active: first,
      dice: [],
      values: [],
      again: false,
      sheets: Array.from({ length: seats }, () => ({
        orange: blank(),
        yellow: blank(),
        purple: blank(),
        misthrows: 0,
      })),
      decided: [],
    }),
    turn: { activePlayers: { all: 'table' } },
    moves: {
      dice: ({ G }, seat: number, dice: Row[]) => {
        if (G.phase !== 'dice' || G.active !== seat || new Set(dice).size !== dice.length)
          return INVALID_MOVE;
        G.dice = dice.slice();
        G.again = false;
        G.phase = 'roll';
        return undefined;
      },
      roll: ({ G }, values: number[]) => {
        if (G.phase !== 'roll' || values.length !== G.dice.length) return INVALID_MOVE;
        G.values = values.slice();
        G.phase = G.again ? 'write' : 'keep';
        G.decided = G.sheets.map(() => null);
        return undefined;
      },
      reroll: ({ G }, seat: number) => {
        if (G.phase !== 'keep' || G.active !== seat) return INVALID_MOVE;
        G.again = true;
        G.phase = 'roll';
        return undefined;
      },
      keep: ({ G }, seat: number) => {
        if (G.phase !== 'keep' || G.active !== seat) return INVALID_MOVE;
        G.phase = 'write';
        return undefined;
      },
      write: ({ G }, seat: number, row: Row, column: number) => {
        const sheet = G.sheets[seat];
        if (G.phase !== 'write' || !sheet || G.decided[seat] !== null) return INVALID_MOVE;
        if (!G.dice.includes(row) || !fits(sheet, row, column, sumOf(G))) return INVALID_MOVE;
        G.decided[seat] = { row, column };
        if (G.decided.every((entry) => entry !== null)) finishRoll(G);
        return undefined;
      },
      pass: ({ G }, seat: number) => {
        if (G.phase !== 'write' || G.decided[seat] !== null) return INVALID_MOVE;
        G.decided[seat] = 'pass';
        if (G.decided.every((entry) => entry !== null)) finishRoll(G);
        return undefined;
      },
    },
  };
}
