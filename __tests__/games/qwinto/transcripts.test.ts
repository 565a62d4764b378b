import { existsSync, readFileSync } from 'fs';
import { join } from 'path';

import type { Setup, Standing, Turn } from '../../../src/engine/types';
import { qwinto } from '../../../src/games/qwinto';
import type { Move } from '../../../src/games/qwinto/types';

interface Transcript {
  setup: Setup;
  steps: { turn: Turn; points?: number[]; move: Move }[];
  turn: Turn;
  standing: Partial<Standing>;
}

const FOLDER = join(__dirname, 'transcripts');

test.each(['virtual', 'referee', 'score'])(
  'the sample match in %s mode replays exactly',
  (mode) => {
    const path = join(FOLDER, `${mode}.json`);
    expect(existsSync(path)).toBe(true);
    const sample = JSON.parse(readFileSync(path, 'utf8')) as Transcript;
    let state = qwinto.begin(sample.setup);
    for (const step of sample.steps) {
      expect(qwinto.turn(state)).toMatchObject(step.turn);
      if (step.points) expect(qwinto.standing(state).points).toEqual(step.points);
      expect(qwinto.judge(state, step.move)).toEqual({ ok: true });
      state = qwinto.apply(state, step.move);
    }
    expect(qwinto.turn(state)).toEqual(sample.turn);
    expect(qwinto.standing(state)).toMatchObject(sample.standing);
  },
);
