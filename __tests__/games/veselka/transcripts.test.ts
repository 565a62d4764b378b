import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Setup, Standing, Turn } from '../../../src/engine/types';
import { veselka } from '../../../src/games/veselka';
import type { VeselkaMove } from '../../../src/games/veselka/types';

interface Transcript {
  setup: Setup;
  steps: { turn: Partial<Turn>; points: number[]; move: VeselkaMove }[];
  turn: Turn;
  standing: Partial<Standing>;
}

test.each(['virtual', 'referee', 'score'])(
  'the sample match in mode %s replays exactly',
  (mode) => {
    const file = join(__dirname, 'transcripts', `${mode}.json`);
    const match = JSON.parse(readFileSync(file, 'utf8')) as Transcript;
    let state = veselka.begin(match.setup);
    expect(match.steps.length).toBeGreaterThan(20);
    for (const { turn, points, move } of match.steps) {
      expect(veselka.turn(state)).toMatchObject(turn);
      expect(veselka.standing(state)).toMatchObject({ points, over: false, winners: [] });
      expect(veselka.judge(state, move)).toEqual({ ok: true });
      state = veselka.apply(state, move);
    }
    expect(veselka.turn(state)).toEqual(match.turn);
    expect(veselka.standing(state)).toMatchObject(match.standing);
  },
);
