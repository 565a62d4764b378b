/** Checks both grid games share: examples played, transcripts replayed, words that hold together. */
import { replay } from '../../../src/engine/replay';
import type { GameRules, Setup, Standing, Turn } from '../../../src/engine/types';
import type { ClauseEntry } from '../../../src/games/clauses';
import type { Example } from '../../../src/games/example';

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

function described<Move>(example: Example<Move>): string {
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

function checkPlay<State, Move>(
  rules: GameRules<State, Move>,
  example: Extract<Example<Move>, { kind: 'play' }>,
): void {
  const { setup, before, tried, then, because } = example;
  const state = reached(rules, setup, before);
  const verdict = rules.judge(state, tried);
  if (example.ruling === 'refused') {
    const { clause = example.clause, facts = {} } = because ?? {};
    expect(verdict).toMatchObject({ ok: false, clause, facts });
    expect(() => rules.apply(state, tried)).toThrow(clause);
    return;
  }
  expect(verdict).toEqual({ ok: true });
  const after = rules.apply(state, tried);
  expect(then).toBeDefined();
  expect({ ...rules.turn(after), ...rules.standing(after) }).toMatchObject(then ?? {});
}

function checkExample<State, Move>(rules: GameRules<State, Move>, example: Example<Move>): void {
  const accepted = example.ruling === 'accepted';
  if (example.kind === 'play') return checkPlay(rules, example);
  if (example.kind === 'setup') {
    const begin = () => rules.begin(example.setup);
    return accepted ? expect(begin).not.toThrow() : expect(begin).toThrow(RangeError);
  }
  const state = reached(rules, example.setup, example.before);
  if (example.kind === 'count') {
    const { clause, line } = example;
    const found = rules
      .standing(state)
      .lines.some(
        (known) =>
          known.clause === clause && known.seat === line.seat && known.points === line.points,
      );
    return expect(found).toBe(accepted);
  }
  let value: unknown = rules.view(state, example.viewer);
  for (const key of example.path) {
    expect(value).toHaveProperty([key]);
    value = (value as Record<string | number, unknown>)[key];
  }
  return accepted ? expect(value).toEqual(example.value) : expect(value).not.toEqual(example.value);
}

export function testExamples<State, Move>(
  rules: GameRules<State, Move>,
  examples: readonly Example<Move>[],
  clauses: readonly ClauseEntry[],
): void {
  const rows = examples.map(
    (example) => [`[${example.clause}] ${described(example)} ${example.ruling}`, example] as const,
  );
  test.each(rows)('%s', (_, example) => checkExample(rules, example));

  test.each(clauses.map(({ id }) => id))('[%s] has an accepted and a refused example', (id) => {
    const rulings = examples.filter(({ clause }) => clause === id).map(({ ruling }) => ruling);
    expect(new Set(rulings)).toEqual(new Set(['accepted', 'refused']));
  });

  test('every example belongs to a listed clause', () => {
    const ids = new Set(clauses.map(({ id }) => id));
    expect(ids.size).toBe(clauses.length);
    expect(examples.filter(({ clause }) => !ids.has(clause))).toEqual([]);
  });
}

export interface Transcript<Move> {
  setup: Setup;
  steps: { turn: Partial<Turn>; points: number[]; move: Move }[];
  turn: Partial<Turn>;
  standing: Partial<Standing>;
}

export function testTranscript<State, Move>(
  rules: GameRules<State, Move>,
  { setup, steps, turn, standing }: Transcript<Move>,
): void {
  test(`the ${setup.mode} transcript replays exactly`, () => {
    let state = rules.begin(setup);
    steps.forEach((step, at) => {
      expect({ at, ...rules.turn(state) }).toMatchObject({ at, ...step.turn });
      expect({ at, points: rules.standing(state).points }).toEqual({ at, points: step.points });
      expect({ at, ...rules.judge(state, step.move) }).toEqual({ at, ok: true });
      state = rules.apply(state, step.move);
    });
    expect(rules.turn(state)).toMatchObject(turn);
    expect(rules.standing(state)).toMatchObject(standing);
  });
}
