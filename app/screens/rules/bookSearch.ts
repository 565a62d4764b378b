/** The search over the six games' rules and Settle's questions: one index a language, made when it is first asked. */
import type { GameId } from '../../../src/games';
import {
  createSearch,
  searchBuilder,
  type SearchIndex,
  type SearchText,
} from '../../../src/search';
import type { Locale } from '../../../src/text/define';
import type { Chapter } from './chapters';
import { questionsOf, type GameQuestions } from './questions';
import { questionKey, rowKey } from './rows';

/** So many texts are less than a frame's work on a slow phone. */
export const HELPING = 16;

const made = new Map<Locale, Promise<SearchIndex>>();

/** The same promise each time, as `use` wants it. Made in helpings, so that typing goes on meanwhile. */
export function loadBookSearch(
  chapters: readonly Chapter[],
  questions: readonly GameQuestions[],
  locale: Locale,
): Promise<SearchIndex> {
  let index = made.get(locale);
  if (!index) {
    index = makeSlowly(chapters, questions, locale);
    made.set(locale, index);
  }
  return index;
}

async function makeSlowly(
  chapters: readonly Chapter[],
  questions: readonly GameQuestions[],
  locale: Locale,
): Promise<SearchIndex> {
  const builder = searchBuilder(locale);
  const texts = chapters.flatMap((chapter) => textsOf(chapter, questions, locale));
  for (let i = 0; i < texts.length; i += HELPING) {
    builder.add(texts.slice(i, i + HELPING));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return builder.finish();
}

/** All of it at once. */
export function bookSearch(
  chapters: readonly Chapter[],
  questions: readonly GameQuestions[],
  locale: Locale,
): SearchIndex {
  const texts = chapters.flatMap((chapter) => textsOf(chapter, questions, locale));
  return createSearch(texts, locale);
}

function textsOf(
  chapter: Chapter,
  questions: readonly GameQuestions[],
  locale: Locale,
): SearchText[] {
  return [...ruleTexts(chapter, locale), ...questionTexts(chapter, questions, locale)];
}

/** What a word counts where it stands; what people ask with says best what they mean. */
const WEIGHT = { title: 1, also: 1.2, words: 0.8, reason: 0.4, game: 0.4 };

type Lines = SearchText['lines'];

const line = (text: string, weight: number) => ({ text, weight });
const unseen = (text: string, weight: number) => ({ text, weight, unseen: true });

/** Each phrase stands alone: words of two phrases do not make a third. */
const phrases = (also: string): Lines =>
  also.split(', ').map((phrase) => unseen(phrase, WEIGHT.also));

/** «У „Нізамі“»: the game's name counts in each of its texts. */
function gameLine({ book }: Chapter, locale: Locale) {
  const { title, also } = book.words[locale];
  return unseen(`${title}, ${also}`, WEIGHT.game);
}

function ruleTexts(chapter: Chapter, locale: Locale): SearchText[] {
  const { game, book } = chapter;
  const { clauses, rulings } = book.words[locale];
  const named = gameLine(chapter, locale);
  const text = (id: string, said: Lines, also: string): SearchText => ({
    key: rowKey(game, id),
    id,
    lines: [...said, ...phrases(also), named],
  });
  return [
    ...book.clauses.map(({ id }) => {
      const { title = '', words = '', also = '' } = clauses[id] ?? {};
      return text(id, [line(title, WEIGHT.title), line(words, WEIGHT.words)], also);
    }),
    ...book.rulings.map(({ id }) => {
      const { question = '', ruling = '', reason = '', also = '' } = rulings[id] ?? {};
      const said = [
        line(question, WEIGHT.title),
        line(ruling, WEIGHT.words),
        line(reason, WEIGHT.reason),
      ];
      return text(id, said, also);
    }),
  ];
}

function questionTexts(
  chapter: Chapter,
  questions: readonly GameQuestions[],
  locale: Locale,
): SearchText[] {
  const own = questions.find(({ game }) => game === chapter.game);
  const named = gameLine(chapter, locale);
  return (own ? questionsOf(own, locale) : []).map(({ id, title, hint, also }) => ({
    key: questionKey(chapter.game, id),
    lines: [line(title, WEIGHT.title), line(hint, WEIGHT.reason), ...phrases(also), named],
  }));
}

/** A question as Settle says it. */
export function questionTitle(
  questions: readonly GameQuestions[],
  locale: Locale,
): (game: GameId, id: string) => string {
  return (game, id) => {
    const own = questions.find((each) => each.game === game);
    return own?.words[locale].questions[id]?.title ?? '';
  };
}

/** The question of Settle that decides by this rule, or by a clause that this ruling touches. */
export function questionFor(
  chapters: readonly Chapter[],
): (game: GameId, rule: string) => string | null {
  return (game, rule) => {
    const book = chapters.find((chapter) => chapter.game === game)?.book;
    if (!book?.settles) return null;
    const touched = book.rulings.find(({ id }) => id === rule)?.clauses ?? [];
    for (const id of [rule, ...touched]) {
      const question = decidingBy(id, book.settles);
      if (question) return question;
    }
    return null;
  };
}

function decidingBy(
  rule: string,
  settles: Readonly<Record<string, readonly string[]>>,
): string | null {
  let first: string | null = null;
  let place = Infinity;
  for (const [question, rules] of Object.entries(settles)) {
    const at = rules.indexOf(rule);
    if (at >= 0 && at < place) [first, place] = [question, at];
  }
  return first;
}
