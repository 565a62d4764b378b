/** The fold of a log into the moves that count. */
import { BrokenLog, fold, redoTarget, undoTarget } from '../../src/match/fold';
import type { Entry, Json } from '../../src/storage';

type Short = [Entry['kind'], Json];

function log(...items: Short[]): Entry[] {
  const all: Short[] = [['begun', {}], ...items];
  return all.map(([kind, payload], seq) => ({ seq, kind, payload, at: seq, hash: '', prev: '' }));
}

const did = (move: string): Short => ['happened', { move }];
const drew = (move: string): Short => ['happened', { move, drawn: true }];
const undone = (to: number): Short => ['undone', { to }];
const redone = (to: number): Short => ['redone', { to }];

const counting = (entries: Entry[]): unknown[] => fold(entries).moves.map(({ move }) => move);

test('moves count in the order they happened', () => {
  expect(counting(log(did('a'), did('b')))).toEqual(['a', 'b']);
});

test('undo takes moves away, redo brings the same back, a new move forgets them', () => {
  const entries = log(did('a'), did('b'), did('c'), undone(1), redone(2), did('d'));
  expect(counting(entries)).toEqual(['a', 'b', 'd']);
  expect(fold(entries).redoable).toEqual([]);
  expect(counting(log(did('a'), did('b'), undone(0), redone(1)))).toEqual(['a']);
});

test('undo in steps can be redone in steps', () => {
  const two = log(did('a'), did('b'), undone(1), undone(0));
  expect(fold(two).redoable.map(({ move }) => move)).toEqual(['a', 'b']);
  expect(counting([...two, ...log(redone(1)).slice(1)])).toEqual(['a']);
});

test('a correction changes the move in its place and remembers what was first entered', () => {
  const entries = log(
    did('a'),
    did('b'),
    ['corrected', { seq: 1, move: 'A' }],
    ['corrected', { seq: 1, move: 'AA' }],
  );
  expect(fold(entries).moves).toEqual([
    { seq: 1, move: 'AA', drawn: false, original: 'a' },
    { seq: 2, move: 'b', drawn: false, original: null },
  ]);
});

test('a correction that drops later moves keeps those before', () => {
  const entries = log(did('a'), did('b'), did('c'), ['corrected', { seq: 2, move: 'B', keep: 2 }]);
  expect(counting(entries)).toEqual(['a', 'B']);
  expect(fold(entries).about.get(4)).toEqual([2, 3]);
});

test.each<[string, Short[]]>([
  ['an undo that takes nothing back', [did('a'), undone(1)]],
  ['an undo to a negative count', [did('a'), undone(-1)]],
  ['a redo of nothing', [did('a'), redone(2)]],
  ['a redo after a new move', [did('a'), undone(0), did('b'), redone(2)]],
  ['a correction of an entry that does not count', [['corrected', { seq: 9, move: 'x' }]]],
  [
    'a correction of what was taken back',
    [did('a'), undone(0), ['corrected', { seq: 1, move: 'x' }]],
  ],
  ['an entry without a move', [['happened', {}]]],
  ['an undo without a number', [did('a'), ['undone', {}]]],
])('%s is not a log', (_what, items) => {
  expect(() => fold(log(...items))).toThrow(BrokenLog);
});

test('undo takes back a decision together with what chance made of it', () => {
  const moves = (...items: Short[]) => fold(log(...items)).moves;
  expect(undoTarget(moves(did('a'), did('b')))).toBe(1);
  expect(undoTarget(moves(did('a'), drew('d'), drew('e')))).toBe(0);
  expect(undoTarget(moves(drew('deal'), did('a')))).toBe(1);
  expect(undoTarget(moves(drew('deal')))).toBe(0);
});

test('redo brings back as much as the undo took', () => {
  expect(redoTarget(fold(log(did('a'), drew('d'), did('b'), undone(2), undone(0))))).toBe(2);
  expect(redoTarget(fold(log(drew('deal'), did('a'), undone(1), undone(0))))).toBe(1);
});
