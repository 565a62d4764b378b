/** Every sentence in three languages: complete, with the facts in it, in the right alphabet. */
import type { Refusal, Verdict } from '../../../src/engine/types';
import { split } from '../../../src/games/split';
import { CLAUSES, HOUSE, RULINGS } from '../../../src/games/split/clauses';
import { EXAMPLES } from '../../../src/games/split/examples';
import { text } from '../../../src/games/split/text';
import { REFUSING } from '../../../src/games/split/text/phrase';
import type { SplitMove, SplitState } from '../../../src/games/split/types';
import type { GameWords } from '../../../src/games/words';
import { LOCALES } from '../../../src/text/define';
import type { Locale } from '../../../src/text/define';
import { after, cut, FOUR, joker, laid, row, stacks, THREE, vote, votes } from './play';

const NAMES = ['Оля', 'Тарас', 'Соломія', 'Юрко'];
const say = { name: (seat: number): string => NAMES[seat] ?? '' };
const words = (locale: Locale): GameWords<SplitMove> => text[locale];
const SCORE = { ...THREE, mode: 'score' } as const;
const NONE = '0 0 0 0 0 0 0 0 0 0';

function refusalOf(state: SplitState, move: unknown): Refusal {
  const verdict: Verdict = split.judge(state, move);
  if (verdict.ok) throw new Error(`accepted: ${JSON.stringify(move)}`);
  return verdict;
}

const voting = after(FOUR, ...laid(0, '3 4 5 | 6 7 8 | 9 10 J'), vote(0, 0));
const pairs = after(FOUR, ...laid(0, '3 4 5 | 6 7 8 | 9 10 J'), ...votes(0, 1, 0, 1));
const served = after(FOUR, ...laid(0, '3 4 5 | 6 7 8 | 9 10'.concat(' 8')), ...votes(0, 1, 0, 2));
const choosing = after(THREE, ...laid(0, '3 7 J | 5 5 | 8 10'), ...votes(0, 1, 2));
const over = after(SCORE, stacks(`${NONE} / ${NONE} / ${NONE}`));
const pair = after(THREE, ...laid(0, '4 9 | 5 5 3 | 8 10'), ...votes(0, 0, 1));
const laidOut = after(THREE, row('3 7 J 5 5 8 10'));

/** Every sentence the engine's refusals can need: each clause, each shape of its facts. */
const REFUSALS: readonly Refusal[] = [
  refusalOf(split.begin(THREE), vote(0, 0)),
  refusalOf(laidOut, cut(1, 2, 4)),
  refusalOf(voting, cut(0, 2, 4)),
  refusalOf(voting, vote(0, 1)),
  refusalOf(voting, vote(9, 1)),
  refusalOf(play(pairs), vote(1, 0)),
  refusalOf(play(served), vote(1, 0)),
  refusalOf(choosing, joker(1, 5)),
  refusalOf(split.begin(SCORE), row('3')),
  refusalOf(over, row('3')),
  ...['row', 'cut', 'vote', 'joker', 'stacks', 'other'].map((type) => formOf(type)),
  refusalOf(split.begin(THREE), row('1 1 3 4 5 6 7')),
  refusalOf(
    after(FOUR, ...laid(0, 'J | J | J J J J J J J'), ...votes(0, 0, 0, 0)),
    row('J J J J J J J 5 5'),
  ),
  refusalOf(split.begin(SCORE), stacks(`17 0 0 0 0 0 0 0 0 0 / ${NONE} / ${NONE}`)),
  refusalOf(split.begin(SCORE), stacks(`10 10 0 0 0 0 0 0 0 0 / ${NONE} / ${NONE}`)),
  refusalOf(split.begin(THREE), row('3')),
  refusalOf(laidOut, cut(0, 4)),
  refusalOf(laidOut, cut(0, 4, 4)),
  refusalOf(pairs, cut(0, 1)),
  refusalOf(pairs, cut(0, 0, 1)),
  refusalOf(pair, cut(0, 1, 2)),
  refusalOf(split.apply(pair, cut(0, 1)), vote(0, 2)),
  refusalOf(choosing, joker(0, 5)),
  refusalOf(
    split.begin(SCORE),
    stacks(`${NONE.replace('0', '1')} / ${NONE.replace('0', '1')} / ${NONE}`),
  ),
  { ok: false, clause: 'S-7.2', facts: { cards: 9, count: 7 } },
];

/** The dispute's cut, so that its contenders vote. */
function play(state: SplitState): SplitState {
  return split.apply(state, cut(0, 1, 2));
}

function formOf(type: string): Refusal {
  const states: Record<string, SplitState> = {
    row: split.begin(THREE),
    cut: laidOut,
    vote: voting,
    joker: choosing,
    stacks: split.begin(SCORE),
    other: laidOut,
  };
  return refusalOf(states[type] as SplitState, { type });
}

