/** The sample matches that come with the engine's contract, step by step. */
import { split } from '../../../src/games/split';
import type { Setup, Turn } from '../../../src/engine/types';
import type { SplitMove } from '../../../src/games/split/types';
import referee from './transcripts/referee.json';
import score from './transcripts/score.json';
import virtual from './transcripts/virtual.json';

interface Transcript {
  setup: Setup;
  steps: { turn: Partial<Turn>; points: number[]; move: SplitMove }[];
  turn: Partial<Turn>;
  standing: object;
}

const sorted = (turn: Partial<Turn>): Partial<Turn> =>
  turn.actors ? { ...turn, actors: turn.actors.slice().sort() } : turn;

test.each([
  ['virtual', virtual],
  ['referee', referee],
  ['score', score],
])('the sample match in mode %s replays exactly', (_mode, file) => {
  const transcript = file as unknown as Transcript;
  let state = split.begin(transcript.setup);
  for (const step of transcript.steps) {
    expect(sorted(split.turn(state))).toMatchObject(sorted(step.turn));
    expect(split.standing(state)).toMatchObject({ points: step.points, over: false });
    expect(split.judge(state, step.move)).toEqual({ ok: true });
    state = split.apply(state, step.move);
  }
  expect(split.turn(state)).toMatchObject(transcript.turn);
  expect(split.standing(state)).toMatchObject(transcript.standing);
});
