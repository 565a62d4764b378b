import { replay } from '../../src/engine/replay';
import type { GameRules } from '../../src/engine/types';
import { OK, mustBeOk, refuse } from '../../src/engine/verdict';

/** The smallest game there is: count on by exactly one, and no move applies unjudged. */
const counting: GameRules<{ at: number }, { to: number }> = {
  id: 'promin',
  seats: { min: 1, max: 1 },
  begin: () => ({ at: 0 }),
  turn: () => ({ phase: 'count', actors: [0], chance: false }),
  judge: (state, move) =>
    (move as { to?: unknown } | null)?.to === state.at + 1 ? OK : refuse('form', { at: state.at }),
  apply(state, move) {
    mustBeOk(this.judge(state, move));
    return { at: move.to };
  },
  offers: (state) => [{ to: state.at + 1 }],
  chance: () => {
    throw new Error('no chance here');
  },
  view: (state) => state,
  standing: () => ({ points: [0], over: false, winners: [], lines: [] }),
};
const SETUP = { seats: 1, first: 0, mode: 'virtual' } as const;

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