const MOVES: readonly SplitMove[] = [
  row('3 7 J'),
  cut(1, 2, 4),
  cut(1, 1),
  vote(2, 1),
  joker(1, 7),
  stacks(`${NONE} / ${NONE} / ${NONE}`),
];

function expectClean(locale: Locale, sentence: string): void {
  expect(sentence).not.toBe('');
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{|[{}]|\s{2,}|'|"|-\d/);
  if (locale === 'en')
    expect(sentence.replace(/Оля|Тарас|Соломія|Юрко/g, '')).not.toMatch(/[а-яіїєґё]/i);
  else expect(sentence.replace(/[SA]-S?\d+(\.\d+)?/g, '')).not.toMatch(/[a-z]/i);
  if (locale === 'uk') expect(sentence).not.toMatch(/[ыэъё]/i);
  if (locale === 'ru') expect(sentence.replace(/Соломія/g, '')).not.toMatch(/[іїєґ’]/i);
}

describe.each(LOCALES)('%s', (locale) => {
  const book = words(locale);

  test('names every clause, ruling, phase and group, and nothing else', () => {
    expect(Object.keys(book.clauses).sort()).toEqual(CLAUSES.map(({ id }) => id).sort());
    expect(Object.keys(book.rulings).sort()).toEqual(RULINGS.map(({ id }) => id).sort());
    expect(Object.keys(book.house)).toEqual(Object.keys(HOUSE));
    expect(new Set(Object.keys(book.groups))).toEqual(new Set(CLAUSES.map(({ group }) => group)));
    const phases = ['row', 'cut', 'vote', 'joker', 'stacks', 'over'];
    expect(Object.keys(book.phases).sort()).toEqual(phases.sort());
  });

  test('all fixed texts are clean', () => {
    const texts = [
      book.title,
      book.tagline,
      ...Object.values(book.phases),
      ...Object.values(book.groups),
      ...Object.values(book.clauses).flatMap(({ title, words: body }) => [title, body]),
      ...Object.values(book.rulings).flatMap((r) => [r.question, r.ruling, r.reason]),
    ];
    for (const sentence of texts) expectClean(locale, sentence);
  });

  test('no two refusals of different kinds read the same, and every one is clean', () => {
    for (const refusal of REFUSALS) expectClean(locale, book.refusal(refusal, say));
    const general = book.refusal({ ok: false, clause: 'nowhere', facts: {} }, say);
    for (const refusal of REFUSALS) expect(book.refusal(refusal, say)).not.toBe(general);
  });

  test('refusals, moves and lines are total', () => {
    for (const clause of [...REFUSING, 'nowhere', 'constructor'])
      for (const facts of [{}, { turnOf: 3, seats: null }, { in: 'stacks' }])
        expectClean(locale, book.refusal({ ok: false, clause, facts }, say));
    expectClean(locale, book.line({ seat: 0, clause: 'nowhere', points: 0, facts: {} }, say));
  });

  test('every move has a log line, and a vote’s never tells what for', () => {
    for (const move of MOVES) expectClean(locale, book.move(move, say, THREE));
    const lines = [0, 1, 2].map((part) => book.move(vote(1, part), say, THREE));
    expect(new Set(lines).size).toBe(1);
    expect(lines[0]).not.toMatch(/\d/);
  });

  test('every score line is named', () => {
    for (const example of EXAMPLES) {
      if (example.kind !== 'count') continue;
      let state = split.begin(example.setup);
      for (const move of example.before) state = split.apply(state, move);
      for (const line of split.standing(state).lines) expectClean(locale, book.line(line, say));
    }
  });
});

test('every clause that refuses has a sentence tried above', () => {
  expect(new Set(REFUSALS.map(({ clause }) => clause))).toEqual(new Set(REFUSING));
});

test.each([
  [
    vote(0, 1),
    voting,
    'Голос уже лежить на столі (Оля), змінити його не можна. Чекаємо: Тарас, Соломія і Юрко.',
  ],
  [
    row('1 1 3 4 5 6 7'),
    split.begin(THREE),
    'Карт «1» у коробці 1: раніше вийшло 0, а в цьому ряді 2. Перевір введене.',
  ],
  [row('3'), split.begin(THREE), 'У ряді має бути 7 карт, а введено 1.'],
  [joker(0, 5), choosing, 'Стопки 5 тут немає: джокера кладуть до однієї з наявних — 3 або 7.'],
  [cut(0, 4), laidOut, 'Ряд ділять на три частини двома роздільниками, а тут 1 роздільник.'],
])('a refusal says the facts of the position: %j', (move, state, sentence) => {
  expect(words('uk').refusal(refusalOf(state, move), say)).toBe(sentence);
});
