/** The order of checks, malformed moves, and secrecy of votes. */
import { split } from '../../../src/games/split/rules';
import type { SplitState } from '../../../src/games/split/rules/types';
import { after, cut, FOUR, joker, laid, row, stacks, THREE, vote, votes } from './play';

const POSITIONS: Record<string, SplitState> = {
  row: split.begin(THREE),
  cut: after(THREE, row('3 7 J 5 5 8 10')),
  vote: after(THREE, ...laid(0, '3 7 J | 5 5 | 8 10')),
  joker: after(THREE, ...laid(0, '3 7 J | 5 5 | 8 10'), ...votes(0, 1, 2)),
  stacks: split.begin({ ...THREE, mode: 'score' }),
  over: after(
    { ...THREE, mode: 'score' },
    stacks('0 0 0 0 0 0 0 0 0 1 / 0 0 0 0 0 0 0 0 1 0 / 0 0 0 0 0 0 0 1 0 0'),
  ),
};

const SOUND = {
  row: row('3 7 J 5 5 8 10'),
  cut: cut(0, 2, 4),
  vote: vote(1, 0),
  joker: joker(0, 7),
  stacks: stacks('0 0 0 0 0 0 0 0 0 1 / 0 0 0 0 0 0 0 0 1 0 / 0 0 0 0 0 0 0 1 0 0'),
};

test.each(Object.keys(POSITIONS))('in %s exactly the moves of that phase exist', (phase) => {
  const state = POSITIONS[phase] as SplitState;
  expect(split.turn(state).phase).toBe(phase);
  for (const [type, move] of Object.entries(SOUND)) {
    const verdict = split.judge(state, move);
    if (type === phase) expect(verdict).toEqual({ ok: true });
    else
      expect(verdict).toMatchObject({
        ok: false,
        clause: 'turn',
        facts: { phase, turnOf: split.turn(state).actors, reason: 'phase' },
      });
  }
});

test('the wrong phase and the wrong seat come before a malformed move', () => {
  expect(split.judge(POSITIONS.vote as SplitState, { type: 'cut', nonsense: 1 })).toMatchObject({
    clause: 'turn',
  });
  expect(split.judge(POSITIONS.cut as SplitState, { type: 'cut', seat: 1 })).toMatchObject({
    clause: 'turn',
    facts: { reason: 'seat' },
  });
  expect(split.judge(POSITIONS.vote as SplitState, { type: 'vote', seat: 7 })).toMatchObject({
    clause: 'turn',
    facts: { reason: 'seat' },
  });
  expect(split.judge(POSITIONS.joker as SplitState, { type: 'joker', seat: 1 })).toMatchObject({
    clause: 'turn',
  });
});

test.each([
  ['row', { type: 'row' }],
  ['row', { type: 'row', cards: '3 7' }],
  ['row', { type: 'row', cards: [3, 7, 'J', 5, 5, 8, 10] }],
  ['row', { type: 'row', cards: [3, 7, 0, 5, 5, 8, 10] }],
  ['row', { type: 'row', cards: [3, 7, 11, 5, 5, 8, 10] }],
  ['row', { type: 'row', cards: [3, 7, 2.5, 5, 5, 8, 10] }],
  ['row', { ...SOUND.row, seat: 0 }],
  ['cut', { type: 'cut', at: [2, 4] }],
  ['cut', { type: 'cut', seat: '0', at: [2, 4] }],
  ['cut', { type: 'cut', seat: 0, at: [2, 4.5] }],
  ['cut', { type: 'cut', seat: 0, at: [2, null] }],
  ['cut', { type: 'cut', seat: 0, at: 2 }],
  ['cut', { ...SOUND.cut, part: 0 }],
  ['vote', { type: 'vote', seat: 1 }],
  ['vote', { type: 'vote', seat: 0.5, part: 1 }],
  ['vote', { type: 'vote', seat: 1, part: -1 }],
  ['vote', { type: 'vote', seat: 1, part: 3 }],
  ['vote', { type: 'vote', seat: 1, part: '1' }],
  ['vote', { ...SOUND.vote, secret: true }],
  ['joker', { type: 'joker', seat: 0, value: 0 }],
  ['joker', { type: 'joker', seat: 0, value: 'joker' }],
  ['joker', { type: 'joker', seat: null, value: 7 }],
  ['stacks', { type: 'stacks', counts: [] }],
  ['stacks', { type: 'stacks', counts: [[], [], []] }],
  ['stacks', { type: 'stacks', counts: new Array(4).fill(new Array(10).fill(0)) }],
  ['stacks', { type: 'stacks', counts: new Array(3).fill(new Array(10).fill(-1)) }],
  ['stacks', { type: 'stacks', counts: new Array(3).fill(new Array(10).fill(1e300)) }],
  ['stacks', { type: 'stacks', counts: new Array(3).fill(new Array(11).fill(0)) }],
])('in %s the malformed %j is a matter of form', (phase, move) => {
  expect(split.judge(POSITIONS[phase] as SplitState, move)).toEqual({
    ok: false,
    clause: 'form',
    facts: { type: phase },
  });
});

