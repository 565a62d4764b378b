import type { Example } from '../../../src/games/example';
import { veselka } from '../../../src/games/veselka';
import { CLAUSES } from '../../../src/games/veselka/clauses';
import { EXAMPLES } from '../../../src/games/veselka/examples';
import type { VeselkaMove } from '../../../src/games/veselka/types';
import { played, verdict } from './play';

type VeselkaExample = Example<VeselkaMove>;

function described(example: VeselkaExample): string {
  switch (example.kind) {
    case 'play':
      return `${JSON.stringify(example.tried)} is`;
    case 'count':
      return `${example.line.points} points for seat ${example.line.seat} are`;
    case 'view':
      return `${example.path.join('.')} = ${JSON.stringify(example.value)} is`;
    case 'setup':
      return `a table of ${example.setup.seats} is`;
  }
}

function checkPlay(example: Extract<VeselkaExample, { kind: 'play' }>): void {
  const { setup, before, tried, then, because } = example;
  const given = verdict(setup, before, tried);
  if (example.ruling === 'refused') {
    expect(given).toMatchObject({ ok: false, clause: because?.clause ?? example.clause });
    expect(given).toMatchObject({ facts: because?.facts ?? {} });
    return;
  }
  expect(given).toEqual({ ok: true });
  const state = played(setup, [...before, tried]);
  expect({ ...veselka.turn(state), ...veselka.standing(state) }).toMatchObject(then ?? {});
}

function check(example: VeselkaExample): void {
  const accepted = example.ruling === 'accepted';
  switch (example.kind) {
    case 'play':
      return checkPlay(example);
    case 'count': {
      const { lines } = veselka.standing(played(example.setup, example.before));
      const { clause, line } = example;
      const found = lines.some(
        (l) => l.clause === clause && l.seat === line.seat && l.points === line.points,
      );
      return expect(found).toBe(accepted);
    }
    case 'view': {
      const shown: unknown = veselka.view(played(example.setup, example.before), example.viewer);
      const value = example.path.reduce<unknown>(
        (at, key) => (at as Record<string, unknown>)[key],
        shown,
      );
      return accepted
        ? expect(value).toEqual(example.value)
        : expect(value).not.toEqual(example.value);
    }
    case 'setup':
      return accepted
        ? expect(() => veselka.begin(example.setup)).not.toThrow()
        : expect(() => veselka.begin(example.setup)).toThrow(RangeError);
  }
}

test.each(
  EXAMPLES.map(
    (example) => [`[${example.clause}] ${described(example)} ${example.ruling}`, example] as const,
  ),
)('%s', (_, example) => check(example));

test.each(CLAUSES.map(({ id }) => id))('[%s] has an accepted and a refused example', (id) => {
  const rulings = EXAMPLES.filter(({ clause }) => clause === id).map(({ ruling }) => ruling);
  expect(new Set(rulings)).toEqual(new Set(['accepted', 'refused']));
});

test('every example belongs to a listed clause, and clauses are listed once', () => {
  const ids = CLAUSES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(EXAMPLES.filter(({ clause }) => !ids.includes(clause))).toEqual([]);
});
