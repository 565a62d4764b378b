/** The search over the real rules of the six games, in the three languages. */
import { bookSearch } from '../../app/screens/rules/bookSearch';
import { foundRows } from '../../app/screens/rules/foundRows';
import { createSearch } from '../../src/search';
import { distance } from '../../src/search/distance';
import { familyOf } from '../../src/search/families';
import { stem } from '../../src/search/stem';
import { tokens } from '../../src/search/tokens';
import { LOCALES, type Locale } from '../../src/text/define';
import { CHAPTERS as chapters, QUESTIONS, SETTLING } from './chapters';
import { ONCE_FAILED, QUERIES } from './queries';
import { DISPUTES } from './queries/disputes';
import { INFLECTED } from './queries/inflected';
import { TOLD } from './queries/told';
import type { Query } from './queries/types';

/** Of the queries, so many must be answered by one of the first three rules shown. */
const SHARE = 0.9;

const INDEXES = {
  uk: bookSearch(chapters, QUESTIONS, 'uk'),
  ru: bookSearch(chapters, QUESTIONS, 'ru'),
  en: bookSearch(chapters, QUESTIONS, 'en'),
};
const indexOf = (locale: Locale) => INDEXES[locale];

const rowsFor = (query: string, game: Query[1], locale: Locale) =>
  foundRows(indexOf(locale), query, game, SETTLING);

/** The first three rules as the screen shows them, other rows left out. */
function firstThree(query: string, game: Query[1], locale: Locale): string[] {
  return rowsFor(query, game, locale)
    .flatMap((row) => (row.kind === 'clause' || row.kind === 'ruling' ? [row.id] : []))
    .slice(0, 3);
}

function unanswered(queries: readonly Query[], locale: Locale): string[] {
  return queries.flatMap(([query, game, ...answers]) => {
    const shown = firstThree(query, game, locale);
    const answered = shown.some((id) => answers.includes(id));
    return answered ? [] : [`«${query}» (${game ?? 'any game'}): ${shown.join(', ')}`];
  });
}

