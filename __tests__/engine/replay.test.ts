import { replay } from '../../src/engine/replay';
import { defineRules } from '../../src/engine/define';
import { OK, refuse } from '../../src/engine/verdict';

/** The smallest game there is: count on by exactly one. */
const counting = defineRules<{ at: number }, { to: number }, { at: number }>({
  id: 'promin',
  seats: { min: 1, max: 1 },
  begin: () => ({ at: 0 }),
  turn: () => ({ phase: 'count', actors: [0], chance: false }),
  judge: (state, move) =>
    (move as { to?: unknown } | null)?.to === state.at + 1 ? OK : refuse('form', { at: state.at }),
  apply: (_state, move) => ({ at: move.to }),
  offers: (state) => [{ to: state.at + 1 }],
  chance: () => {
    throw new Error('no chance here');
  },
  view: (state) => state,
  standing: () => ({ points: [0], over: false, winners: [], lines: [] }),
  imagine: (view) => view,
  meant: (_state, _seat, choice) => choice,
});
const SETUP = { seats: 1, first: 0, mode: 'virtual' } as const;

describe('rules as callers get them', () => {
  test('apply judges first, the inner one trusts that it was done', () => {
    expect(counting.apply({ at: 1 }, { to: 2 })).toEqual({ at: 2 });
    expect(() => counting.apply({ at: 1 }, { to: 3 })).toThrow('refused by form');
    expect(counting.applyJudged({ at: 1 }, { to: 3 })).toEqual({ at: 3 });
  });
});

describe('replay', () => {
  test('folds a whole log', () => {
    expect(replay(counting, SETUP, [{ to: 1 }, { to: 2 }, { to: 3 }])).toEqual({
      state: { at: 3 },
      length: 3,
      refusal: null,
    });
  });

  test('keeps what it understood and says where it stopped and why', () => {
    expect(replay(counting, SETUP, [{ to: 1 }, { to: 2 }, { to: 5 }, { to: 3 }])).toEqual({
      state: { at: 2 },
      length: 2,
      refusal: { ok: false, clause: 'form', facts: { at: 2 } },
    });
  });

  test('survives a row that is no move at all', () => {
    expect(replay(counting, SETUP, [{ to: 1 }, null]).length).toBe(1);
  });

  test('of nothing is the beginning', () => {
    expect(replay(counting, SETUP, [])).toEqual({ state: { at: 0 }, length: 0, refusal: null });
  });
});
