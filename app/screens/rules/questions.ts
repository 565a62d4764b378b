/** What a search needs of Settle: each game's questions in words. Loaded once, when somebody searches. */
import { type Game, type GameId, GAMES } from '../../../src/games';
import type { QuestionWords, SettleWords } from '../../../src/games/settle';
import type { Catalogues, Locale } from '../../../src/text/define';

export interface GameQuestions {
  game: GameId;
  words: Catalogues<SettleWords>;
}

let whole: Promise<readonly GameQuestions[]> | null = null;

/** The same promise each time, as `use` wants it. */
export function loadQuestions(): Promise<readonly GameQuestions[]> {
  if (!whole) {
    whole = Promise.all(GAMES.map(questionsIn)).then((all) => all.flat());
    // A failed download (offline, first visit) may be tried again.
    whole.catch(() => (whole = null));
  }
  return whole;
}

async function questionsIn({ id, settleWords }: Game<GameId>): Promise<GameQuestions[]> {
  const words = await settleWords();
  return words ? [{ game: id, words }] : [];
}

export function questionsOf(
  { words }: GameQuestions,
  locale: Locale,
): (QuestionWords & { id: string })[] {
  return Object.entries(words[locale].questions).map(([id, question]) => ({ id, ...question }));
}
