/** Standings that explain themselves, matches that end, and chance that brings what is announced. */
import { isDeepStrictEqual } from 'node:util';

import { lastState } from '../../support/playout';
import { quickRng } from '../../support/quickRng';
import type { Entry, Kit } from '../kit';
import { everyMatch, seatsOf } from '../moments';
import type { Matches } from '../moments';

export function describeStanding(kit: Kit, at: Matches): void {
  const { rules } = kit;

  test('lines add up to the points, and each rests on a numbered clause', () => {
    everyMatch(at, (match) => {
      for (const state of match.states) {
        const { points, lines, over, winners } = rules.standing(state);
        const sums = points.map(() => 0);
        for (const line of lines) {
          sums[line.seat] = (sums[line.seat] ?? NaN) + line.points;
          if (!kit.clauses.has(line.clause)) throw new Error(`no such clause: ${line.clause}`);
        }
        if (!isDeepStrictEqual(sums, points)) expect(sums).toEqual(points);
        if (points.length !== match.setup.seats) expect(points).toHaveLength(match.setup.seats);
        if (over !== (rules.turn(state).phase === 'over')) expect(over).toBe(!over);
        if (winners.some((seat) => points[seat] === undefined)) expect(winners).toEqual([]);
      }
    });
  });

  test('every match ends within its bound, and then there is nothing to do', () => {
    everyMatch(at, (match) => {
      const state = lastState(match);
      expect(match.moves.length).toBeLessThanOrEqual(kit.bound(match.setup));
      expect(rules.turn(state)).toEqual({ phase: 'over', actors: [], chance: false });
      expect(rules.standing(state).over).toBe(true);
      expect(rules.standing(state).winners.length).toBeGreaterThan(0);
      for (const seat of seatsOf(match)) expect(rules.offers(state, seat)).toEqual([]);
      for (const move of match.moves.slice(-40))
        expect(rules.judge(state, move)).toMatchObject({ ok: false, clause: 'turn' });
    });
  });

  test('chance is asked only when it is chance’s turn, and brings as much as is announced', () => {
    everyMatch(at, (match, seed) => {
      match.states.forEach((state, i) => {
        const turn = rules.turn(state);
        if (turn.chance && turn.actors.length > 0) expect(turn.actors).toEqual([]);
        if (!turn.chance) return;
        const move = rules.chance(state, quickRng(seed * 1000 + i)) as Entry;
        expect(rules.judge(state, move)).toEqual({ ok: true });
        if (turn.count !== undefined) expect(piecesIn(move)).toBe(turn.count);
      });
    });
  });
}

/** Cards or dice in a chance move, whatever its fields are called. */
function piecesIn(move: Entry): number {
  const count = (value: unknown): number =>
    Array.isArray(value) ? value.reduce<number>((sum, item) => sum + count(item), 0) : 1;
  return count(
    Object.keys(move)
      .filter((key) => key !== 'type')
      .map((key) => move[key]),
  );
}
