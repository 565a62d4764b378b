/** Every example of the rulebook screen, played. */
import { replay } from '../../../src/engine/replay';
import { split } from '../../../src/games/split';
import { CLAUSES } from '../../../src/games/split/clauses';
import { EXAMPLES } from '../../../src/games/split/examples';
import type { Example } from '../../../src/games/example';
import type { SplitMove, SplitState } from '../../../src/games/split/types';
import type { Setup } from '../../../src/engine/types';

type Played = Exclude<Example<SplitMove>, { kind: 'setup' }>;

function positionOf(example: { setup: Setup; before: readonly SplitMove[] }): SplitState {
  const played = replay(split, example.setup, example.before);
  expect(played.refusal).toBeNull();
  return played.state;
}

function play(example: Extract<Played, { kind: 'play' }>): void {
  const state = positionOf(example);
  const verdict = split.judge(state, example.tried);
  if (example.ruling === 'refused') {
    const { clause = example.clause, facts = {} } = example.because ?? {};
    expect(verdict).toMatchObject({ ok: false, clause, facts });
    expect(() => split.apply(state, example.tried)).toThrow();
    return;
  }
  expect(verdict).toEqual({ ok: true });
  const after = split.apply(state, example.tried);
  const { phase, actors, count } = split.turn(after);
  const { points, winners } = split.standing(after);
  expect({ phase, actors, count, points, winners }).toMatchObject(example.then ?? {});
}

function look(example: Extract<Played, { kind: 'view' }>): void {
  let seen: unknown = split.view(positionOf(example), example.viewer);
  for (const key of example.path) {
    expect(seen).toHaveProperty([key]);
    seen = (seen as Record<string | number, unknown>)[key];
  }
  if (example.ruling === 'accepted') expect(seen).toEqual(example.value);
  else expect(seen).not.toEqual(example.value);
}

test.each(EXAMPLES.map((example, i) => [example.clause, example.kind, example.ruling, i] as const))(
  '[%s] a %s that is %s (example %i)',
  (_clause, _kind, _ruling, i) => {
    const example = EXAMPLES[i] as Example<SplitMove>;
    if (example.kind === 'play') return play(example);
    if (example.kind === 'view') return look(example);
    if (example.kind === 'setup') {
      const begin = (): SplitState => split.begin(example.setup);
      if (example.ruling === 'accepted') expect(begin()).toBeDefined();
      else expect(begin).toThrow(RangeError);
      return undefined;
    }
    const { lines } = split.standing(positionOf(example));
    const line = expect.objectContaining({ ...example.line, clause: example.clause });
    if (example.ruling === 'accepted') expect(lines).toContainEqual(line);
    else expect(lines).not.toContainEqual(line);
    return undefined;
  },
);

test.each(CLAUSES.map(({ id }) => id))('[%s] has an accepted and a refused example', (id) => {
  const rulings = EXAMPLES.filter(({ clause }) => clause === id).map(({ ruling }) => ruling);
  expect(new Set(rulings)).toEqual(new Set(['accepted', 'refused']));
});
