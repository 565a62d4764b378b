import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Setup, Standing, Turn } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin';
import type { Move } from '../../../src/games/promin/types';

interface Transcript {
  setup: Setup;
  steps: { turn: Partial<Turn>; points: number[]; move: Move }[];
  turn: Turn;
  standing: Partial<Standing>;
}

/** Own copies of the sample matches of the engine's design page. */
function load(mode: string): Transcript {
  const path = join(__dirname, 'transcripts', `${mode}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Transcript;
}

test.each(['virtual', 'referee', 'score'])('the %s transcript replays exactly', (mode) => {
  const { setup, steps, turn, standing } = load(mode);
  let state = promin.begin(setup);
  for (const step of steps) {
    expect(promin.turn(state)).toMatchObject(step.turn);
    expect(promin.standing(state).points).toEqual(step.points);
    expect(promin.judge(state, step.move)).toEqual({ ok: true });
    state = promin.apply(state, step.move);
  }
  expect(promin.turn(state)).toEqual(turn);
  expect(promin.standing(state)).toMatchObject(standing);
});
