/** Purity: plain data in, plain data out, nothing changed on the way, and a log is its match. */
import { isDeepStrictEqual } from 'node:util';

import { replay } from '../../../src/engine/replay';
import type { Viewer } from '../../../src/engine/types';
import { lastState } from '../../support/playout';
import type { Match } from '../../support/playout';
import type { Kit } from '../kit';
import { everyMatch, momentAt, momentsOf, seatsOf } from '../moments';
import type { Matches } from '../moments';

export function describePurity(kit: Kit, at: Matches): void {
  const { rules } = kit;

  // Play-outs freeze every state and move all the way down: writing to one throws there already.
  test('the same move in the same state leads to the same state, and changes neither', () => {
    everyMatch(at, (match) => {
      match.moves.forEach((move, i) => {
        const again = rules.apply(match.states[i], move);
        if (!isDeepStrictEqual(again, match.states[i + 1]))
          throw new Error(`move ${i} of ${JSON.stringify(match.setup)} leads elsewhere`);
      });
      const thawed = JSON.stringify(match.states[0]);
      rules.judge(match.states[0], match.moves[0]);
      expect(JSON.stringify(match.states[0])).toBe(thawed);
    });
  });

  test('states, moves, views and standings are plain JSON', () => {
    everyMatch(at, (match, seed) => {
      for (const move of match.moves) expectPlain(move);
      for (const { state } of momentsOf(kit, match, seed)) {
        expectPlain(state);
        expectPlain(rules.turn(state));
        expectPlain(rules.standing(state));
        for (const viewer of [...seatsOf(match), 'table'] as Viewer[])
          expectPlain(rules.view(state, viewer));
      }
    });
  });

  test('a stored match is the same match: replay equals live, also from its JSON', () => {
    everyMatch(at, (match) => {
      const stored = JSON.parse(
        JSON.stringify({ setup: match.setup, moves: match.moves }),
      ) as Match;
      const again = replay(rules, stored.setup, stored.moves);
      expect(again.refusal).toBeNull();
      expect(again.length).toBe(match.moves.length);
      expect(isDeepStrictEqual(again.state, lastState(match))).toBe(true);
    });
  });

  test('a match goes on from a state that was stored as JSON', () => {
    everyMatch(at, (match, seed) => {
      for (const { state, index } of momentsOf(kit, match, seed)) {
        const move = match.moves[index];
        if (move === undefined) continue;
        const read = JSON.parse(JSON.stringify(state)) as unknown;
        expect(isDeepStrictEqual(rules.apply(read, move), match.states[index + 1])).toBe(true);
      }
    });
  });

  test('a minus zero, which JSON can bring in but not out, does not stay in the state', () => {
    everyMatch(at, (match) => {
      match.moves.forEach((move, i) => {
        const odd = withMinusZeros(move) as typeof move;
        const state = match.states[i];
        if (rules.judge(state, odd).ok) expectPlain(rules.apply(state, odd));
      });
    });
  });

  test('what is not accepted is not applied', () => {
    everyMatch(at, (match, seed) => {
      const { state } = momentAt(kit, match, seed % match.states.length);
      const refused = match.moves.filter((move) => !rules.judge(state, move).ok).slice(0, 20);
      for (const move of [...refused, null, 'bid', [], { type: 'none' }] as unknown[])
        expect(() => rules.apply(state, move)).toThrow();
    });
  });
}

function withMinusZeros(value: unknown): unknown {
  if (value === 0) return -0;
  if (Array.isArray(value)) return value.map(withMinusZeros);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, withMinusZeros(x)]));
}

export function expectPlain(value: unknown): void {
  const read = JSON.parse(JSON.stringify(value)) as unknown;
  if (!isDeepStrictEqual(read, value)) expect(read).toStrictEqual(value);
}
