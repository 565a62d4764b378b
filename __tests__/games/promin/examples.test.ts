import type { Example } from '../../../src/games/example';
import { promin } from '../../../src/games/promin';
import { CLAUSES } from '../../../src/games/promin/clauses';
import { EXAMPLES } from '../../../src/games/promin/examples';
import type { Move } from '../../../src/games/promin/types';
import { reach } from './support';

function look(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((at, key) => {
    return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  }, value);
}

function title(example: Example<Move>): string {
  const { clause, ruling, kind } = example;
  switch (example.kind) {
    case 'play':
      return `[${clause}] ${ruling}: ${JSON.stringify(example.tried).slice(0, 70)}`;
    case 'view':
      return `[${clause}] ${ruling}: ${example.path.join('.')} is ${JSON.stringify(example.value)} for ${example.viewer}`;
    case 'count':
      return `[${clause}] ${ruling}: seat ${example.line.seat} gets ${example.line.points}`;
    case 'setup':
      return `[${clause}] ${ruling}: ${kind} of ${example.setup.seats} with first ${example.setup.first}`;
  }
}

function check(example: Example<Move>): void {
  if (example.kind === 'setup') {
    if (example.ruling === 'accepted') promin.begin(example.setup);
    else expect(() => promin.begin(example.setup)).toThrow(RangeError);
    return;
  }
  const state = reach(example.setup, example.before);
  const accepted = example.ruling === 'accepted';
  if (example.kind === 'view') {
    const found = look(promin.view(state, example.viewer), example.path);
    expect(found).toBeDefined();
    if (accepted) expect(found).toEqual(example.value);
    else expect(found).not.toEqual(example.value);
  } else if (example.kind === 'count') {
    const { clause, line } = example;
    const found = promin
      .standing(state)
      .lines.filter((l) => l.clause === clause && l.seat === line.seat && l.points === line.points);
    expect(found).toHaveLength(accepted ? 1 : 0);
  } else if (accepted) {
    expect(promin.judge(state, example.tried)).toEqual({ ok: true });
    const next = promin.apply(state, example.tried);
    const { points, winners } = promin.standing(next);
    expect({ ...promin.turn(next), points, winners }).toMatchObject(example.then ?? {});
  } else {
    expect(promin.judge(state, example.tried)).toMatchObject({
      ok: false,
      clause: example.because?.clause ?? example.clause,
      facts: example.because?.facts ?? {},
    });
  }
}

test.each(EXAMPLES.map((example) => [title(example), example] as const))('%s', (_, example) => {
  check(example);
});

test.each(CLAUSES.map(({ id }) => id))('[%s] has an accepted and a refused example', (id) => {
  const rulings = EXAMPLES.filter((example) => example.clause === id).map((e) => e.ruling);
  expect(rulings).toContain('accepted');
  expect(rulings).toContain('refused');
});
