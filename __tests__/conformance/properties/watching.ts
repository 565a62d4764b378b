/** A referee and a score-keeper beside a table come to the result of the table itself. */
import { replay } from '../../../src/engine/replay';
import { canonical, follow, lastState } from '../../support/playout';
import { quickRng } from '../../support/quickRng';
import type { Kit } from '../kit';
import { everyMatch, offersOf } from '../moments';
import type { Matches } from '../moments';

export function describeWatching(kit: Kit, at: Matches): void {
  const { rules } = kit;

  test.each(['referee', 'score'] as const)(
    `${kit.rules.id}: a table watched in %s mode comes to the result of the table itself`,
    (mode) => {
      everyMatch(at, (match, seed) => {
        const entries = kit.watched(match, mode, quickRng(seed + 61));
        const setup = { ...match.setup, mode };
        const { refusal, length, state } = replay(rules, setup, entries);
        expect({ setup, length, refusal }).toEqual({
          setup,
          length: entries.length,
          refusal: null,
        });
        const { points, winners, over } = rules.standing(state);
        const real = rules.standing(lastState(match));
        expect({ points, winners, over }).toEqual({
          points: real.points,
          winners: real.winners,
          over: real.over,
        });
      });
    },
  );

  test(`${kit.rules.id}: a refereed match can be followed move by move, offered or entered`, () => {
    everyMatch(at, (match, seed) => {
      const entries = kit.watched(match, 'referee', quickRng(seed + 61));
      const seen = follow(rules, { ...match.setup, mode: 'referee' }, entries);
      seen.moves.forEach((move, i) => {
        if (move.seat === undefined || i % 7 !== 0) return;
        const offers = offersOf(kit, seen.states[i], move.seat);
        const text = canonical(kit, move);
        expect(offers.some((offer) => canonical(kit, offer) === text)).toBe(true);
      });
    });
  });
}
