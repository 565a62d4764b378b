import type { Refusal } from '../../../src/engine/types';
import type { Say } from '../../../src/games/words';
import { qwinto } from '../../../src/games/qwinto';
import { CLAUSES, RULINGS } from '../../../src/games/qwinto/clauses';
import { EMPTY, EXAMPLES, kept, SARA, thrown } from '../../../src/games/qwinto/examples';
import { text } from '../../../src/games/qwinto/text';
import type { Move, Sheet } from '../../../src/games/qwinto/types';
import { LOCALES } from '../../../src/text/define';
import { PAPER, reach, refusal, SCREEN, TABLE } from './support';

const say: Say = { name: (seat) => ['Оля', 'Тарас', 'Їжак'][seat] ?? `Гравець ${seat}` };

function paper(...sheets: Sheet[]): Move {
  return { type: 'sheets', sheets };
}

/** Every kind of refusal the engine gives, with the facts it really gives. */
const REFUSALS: readonly Refusal[] = [
  ...EXAMPLES.flatMap((example) => {
    if (example.kind !== 'play' || example.ruling === 'accepted') return [];
    return [refusal(example.setup, example.before, example.tried)];
  }),
  refusal(TABLE, [], { type: 'dice', seat: 0, dice: [] }),
  refusal(TABLE, [], { type: 'dice', seat: 0, dice: 'all' }),
  refusal(TABLE, [], 'orange'),
  refusal(TABLE, [{ type: 'dice', seat: 0, dice: ['orange'] }], { type: 'roll', values: [7] }),
  refusal(TABLE, thrown(0, { orange: 1 }), { type: 'keep', seat: 1 }),
  refusal(TABLE, kept(0, { orange: 1 }), { type: 'write', seat: 0, row: 'orange', column: 40 }),
  refusal(TABLE, kept(0, { orange: 1 }), { type: 'keep', seat: 0 }),
  refusal(TABLE, [], paper(SARA, SARA)),
  refusal(PAPER, [], { type: 'pass', seat: 0 }),
  refusal(PAPER, [], paper(SARA)),
  refusal(PAPER, [], paper(EMPTY, { ...EMPTY, yellow: [19, ...EMPTY.yellow.slice(1)] })),
  refusal(PAPER, kept(0, { orange: 2 }), paper(SARA, EMPTY)),
  refusal(
    PAPER,
    kept(0, { orange: 2, yellow: 3 }),
    paper(
      { ...EMPTY, orange: [5, ...EMPTY.orange.slice(1)], yellow: [5, ...EMPTY.yellow.slice(1)] },
      EMPTY,
    ),
  ),
  refusal(
    PAPER,
    [...kept(0, { orange: 5 }), ...kept(1, { orange: 5 })],
    paper({ ...EMPTY, orange: [5, ...EMPTY.orange.slice(1)], misthrows: 3 }, EMPTY),
  ),
];

const MOVES: readonly Move[] = [
  { type: 'dice', seat: 0, dice: ['orange'] },
  { type: 'dice', seat: 1, dice: ['orange', 'yellow', 'purple'] },
  { type: 'roll', values: [4] },
  { type: 'roll', values: [4, 5] },
  { type: 'reroll', seat: 0 },
  { type: 'keep', seat: 0 },
  { type: 'write', seat: 0, row: 'purple', column: 9 },
  { type: 'pass', seat: 1 },
  paper(SARA, EMPTY),
];

function expectClean(sentence: string, locale: string): void {
  expect(sentence.length).toBeGreaterThan(2);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\d|'/);
  if (locale === 'en')
    expect(sentence.replace(/Оля|Тарас|Їжак|Гравець/g, '')).not.toMatch(/[а-яіїєґ]/i);
  else expect(sentence.replace(/Qwinto|[AQ]-Q?\d+(\.\d+)?/g, '')).not.toMatch(/[a-z]/i);
}

test('the refusals above are all that the engine can give', () => {
  expect([...new Set(REFUSALS.map(({ clause }) => clause))].sort()).toEqual([
    'Q-1.1',
    'Q-2.2',
    'Q-2.3',
    'Q-2.4',
    'Q-3.1',
    'Q-3.3',
    'Q-3.5',
    'Q-3.6',
    'Q-5.1',
    'Q-5.2',
    'form',
    'turn',
  ]);
});

describe.each(LOCALES)('in %s', (locale) => {
  const words = text[locale];

  test('every refusal is one clear sentence about this position', () => {
    const sentences = REFUSALS.map((given) => words.refusal(given, say));
    for (const sentence of sentences) expectClean(sentence, locale);
    for (const sentence of sentences)
      expect(sentence).not.toBe(words.refusal({ ok: false, clause: '?', facts: {} }, say));
  });

  test('every clause, ruling, group and phase has words', () => {
    expect(Object.keys(words.clauses)).toEqual(CLAUSES.map(({ id }) => id));
    expect(Object.keys(words.rulings)).toEqual(RULINGS.map(({ id }) => id));
    for (const { title, words: rule } of Object.values(words.clauses)) {
      expectClean(title, locale);
      expectClean(rule, locale);
    }
    for (const { question, ruling, reason } of Object.values(words.rulings))
      for (const sentence of [question, ruling, reason]) expectClean(sentence, locale);
    for (const { group, phases } of CLAUSES) {
      expectClean(words.groups[group] ?? '', locale);
      for (const phase of phases) expectClean(words.phases[phase] ?? '', locale);
    }
  });

  test('[Q-4.3] every move has a log line, and the one of a number names its cell', () => {
    for (const move of MOVES)
      for (const setup of [TABLE, SCREEN, PAPER]) expectClean(words.move(move, say, setup), locale);
    // Purple's ninth cell from the left stands in column 9; its gap does not count.
    const write: Move = { type: 'write', seat: 0, row: 'purple', column: 9 };
    const elsewhere: Move = { type: 'write', seat: 0, row: 'purple', column: 5 };
    for (const setup of [TABLE, SCREEN]) {
      expect(words.move(write, say, setup)).toMatch(/^Оля .*9$/);
      expect(words.move(elsewhere, say, setup)).toMatch(/^Оля .*5$/);
    }
  });

  test('every score line says what it is for', () => {
    const { lines } = qwinto.standing(reach(PAPER, [paper(SARA, EMPTY)]));
    expect(new Set(lines.map(({ clause }) => clause)).size).toBe(4);
    for (const line of lines) expectClean(words.line(line, say), locale);
  });

  test('facts, moves and lines that nobody knows still get words', () => {
    for (const clause of ['turn', 'form', 'Z-9', 'toString', ...CLAUSES.map(({ id }) => id)]) {
      expectClean(words.refusal({ ok: false, clause, facts: {} }, say), locale);
      expectClean(
        words.refusal({ ok: false, clause, facts: { cells: [4], row: 7, turnOf: 1 } }, say),
        locale,
      );
      expectClean(words.line({ seat: 0, clause, points: 1, facts: {} }, say), locale);
    }
    expectClean(words.move({ type: 'dance' } as unknown as Move, say, TABLE), locale);
  });
});

test('sentences in Ukrainian', () => {
  expect(REFUSALS.map((given) => text.uk.refusal(given, say)).join('\n')).toMatchSnapshot();
});