test.each(Object.keys(POSITIONS))('in %s no JSON value makes the judge throw', (phase) => {
  const state = POSITIONS[phase] as SplitState;
  const odd: unknown[] = [
    ...[null, true, 0, -0, 1e308, 'cut', '', [], [[]], {}, { type: null }, { type: 'constructor' }],
    ...[{ type: 'Cut' }, { type: ['cut'] }, JSON.parse('{"__proto__":{"type":"cut"}}')],
  ];
  for (const value of odd)
    expect(split.judge(state, value)).toEqual({ ok: false, clause: 'form', facts: { type: '' } });
  const polluted = JSON.parse('{"type":"vote","seat":1,"part":0,"__proto__":{"x":1}}');
  expect(split.judge(state, polluted)).toMatchObject({ ok: false });
});

test('[S-2.2] the length of the row is judged before its cards', () => {
  expect(split.judge(POSITIONS.row as SplitState, row('1 1 1'))).toMatchObject({ clause: 'S-2.2' });
});

test('[S-1.2] copies are counted over all rows together', () => {
  const state = after(THREE, ...laid(0, '3 3 | 5 5 | 8 8 8'), ...votes(0, 1, 2));
  expect(split.judge(state, row('3 4 4 6 6 7 7'))).toEqual({ ok: true });
  expect(split.judge(state, row('3 4 4 6 6 7 3'))).toEqual({
    ok: false,
    clause: 'S-1.2',
    facts: { in: 'row', card: 3, copies: 3, seen: 2, shown: 2 },
  });
});

test('[S-1.2] a sixteenth joker is refused', () => {
  const first = after(FOUR, ...laid(0, 'J | J | J J J J J J J'), ...votes(0, 0, 0, 0));
  const seven = row('J J J J J J J 5 5');
  expect(split.judge(first, seven)).toMatchObject({
    clause: 'S-1.2',
    facts: { card: 'joker', copies: 15, seen: 9, shown: 7 },
  });
  expect(split.judge(first, row('J J J J J J 4 5 5'))).toEqual({ ok: true });
});

test.each([
  [[0, 3]],
  [[3, 3]],
  [[5, 3]],
  [[3, 7]],
  [[-1, 3]],
  [[]],
  [[3]],
  [[1, 2, 3]],
  [[3, 1e9]],
])('[S-2.3] the row of seven cannot be cut at %j', (at) => {
  expect(split.judge(POSITIONS.cut as SplitState, cut(0, ...at))).toMatchObject({
    clause: 'S-2.3',
    facts: { size: 7, wanted: 2, used: at.length, at },
  });
});

test('apply leaves its state and its move alone, and throws on what was refused', () => {
  const state = POSITIONS.vote as SplitState;
  const before = JSON.stringify(state);
  const next = split.apply(state, vote(1, 2));
  expect(JSON.stringify(state)).toBe(before);
  expect(next).not.toBe(state);
  expect(() => split.apply(next, vote(1, 1))).toThrow();
  expect(() => split.apply(state, row('3 7 J 5 5 8 10'))).toThrow();
});

test('a −0 that JSON brings in does not stay in the state', () => {
  const voted = split.apply(
    POSITIONS.vote as SplitState,
    JSON.parse('{"type":"vote","seat":1,"part":-0}'),
  );
  expect(JSON.parse(JSON.stringify(voted))).toEqual(voted);
  const counts = JSON.parse(JSON.stringify([[0, 0, 0, 0, 0, 0, 0, 0, 0, 1]]).replace('0', '-0'));
  const none = new Array<number>(10).fill(0);
  const over = split.apply(POSITIONS.stacks as SplitState, {
    type: 'stacks',
    counts: [...counts, none, none],
  });
  expect(JSON.parse(JSON.stringify(over))).toEqual(over);
});

describe('votes are secret', () => {
  const before = after(FOUR, ...laid(0, '3 4 5 | 6 7 8 | 9 10 J'));
  const viewers = ['table', 0, 1, 2, 3] as const;

  test('[S-3.1] no view but the voter’s own tells one vote from another', () => {
    const seen = [0, 1, 2].map((part) => split.apply(before, vote(2, part)));
    for (const viewer of viewers) {
      const views = seen.map((state) => JSON.stringify(split.view(state, viewer)));
      expect(new Set(views).size).toBe(viewer === 2 ? 3 : 1);
    }
  });

  test('[S-3.1] who has voted is seen by everybody', () => {
    const state = split.apply(before, vote(2, 1));
    for (const viewer of viewers)
      expect(split.view(state, viewer)).toMatchObject({ voted: [false, false, true, false] });
  });

  test('[S-3.2] when the last has voted, all see all votes', () => {
    let state = before;
    for (const move of votes(0, 2, 1, 1)) state = split.apply(state, move);
    for (const viewer of viewers) {
      const view = split.view(state, viewer);
      expect(view).toHaveProperty('table.ballot', {
        from: 0,
        to: 9,
        at: [3, 6],
        votes: [0, 2, 1, 1],
      });
    }
  });
});