describe.each(LOCALES)('in %s', (locale) => {
  test('of what people ask, nine in ten are answered by one of the first three', () => {
    const asked = QUERIES[locale].length;
    const failed = unanswered(QUERIES[locale], locale);
    const enough = failed.length <= asked * (1 - SHARE);
    expect({ asked, enough, failed: enough ? [] : failed }).toEqual({
      asked,
      enough: true,
      failed: [],
    });
  });

  test('what the search once had no answer to is answered, each', () => {
    expect(ONCE_FAILED[locale].length).toBeGreaterThan(3);
    expect(unanswered(ONCE_FAILED[locale], locale)).toEqual([]);
  });

  test.each(INFLECTED[locale])('«%s» finds %s among the first three', (query, clause) => {
    expect(firstThree(query, null, locale)).toContain(clause);
  });

  test.each(DISPUTES[locale])('«%s» leads to Settle: %s %s', (query, game, question) => {
    for (const chosen of [null, game]) {
      const settled = rowsFor(query, chosen, locale).filter((row) => row.kind === 'settle');
      expect(settled).toContainEqual(expect.objectContaining({ game, question }));
    }
  });

  test('of disputes told in other words, nine in ten lead to the question that answers them', () => {
    const missed = TOLD[locale].flatMap(([query, game, question]) => {
      const led = rowsFor(query, game, locale).flatMap((row) =>
        row.kind === 'settle' ? [`${row.game}/${row.question}`] : [],
      );
      return led.includes(question) ? [] : [`«${query}»: ${led.join(', ')}, not ${question}`];
    });
    const enough = missed.length <= TOLD[locale].length * (1 - SHARE);
    expect([enough, enough ? [] : missed]).toEqual([true, []]);
  });

  test('every Settle question is led to by a dispute', () => {
    const led = new Set(DISPUTES[locale].map(([, game, question]) => `${game}/${question}`));
    const all = QUESTIONS.flatMap(({ game, words }) =>
      Object.keys(words[locale].questions).map((id) => `${game}/${id}`),
    );
    expect(all.filter((id) => !led.has(id))).toEqual([]);
  });

  test('every Settle question is found by its own title', () => {
    for (const { game, words } of QUESTIONS)
      for (const [id, { title }] of Object.entries(words[locale].questions)) {
        const settled = rowsFor(title, game, locale).find((row) => row.kind === 'settle');
        expect([title, settled]).toEqual([title, expect.objectContaining({ question: id })]);
      }
  });

  test('what people ask a Settle question with leads to rules as well', () => {
    const alone = QUESTIONS.flatMap(({ game, words }) =>
      Object.values(words[locale].questions)
        .flatMap(({ also }) => also.split(', '))
        .filter((phrase) => firstThree(phrase, game, locale).length === 0),
    );
    expect(alone).toEqual([]);
    if (locale === 'ru')
      expect(firstThree('ренонс заметили поздно', 'promin', locale)).toContain('A-P18');
  });

  test('every clause and every ruling is found first by its own number', () => {
    const index = indexOf(locale);
    for (const { game, book } of chapters)
      for (const { id } of [...book.clauses, ...book.rulings])
        expect(index.search(id.toLowerCase()).hits[0]?.key).toBe(`${game}/${id}`);
  });

  test('every clause is found first by its own title', () => {
    const index = indexOf(locale);
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
});

test('the list of queries is long enough to say something, and every game is asked about', () => {
  const all = LOCALES.flatMap((locale) => QUERIES[locale]);
  expect(all.length).toBeGreaterThanOrEqual(150);
  const known = new Set(
    chapters.flatMap(({ book }) => [...book.clauses, ...book.rulings]).map(({ id }) => id),
  );
  for (const letter of 'PSVQNE') {
    const about = all.filter(([, , ...answers]) =>
      answers.some((id) => id.replace('A-', '').startsWith(letter)),
    );
    expect([letter, about.length >= 25]).toEqual([letter, true]);
  }
  const unknown = all.flatMap(([, , ...answers]) => answers).filter((id) => !known.has(id));
  expect(unknown).toEqual([]);
});

test('within one game only its rules are found', () => {
  const { hits } = indexOf('uk').search('зсув', (key) => key.startsWith('perlyna/'));
  expect(hits.length).toBeGreaterThan(3);
  expect(hits.every(({ key }) => key.startsWith('perlyna/'))).toBe(true);
});

test('found words are marked where they stand', () => {
  const { hits } = indexOf('uk').search('зсувами');
  const hit = hits.find(({ key }) => key === 'nizam/N-3.1');
  const nizam = chapters.find(({ game }) => game === 'nizam')?.book.words.uk.clauses['N-3.1'];
  const [from, to] = hit?.marks[0]?.[0] ?? [0, 0];
  expect(nizam?.title.slice(from, to)).toBe('зсув');
});

test('where nothing matches, the three nearest are given and nothing is marked', () => {
  for (const query of ['щщъхыз', '###', 'xylophone zzz', 'абракадабрище']) {
    const { hits, nearest } = indexOf('uk').search(query);
    if (query === '###') expect({ hits, nearest }).toEqual({ hits: [], nearest: [] });
    else {
      expect([query, hits]).toEqual([query, []]);
      expect(nearest).toHaveLength(3);
      expect(nearest.flatMap(({ marks }) => marks.flat())).toEqual([]);
    }
  }
});

test('a word half typed is found as well', () => {
  const { hits } = indexOf('uk').search('намис');
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
  expect(createSearch([], 'uk').search('зсув')).toEqual({ hits: [], nearest: [], beyond: [] });
});

test('letters of the other keyboard, «4-та» and numbers of clauses in Cyrillic are read as they are meant', () => {
  expect(tokens('kозир 4-та 4th 4').map(({ word }) => word)).toEqual(['козир', '4', '4', '4']);
  for (const typed of ['п 4.4', 'Р-4.4', 'p4.4'])
    expect(indexOf('uk').search(typed).hits[0]?.key).toBe('promin/P-4.4');
});

test('the other alphabet and the other keyboard are read as they are meant', () => {
  for (const typed of ['kozyr', 'kozyri', 'rjpbh', 'RJPBHB'])
    expect([typed, firstThree(typed, 'promin', 'uk')]).toEqual([
      typed,
      expect.arrayContaining(['P-1.6']),
    ]);
  expect(firstThree('l;jrth', 'split', 'uk')).toContain('S-5.2');
  expect(firstThree('mozhno li perebrosit kubiki', 'qwinto', 'ru')).toContain('Q-3.3');
  expect(firstThree('кукщдд', 'qwinto', 'en')).toContain('Q-3.3');
  // A Latin name of a game stays what it is.
  expect(rowsFor('qwinto', null, 'uk')[0]).toMatchObject({ kind: 'game', game: 'qwinto' });
});

test('a letter that sounds like another, or two that changed places, are one slip', () => {
  expect(firstThree('щіт', 'promin', 'uk')).toContain('P-3.3');
  expect(firstThree('peral', 'perlyna', 'en')).toContain('E-4.2');
});

test('words of one family are one: numbers in words, forms of other roots, everyday doubles', () => {
  for (const words of ['четвертій чотирьох', 'беру взяв', 'бали очок', 'масть кольору']) {
    const families = new Set(words.split(' ').map((word) => familyOf(word, 'uk')));
    expect([words, families.size, families.has(null)]).toEqual([words, 1, false]);
  }
  expect(familyOf('пятикутник', 'uk')).toBeNull();
});

test('question words and a word too many do not hide the answer', () => {
  for (const query of ['зсув ціна', 'скажіть а скільки ж зсув ціна будь ласка'])
    expect(firstThree(query, 'nizam', 'uk')).toContain('N-3.1');
});
