/** Checks both grid games share: examples played, transcripts replayed, words that hold together. */
import { replay } from '../../../src/engine/replay';
import type {
  GameRules,
  Refusal,
  ScoreLine,
  Setup,
  Standing,
  Turn,
} from '../../../src/engine/types';
import type { ClauseEntry, HouseReadings, RulingEntry } from '../../../src/games/clauses';
import type { Example } from '../../../src/games/example';
import type { GameWords, Say } from '../../../src/games/words';
import { type Catalogues, type Locale, LOCALES } from '../../../src/text/define';

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

export const NAMES = ['Оля', 'Тарас', 'Євген', 'Соломія', 'Ірина'];
export const SAY: Say = { name: (seat) => NAMES[seat] ?? '?' };

/** Words a reader is meant to see: nothing left open, and no Latin letters in Ukrainian and Russian. */
export function expectReadable(locale: Locale, sentence: string): void {
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{|\}/);
  expect(sentence.trim()).toBe(sentence);
  expect(sentence.length).toBeGreaterThan(2);
  if (locale !== 'en')
    expect(sentence.replace(/\b[AEN]-[A-Z]?\d+(\.\d+)?/g, '')).not.toMatch(/[A-Za-z]/);
}

interface BookOf<Move> {
  words: Catalogues<GameWords<Move>>;
  clauses: readonly ClauseEntry[];
  rulings: readonly RulingEntry[];
  house: HouseReadings;
}

export function testWords<Move>(
  { words, clauses, rulings, house }: BookOf<Move>,
  phases: readonly string[],
  refusals: readonly Refusal[],
  moves: readonly Move[],
  lines: readonly ScoreLine[],
): void {
  const setup: Setup = { seats: 5, first: 0, mode: 'virtual' };
  const sorted = (ids: Iterable<string>): string[] => [...ids].sort();

  describe.each(LOCALES)('in %s', (locale) => {
    const said = words[locale];

    test('every clause, ruling, phase, group and house reading has words, and nothing else has', () => {
      expect(sorted(Object.keys(said.clauses))).toEqual(sorted(clauses.map(({ id }) => id)));
      expect(sorted(Object.keys(said.rulings))).toEqual(sorted(rulings.map(({ id }) => id)));
      expect(sorted(Object.keys(said.phases))).toEqual(sorted(phases));
      expect(sorted(Object.keys(said.groups))).toEqual(
        sorted(new Set(clauses.map(({ group }) => group))),
      );
      expect(sorted(Object.keys(said.house))).toEqual(sorted(Object.keys(house)));
      for (const [id, readings] of Object.entries(house))
        expect(sorted(Object.keys(said.house[id]?.readings ?? {}))).toEqual(sorted(readings));
      const all: string[] = [];
      JSON.stringify(
        [
          said.title,
          said.tagline,
          said.clauses,
          said.rulings,
          said.phases,
          said.groups,
          said.house,
        ],
        (_, value: unknown) => {
          if (typeof value === 'string') all.push(value);
          return value;
        },
      );
      for (const sentence of all) expectReadable(locale, sentence);
    });

    test.each(refusals.map((refusal) => [JSON.stringify(refusal), refusal] as const))(
      '%s is said in one readable sentence',
      (_, refusal) => {
        const sentence = said.refusal(refusal, SAY);
        expectReadable(locale, sentence);
        expect(sentence).toMatch(/[.!?]$/);
        if (!['turn', 'form'].includes(refusal.clause))
          expect(sentence).not.toContain(refusal.clause);
      },
    );

    test('unknown facts and clauses still get a sentence', () => {
      for (const clause of ['turn', 'form', 'N-3.5', 'X-9'])
        for (const facts of [
          {},
          { why: 'lacked' },
          { why: 'toString' },
          { phase: 'lunch' },
          { turnOf: [] },
        ]) {
          const sentence = said.refusal({ ok: false, clause, facts }, SAY);
          expect(sentence.length).toBeGreaterThan(2);
        }
    });

    test.each(moves.map((move) => [JSON.stringify(move), move] as const))(
      '%s has a log line',
      (_, move) => {
        expectReadable(locale, said.move(move, SAY, setup));
      },
    );

    test.each(lines.map((line) => [JSON.stringify(line), line] as const))(
      '%s says what it is for',
      (_, line) => {
        expectReadable(locale, said.line(line, SAY));
      },
    );

    test('a broken record does not stop the log', () => {
      expect(said.move({ type: 'shift' } as Move, SAY, setup).length).toBeGreaterThan(2);
      expect(
        said.line({ seat: 0, clause: 'X-1', points: 1, facts: {} }, SAY).length,
      ).toBeGreaterThan(2);
    });
  });
}

/** The refusals that examples and further facts lead to, each kind of reason at least once. */
export function refusalsOf<State, Move>(
  rules: GameRules<State, Move>,
  examples: readonly Example<Move>[],
): Refusal[] {
  return examples.flatMap((example) => {
    if (example.kind !== 'play') return [];
    const verdict = rules.judge(reached(rules, example.setup, example.before), example.tried);
    return verdict.ok ? [] : [verdict];
  });
}
