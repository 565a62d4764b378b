/** A position for tests, reached by the front door. */
import { replay } from '../../src/engine/replay';
import type { GameRules, Setup } from '../../src/engine/types';

/** The state these moves lead to; every one of them must be legal. */
export function reached<State, Move>(
  rules: GameRules<State, Move>,
  setup: Setup,
  moves: readonly Move[],
): State {
  const played = replay(rules, setup, moves);
  expect({ refused: played.refusal, at: played.length }).toEqual({
    refused: null,
    at: moves.length,
  });
  return played.state;
}
