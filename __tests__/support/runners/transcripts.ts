/**
 * The sample matches that come with the engine's contract, one a mode, step by step. One differs from the
 * customer's: Qwinto's paper sheets had four crosses on all three, which A-Q21 has refused since; here one has them.
 */
import { MODES } from '../../../src/engine/types';
import type { EveryGame } from '../everyGame';

export function describeTranscripts({ id, rules, transcript }: EveryGame): void {
  describe(id, () => {
    test.each(MODES)('the %s transcript replays exactly', (mode) => {
      const { game, setup, steps, turn, standing } = transcript(mode);
      expect([game, setup.mode]).toEqual([id, mode]);
      expect(steps.length).toBeGreaterThan(0);
      let state = rules.begin(setup);
      steps.forEach((step, at) => {
        expect({ at, ...rules.turn(state) }).toMatchObject({ at, ...step.turn });
        const { points, over, winners } = rules.standing(state);
        expect({ at, points, over, winners }).toEqual({
          at,
          points: step.points ?? points,
          over: false,
          winners: [],
        });
        expect({ at, ...rules.judge(state, step.move) }).toEqual({ at, ok: true });
        state = rules.apply(state, step.move);
      });
      expect(rules.turn(state)).toEqual(turn);
      expect(rules.standing(state)).toMatchObject(standing);
    });
  });
}
