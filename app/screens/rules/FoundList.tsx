/** The answer to a search, while it is typed. Waits (Suspense) until all six games and their questions are loaded. */
import { use, useDeferredValue, useMemo, type ReactNode } from 'react';

import type { GameId } from '../../../src/games';
import { useLocale } from '../../../src/text/locale';
import { loadBookSearch, questionFor, questionTitle } from './bookSearch';
import { loadChapters } from './chapters';
import { foundRows } from './foundRows';
import { loadQuestions } from './questions';
import { RuleList, type RuleListProps } from './RuleList';

export interface FoundListProps extends Pick<
  RuleListProps,
  'onOpen' | 'onSettle' | 'onShare' | 'onEverywhere'
> {
  query: string;
  game: GameId | null;
}

export function FoundList({ query, game, ...handlers }: FoundListProps): ReactNode {
  const asking = loadQuestions();
  const chapters = use(loadChapters(null));
  const questions = use(asking);
  const locale = useLocale();
  const index = use(loadBookSearch(chapters, questions, locale));
  const asked = useDeferredValue(query);
  const settling = useMemo(
    () => ({ titled: questionTitle(questions, locale), decidedIn: questionFor(chapters) }),
    [questions, locale, chapters],
  );
  const rows = useMemo(
    () => foundRows(index, asked, game, settling),
    [index, asked, game, settling],
  );
  return <RuleList key={asked} chapters={chapters} rows={rows} asked={null} {...handlers} />;
}
