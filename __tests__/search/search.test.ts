/** The search over the real rules of the six games, in the three languages. */
import { bookSearch } from '../../app/screens/rules/bookSearch';
import { createSearch } from '../../src/search';
import { distance } from '../../src/search/distance';
import { stem } from '../../src/search/stem';
import { tokens } from '../../src/search/tokens';
import { LOCALES, type Locale } from '../../src/text/define';
import { CHAPTERS as chapters } from './chapters';
import { QUERIES } from './queries';

const FRAME_MS = 16;

const idOf = (key: string): string => key.split('/')[1] ?? '';

describe.each(LOCALES)('in %s', (locale) => {
  test('there are twenty queries', () => {
    expect(QUERIES[locale]).toHaveLength(20);
  });

  test.each(QUERIES[locale])('«%s» finds %s among the first three', (query, clause) => {
    const { hits } = bookSearch(chapters, locale).search(query);
    expect(hits.slice(0, 3).map(({ key }) => idOf(key))).toContain(clause);
  });

  test('every clause and every ruling is found first by its own number', () => {
    const index = bookSearch(chapters, locale);
    for (const { game, book } of chapters)
      for (const { id } of [...book.clauses, ...book.rulings])
        expect(index.search(id.toLowerCase()).hits[0]?.key).toBe(`${game}/${id}`);
  });

  test('every clause is found first by its own title', () => {
    const index = bookSearch(chapters, locale);
    for (const { game, book } of chapters)
      for (const { id } of book.clauses) {
        const title = book.words[locale].clauses[id]?.title ?? '';
        const same = chapters
          .flatMap((chapter) => Object.values(chapter.book.words[locale].clauses))
          .filter((clause) => clause.title === title).length;
        const { hits } = index.search(title);
        const first = hits.slice(0, same).map(({ key }) => key);
        expect([title, first.includes(`${game}/${id}`)]).toEqual([title, true]);
      }
  });

  test('an answer comes within a frame', () => {
    const index = bookSearch(chapters, locale);
    const slowest = QUERIES[locale].map(([query]) => quickest(() => index.search(query)));
    expect(Math.max(...slowest)).toBeLessThan(FRAME_MS);
  });
});

/** The best of several: what the work takes, not what else the machine was doing. */
function quickest(work: () => void): number {
  let best = Infinity;
  for (let i = 0; i < 5; i += 1) {
    const from = performance.now();
    work();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

test('within one game only its rules are found', () => {
  const { hits } = bookSearch(chapters, 'uk').search('зсув', (key) => key.startsWith('perlyna/'));
  expect(hits.length).toBeGreaterThan(3);
  expect(hits.every(({ key }) => key.startsWith('perlyna/'))).toBe(true);
});

test('found words are marked where they stand', () => {
  const { hits } = bookSearch(chapters, 'uk').search('зсувами');
  const hit = hits.find(({ key }) => key === 'nizam/N-3.1');
  const nizam = chapters.find(({ game }) => game === 'nizam')?.book.words.uk.clauses['N-3.1'];
  const [from, to] = hit?.marks[0]?.[0] ?? [0, 0];
  expect(nizam?.title.slice(from, to)).toBe('зсув');
});

test('where nothing matches, the three nearest are given and nothing is marked', () => {
  for (const query of ['щщъхыз', '###', 'xylophone zzz', 'абракадабрище']) {
    const { hits, nearest } = bookSearch(chapters, 'uk').search(query);
    if (query === '###') expect({ hits, nearest }).toEqual({ hits: [], nearest: [] });
    else {
      expect([query, hits]).toEqual([query, []]);
      expect(nearest).toHaveLength(3);
      expect(nearest.flatMap(({ marks }) => marks.flat())).toEqual([]);
    }
  }
});

test('a word half typed is found as well', () => {
  const { hits } = bookSearch(chapters, 'uk').search('намис');
  expect(hits[0]?.key).toMatch(/^promin\//);
});

const FORMS: Readonly<Record<Locale, readonly string[]>> = {
  uk: [
    'взятка взятки взяток взятку взяткою взятками',
    'хід ходу ходи ходів ходом',
    'рядок рядка рядки рядків рядком',
    'рука руки руці руку рукою',
    'завдання завдань завданням',
    'більшість більшості більшістю',
    'стовпець стовпця стовпці стовпцем',
    'зсув зсуву зсуви зсувів зсувами',
    'кидок кидка кидки кидків',
  ],
  ru: [
    'взятка взятки взяток взятку взятками',
    'ставка ставок ставки ставкой',
    'ход хода ходы ходов ходом',
    'столбец столбца столбцы столбцом',
    'сдвиг сдвига сдвиги сдвигов',
    'бросок броска броски бросков',
    'цвет цвета цветов цветами',
  ],
  en: ['trick tricks', 'bet bets betting', 'shift shifts shifted shifting', 'score scored scores'],
};

test.each(LOCALES)('forms of one word share a stem in %s', (locale) => {
  for (const forms of FORMS[locale]) {
    const stems = new Set(forms.split(' ').map((form) => stem(form, locale)));
    expect([forms, stems.size]).toEqual([forms, 1]);
  }
});

test('words are told apart whatever apostrophe, stress or ё they have', () => {
  expect(tokens("П’ять пʼять п`ять п'ять").map(({ word }) => word)).toEqual(
    new Array(4).fill('пять'),
  );
  expect(tokens('Счёт — 3,5; N-3.1, A-P14').map(({ word }) => word)).toEqual([
    'счет',
    '3',
    '5',
    'n-3.1',
    'a-p14',
  ]);
});

test('slips are counted: a change, a lack, an extra letter, two swapped', () => {
  expect(
    ['кадка', 'крта', 'кааарта', 'катра', 'карта'].map((w) => distance('карта', w, 3)),
  ).toEqual([2, 1, 2, 1, 0]);
  expect(distance('карта', 'перлина', 2)).toBe(3);
});

test('an empty book is searched without harm', () => {
  expect(createSearch([], 'uk').search('зсув')).toEqual({ hits: [], nearest: [] });
});
