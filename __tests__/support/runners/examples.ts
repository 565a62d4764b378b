/** Every example of a game's rulebook, played; every clause with one that it allows and one that it stops. */
import type { GameRules } from '../../../src/engine/types';
import type { CountExample, Example, PlayExample, ViewExample } from '../../../src/games/example';
import type { EveryGame } from '../everyGame';
import { reached } from '../reached';

function described(example: Example<unknown>): string {
  switch (example.kind) {
    case 'play':
      return `${JSON.stringify(example.tried)} is`;
    case 'count':
      return `${example.line.points} points for seat ${example.line.seat} are`;
    case 'view':
      return `${example.path.join('.')} = ${JSON.stringify(example.value)} for ${example.viewer} is`;
    case 'setup':
      return `a table of ${example.setup.seats} with first ${example.setup.first} is`;
  }
}

function play(rules: GameRules, example: PlayExample<unknown>): void {
  const { tried, then, because } = example;
  const state = reached(rules, example.setup, example.before);
  const verdict = rules.judge(state, tried);
  if (example.ruling === 'refused') {
    const { clause = example.clause, facts = {} } = because ?? {};
    expect(verdict).toMatchObject({ ok: false, clause, facts });
    expect(() => rules.apply(state, tried)).toThrow(clause);
    return;
  }
  expect(verdict).toEqual({ ok: true });
  const after = rules.apply(state, tried);
  expect({ ...rules.turn(after), ...rules.standing(after) }).toMatchObject(then ?? {});
}

function counted(rules: GameRules, example: CountExample<unknown>): void {
  const { clause, line, ruling } = example;
  const found = rules
    .standing(reached(rules, example.setup, example.before))
    .lines.filter((one) => one.clause === clause && one.seat === line.seat)
    .filter(({ points }) => points === line.points);
  expect(found).toHaveLength(ruling === 'accepted' ? 1 : 0);
}

function seen(rules: GameRules, example: ViewExample<unknown>): void {
  let value: unknown = rules.view(reached(rules, example.setup, example.before), example.viewer);
  for (const key of example.path) {
    expect(value).toHaveProperty([key]);
    value = (value as Record<string | number, unknown>)[key];
  }
  expect(value).toBeDefined();
  if (example.ruling === 'accepted') expect(value).toEqual(example.value);
  else expect(value).not.toEqual(example.value);
}

function check(rules: GameRules, example: Example<unknown>): void {
  switch (example.kind) {
    case 'play':
      return play(rules, example);
    case 'count':
      return counted(rules, example);
    case 'view':
      return seen(rules, example);
    case 'setup': {
      const begin = () => rules.begin(example.setup);
      if (example.ruling === 'accepted') return expect(begin).not.toThrow();
      return expect(begin).toThrow(RangeError);
    }
  }
}

export function describeExamples({ id, rules, book, examples, rulebook }: EveryGame): void {
  describe(id, () => {
    const ids = book.clauses.map((clause) => clause.id);

    test.each(
      examples.map(
        (example) => [example.clause, described(example), example.ruling, example] as const,
      ),
    )('[%s] %s %s', (_clause, _what, _ruling, example) => check(rules, example));

    test.each(ids)('[%s] has an accepted and a refused example', (clause) => {
      const rulings = examples.filter((one) => one.clause === clause).map(({ ruling }) => ruling);
      expect(new Set(rulings)).toEqual(new Set(['accepted', 'refused']));
    });

    test('allowed plays say what comes of them', () => {
      const silent = examples.filter(
        (example) => example.kind === 'play' && example.ruling === 'accepted' && !example.then,
      );
      expect(silent.length).toBeLessThanOrEqual(rulebook.silent);
    });

    test('every example belongs to a clause; clauses and rulings are those of the rulebook, each once', () => {
      expect(examples.filter(({ clause }) => !ids.includes(clause))).toEqual([]);
      const rulings = book.rulings.map((ruling) => ruling.id);
      expect([new Set(ids).size, new Set(rulings).size]).toEqual([ids.length, rulings.length]);
      expect([ids.length, rulings.length]).toEqual([rulebook.clauses, rulebook.rulings]);
      expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
      expect(rulings.map((one) => Number(one.slice(3)))).toEqual(rulings.map((_, i) => i + 1));
      for (const ruling of book.rulings)
        for (const clause of ruling.clauses) expect(ids).toContain(clause);
    });
  });
}
