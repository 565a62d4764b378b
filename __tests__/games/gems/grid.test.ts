/** The 5×5 grid on its own: shifts, runs, notation. */
import { KINDS, type Kind } from '../../../src/games/gems/rules/kinds';
import { fieldOf, gridOf, runIn, shifted, signature } from '../../../src/games/gems/rules/field';
import { EDGES, edgeCard, LINE_NAMES, LINES } from '../../../src/games/gems/rules/grid';
import {
  formatCards,
  formatGrid,
  formatShift,
  parseCards,
  parseGrid,
  parseShift,
} from '../../../src/games/gems/rules/notation';

const MIXED = 'royl*/gsbvr/.oylg/sbvro/ylgsb';

test('a grid reads back to the same text, pearl and hole included', () => {
  expect(formatGrid(parseGrid(MIXED))).toBe(MIXED);
  expect(formatGrid(gridOf(fieldOf(parseGrid(MIXED))))).toBe(MIXED);
  expect(formatCards(parseCards('roylgsbv'))).toBe('roylgsbv');
  expect(parseCards('roylgsbv')).toEqual(KINDS);
});

test.each(['roylg', `${MIXED}r`, 'xoylg/gsbvr/roylg/sbvro/ylgsb'])('%s is no grid', (text) => {
  expect(() => parseGrid(text)).toThrow(RangeError);
});

test.each(['r5L', 'r0U', 'c0L', 'd0L', 'r-1L', 'r0', ''])('%s is no shift', (text) => {
  expect(() => parseShift(text)).toThrow(RangeError);
});

test('all twenty shifts read back', () => {
  const texts = new Set<string>();
  for (const line of LINE_NAMES)
    for (const edge of EDGES)
      for (let index = 0; index < 5; index += 1) {
        const end = { line, index, edge };
        expect(parseShift(formatShift(end))).toEqual(end);
        texts.add(formatShift(end));
      }
  expect(texts.size).toBe(20);
});

test.each([
  ['r0L', 'oyl*r/gsbvr/.oylg/sbvro/ylgsb'],
  ['r0R', '*royl/gsbvr/.oylg/sbvro/ylgsb'],
  ['c4U', 'roylr/gsbvg/.oylo/sbvrb/ylgs*'],
  ['c4D', 'roylb/gsbv*/.oylr/sbvrg/ylgso'],
])('[N-3.2] %s sends the edge card round and keeps the order of the others', (end, after) => {
  const grid = parseGrid(MIXED);
  expect(formatGrid(shifted(grid, parseShift(end)))).toBe(after);
  expect(formatGrid(grid)).toBe(MIXED);
});

test('[A-N2] the edge card is the one at the named end', () => {
  const grid = parseGrid(MIXED);
  expect(['r1L', 'r1R', 'c0U', 'c0D'].map((end) => edgeCard(grid, parseShift(end)))).toEqual([
    'green',
    'red',
    'red',
    'yellow',
  ]);
});

/** Longest run by looking at every stretch: a second opinion on `runIn`. */
function longestRun(cells: readonly (string | null)[]): number {
  let best = 0;
  for (let from = 0; from < cells.length; from += 1)
    for (let to = from + 1; to <= cells.length; to += 1)
      if (cells.slice(from, to).every((cell) => cell === cells[from]))
        best = Math.max(best, to - from);
  return best;
}

test('[N-4.1] a run is found in every line of three kinds, wherever it lies', () => {
  const kinds: Kind[] = ['red', 'blue', 'lime'];
  for (let code = 0; code < 3 ** 5; code += 1) {
    const cells = [0, 1, 2, 3, 4].map((i) => kinds[Math.floor(code / 3 ** i) % 3] as Kind);
    const filler = parseGrid('roylg/gsbvr/voylg/sbvro/ylgsb');
    const inRow = filler.slice();
    const inColumn = filler.slice();
    cells.forEach((cell, i) => {
      inRow[10 + i] = cell;
      inColumn[i * 5 + 3] = cell;
    });
    const length = longestRun(cells) >= 3 ? longestRun(cells) : undefined;
    expect(runIn(fieldOf(inRow), 2)?.length).toBe(length);
    expect(runIn(fieldOf(inColumn), 5 + 3)?.length).toBe(length);
    const run = runIn(fieldOf(inRow), 2);
    if (run) {
      expect(run).toMatchObject({ line: 'row', index: 2 });
      expect(
        cells.slice(run.start, run.start + run.length).every((cell) => cell === run.kind),
      ).toBe(true);
    }
  }
});

test('[A-N30] diagonals, holes, the pearl and stretches across the edge are no runs', () => {
  for (const text of [
    'roylg/gryls/vbros/sbvry/ylgsr', // red down the diagonal
    'rrylr/gsbvo/voylg/sbvro/ylgsb', // red across the edge
    '...lg/gsbvr/voylg/sbvro/ylgsb', // three holes
    'rr*lg/gsbvr/voylg/sbvro/ylgsb', // the pearl beside two
  ])
    for (let line = 0; line < LINES; line += 1)
      expect(signature(fieldOf(parseGrid(text)), line)).toBe(0);
});

test('signatures tell kind and length apart', () => {
  const texts = ['rrrlg', 'lrrrg', 'rrrrg', 'rrrrr', 'bbblg'];
  const [left, middle, four, five, blue] = texts.map((row) =>
    signature(fieldOf(parseGrid(`${row}/gsbvr/voylg/sbvro/ylgsb`)), 0),
  );
  expect(left).toBe(middle);
  expect(new Set([left, four, five, blue]).size).toBe(4);
});
