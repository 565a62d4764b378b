import { qwinto } from '../../../src/games/qwinto';
import { CLAUSES, RULINGS } from '../../../src/games/qwinto/clauses';
import { EXAMPLES } from '../../../src/games/qwinto/examples';
import type { Move } from '../../../src/games/qwinto/types';
import type { CountExample, PlayExample, ViewExample } from '../../../src/games/example';
import { reach } from './support';

function playedOut(example: PlayExample<Move>): void {
  const state = reach(example.setup, example.before);
  const verdict = qwinto.judge(state, example.tried);
  if (example.ruling === 'refused') {
    expect(verdict).toMatchObject({
      ok: false,
      clause: example.because?.clause ?? example.clause,
      facts: example.because?.facts ?? {},
    });
    expect(() => qwinto.apply(state, example.tried)).toThrow();
    return;
  }
  expect(verdict).toEqual({ ok: true });
  const after = qwinto.apply(state, example.tried);
  const { points, winners, ...turn } = example.then ?? {};
  expect(qwinto.turn(after)).toMatchObject(turn);
  if (points) expect(qwinto.standing(after).points).toEqual(points);
  if (winners) expect(qwinto.standing(after).winners).toEqual(winners);
}

function counted(example: CountExample<Move>): void {
  const { lines } = qwinto.standing(reach(example.setup, example.before));
  const { seat, points } = example.line;
  const paid = lines.some(
    (line) => line.clause === example.clause && line.seat === seat && line.points === points,
  );
  expect(paid).toBe(example.ruling === 'accepted');
}

function seen(example: ViewExample<Move>): void {
  let found: unknown = qwinto.view(reach(example.setup, example.before), example.viewer);
  for (const key of example.path) found = (found as Record<string, unknown>)[key];
  if (example.ruling === 'accepted') expect(found).toEqual(example.value);
  else expect(found).not.toEqual(example.value);
}

test.each(EXAMPLES.map((example, i) => ({ ...example, i })))(
  '[$clause] example $i is $ruling',
  (example) => {
    switch (example.kind) {
      case 'play':
        return playedOut(example);
      case 'count':
        return counted(example);
      case 'view':
        return seen(example);
      case 'setup':
        throw new Error('no such example in Qwinto');
    }
  },
);

test.each(CLAUSES)('[$id] has an accepted and a refused example', ({ id }) => {
  const rulings = EXAMPLES.filter((example) => example.clause === id).map((e) => e.ruling);
  expect(new Set(rulings)).toEqual(new Set(['accepted', 'refused']));
});

test('the clauses and rulings are those of the rulebook file, each once', () => {
  const ids = CLAUSES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(22);
  expect(ids).toEqual([...ids].sort());
  expect(RULINGS.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => `A-Q${i + 1}`));
  for (const ruling of RULINGS) for (const clause of ruling.clauses) expect(ids).toContain(clause);
});
