/** The search over the six games' rules: one index a language, made when it is first asked. */
import { createSearch, type SearchIndex, type SearchText } from '../../../src/search';
import type { Locale } from '../../../src/text/define';
import type { Chapter } from './chapters';
import { rowKey } from './rows';

const made = new Map<Locale, SearchIndex>();

export function bookSearch(chapters: readonly Chapter[], locale: Locale): SearchIndex {
  let index = made.get(locale);
  if (!index) {
    index = createSearch(
      chapters.flatMap((chapter) => textsOf(chapter, locale)),
      locale,
    );
    made.set(locale, index);
  }
  return index;
}

function textsOf({ game, book }: Pick<Chapter, 'game' | 'book'>, locale: Locale): SearchText[] {
  const { clauses, rulings } = book.words[locale];
  return [
    ...book.clauses.map(({ id }) => {
      const { title = '', words = '' } = clauses[id] ?? {};
      return { key: rowKey(game, id), id, fields: [title, words] };
    }),
    ...book.rulings.map(({ id }) => {
      const { question = '', ruling = '', reason = '' } = rulings[id] ?? {};
      return { key: rowKey(game, id), id, fields: [question, ruling, reason] };
    }),
  ];
}
