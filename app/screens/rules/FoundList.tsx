/** The answer to a search, while it is typed. Waits (Suspense) until all six games are loaded. */
import { use, useDeferredValue, useMemo, type ReactNode } from 'react';

import type { GameId } from '../../../src/engine/types';
import { useLocale } from '../../../src/text/locale';
import { bookSearch } from './bookSearch';
import { loadChapters } from './chapters';
import { foundRows } from './foundRows';
import { RuleList, type RuleListProps } from './RuleList';

export interface FoundListProps extends Pick<RuleListProps, 'onOpen' | 'onShare' | 'onEverywhere'> {
  query: string;
  game: GameId | null;
}

export function FoundList({ query, game, ...handlers }: FoundListProps): ReactNode {
  const chapters = use(loadChapters(null));
  const locale = useLocale();
  const asked = useDeferredValue(query);
  const rows = useMemo(
    () => foundRows(bookSearch(chapters, locale), asked, game),
    [chapters, locale, asked, game],
  );
  return <RuleList key={asked} chapters={chapters} rows={rows} asked={null} {...handlers} />;
}
