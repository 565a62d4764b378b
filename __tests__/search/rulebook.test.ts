/** The rulebook is complete: every clause and ruling has its words, every clause its two examples, all of it can be told. */
import { bookRows, findRow } from '../../app/screens/rules/rows';
import { stage } from '../../app/screens/rules/examples/scene';
import { tell, type Told } from '../../app/screens/rules/examples/tell';
import { exampleText } from '../../app/screens/rules/examples/text';
import { foundRows } from '../../app/screens/rules/foundRows';
import { bookSearch } from '../../app/screens/rules/bookSearch';
import { rulesText } from '../../app/screens/rules/text';
import { type GameId, gameOf } from '../../src/games';
import { games } from '../../src/games/rules';
import { LOCALES, type Locale } from '../../src/text/define';
import { CHAPTERS, QUESTIONS, SETTLING } from './chapters';

/** Numbers of clauses and the one game whose name is Latin in every language. */
const LATIN_ALLOWED = /\b[A-Z]-[A-Z]?\d+(\.\d+)?\b|Qwinto/g;

function expectSpoken(text: string, locale: Locale): void {
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  if (locale !== 'en') expect(text.replace(LATIN_ALLOWED, '')).not.toMatch(/[a-z]/i);
}

describe.each(CHAPTERS.map((chapter) => [chapter.game, chapter] as const))(
  '%s',
  (game, chapter) => {
    const { book, examples } = chapter;

    test.each(LOCALES)('every clause, group and ruling has its words in %s', (locale) => {
      const { clauses, rulings, groups } = book.words[locale];
      for (const { id, group } of book.clauses) {
        expectSpoken(clauses[id]?.title ?? '', locale);
        expectSpoken(clauses[id]?.words ?? '', locale);
        expectSpoken(clauses[id]?.also ?? '', locale);
        expectSpoken(groups[group] ?? '', locale);
      }
      for (const { id } of book.rulings) {
        const { question = '', ruling = '', reason = '', also = '' } = rulings[id] ?? {};
        for (const text of [question, ruling, reason, also]) expectSpoken(text, locale);
      }
    });

    test('every clause has an accepted and a refused example', () => {
      for (const { id } of book.clauses) {
        const own = examples.filter(({ clause }) => clause === id).map(({ ruling }) => ruling);
        expect([id, own.includes('accepted'), own.includes('refused')]).toEqual([id, true, true]);
      }
    });

    test('every ruling touches clauses of this game, and every row of the list is there once', () => {
      const known = new Set(book.clauses.map(({ id }) => id));
      for (const { clauses } of book.rulings) {
        expect(clauses.length).toBeGreaterThan(0);
        expect(clauses.filter((id) => !known.has(id))).toEqual([]);
      }
      const keys = bookRows([chapter], 'uk').map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toEqual(expect.arrayContaining(book.rulings.map(({ id }) => `${game}/${id}`)));
    });

    test('the stage shows what the example says', () => {
      for (const example of examples) {
        const { refusal, after, lines } = stage(games[game], example);
        const accepted = example.ruling === 'accepted';
        if (example.kind === 'play') {
          expect([example.clause, refusal === null]).toEqual([example.clause, accepted]);
          expect([example.clause, after !== null]).toEqual([example.clause, accepted]);
        }
        if (example.kind === 'count') {
          const counted = lines.some(({ points }) => points === example.line.points);
          expect([example.clause, counted]).toEqual([example.clause, accepted]);
        }
      }
    });

    test.each(LOCALES)('every example is told in %s', async (locale) => {
      const sights = (await gameOf(game).sights())[locale];
      const say = { name: (seat: number) => rulesText[locale].players[seat] ?? '' };
      const speech = { words: book.words[locale], say, text: exampleText[locale], sights };
      for (const example of examples) {
        const told: Told = tell(stage(games[game], example), speech);
        expectSpoken(told.claim, locale);
        for (const line of told.before) expectSpoken(line, locale);
        if (example.kind === 'play' && example.ruling === 'refused') {
          expectSpoken(told.why ?? '', locale);
        }
      }
    });
  },
);

test('[N-4.4] the field is there before and after the shift, and they differ', () => {
  const examples = CHAPTERS.find(({ game }) => game === 'nizam')?.examples ?? [];
  const shown = examples.filter(({ clause }) => clause === 'N-4.4');
  expect(shown).toHaveLength(2);
  for (const example of shown) {
    const { earlier, view } = stage(games.nizam, example) as unknown as {
      earlier: { grid: unknown } | null;
      view: { grid: unknown };
    };
    expect(earlier?.grid).toEqual(expect.anything());
    expect(earlier?.grid).not.toEqual(view.grid);
  }
});

test('a link finds its clause or ruling however it is typed, and nothing that is not there', () => {
  const rows = bookRows(CHAPTERS, 'uk');
  expect(rows[findRow(rows, 'nizam', 'n-4.4')]).toMatchObject({ kind: 'clause', id: 'N-4.4' });
  expect(rows[findRow(rows, 'promin', 'A-P1')]).toMatchObject({ kind: 'ruling', id: 'A-P1' });
  expect(findRow(rows, 'nizam', 'P-4.4')).toBe(-1);
});

test('what is found stands by game, and other games are offered where one is chosen', () => {
  const index = bookSearch(CHAPTERS, QUESTIONS, 'uk');
  const found = (query: string, game: GameId | null) => foundRows(index, query, game, SETTLING);
  const everywhere = found('зсувами', null);
  expect(everywhere[0]?.kind).toBe('game');
  expect(everywhere.some(({ kind }) => kind === 'everywhere')).toBe(false);
  const here = found('зсувами', 'nizam');
  expect(here[0]).toMatchObject({ kind: 'game', game: 'nizam' });
  expect(here.at(-1)).toMatchObject({ kind: 'everywhere' });
  expect(found('зсувами', 'promin').map(({ kind }) => kind)).toEqual(['nothing', 'everywhere']);
  expect(
    found('щщъхыз', 'split')
      .map(({ kind }) => kind)
      .slice(0, 2),
  ).toEqual(['nearest', 'clause']);
});
