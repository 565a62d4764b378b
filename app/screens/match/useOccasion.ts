/** Where and on which day a match was played, in words: the place only where it was given. */
import { useCallback } from 'react';

import { useAnswer } from '../../../src/match/hooks';
import type { KeptMatch } from '../../../src/match/types';
import type { Store } from '../../../src/storage';
import { formatDate, formatted } from '../../../src/text/format';
import { useLocale } from '../../../src/text/locale';

/** When and where: as it was said by hand, or when it ended. */
export function usePlayed({ id, createdAt, finishedAt }: KeptMatch['info']): {
  at: number;
  place: string;
} {
  const ask = useCallback((store: Store) => store.about(id), [id]);
  const about = useAnswer(ask);
  return { at: about?.when ?? finishedAt ?? createdAt, place: about?.place ?? '' };
}

/** «Львів, 13 листопада»; the year is said of other years only. */
export function useOccasion(info: KeptMatch['info']): string {
  const locale = useLocale();
  const { at, place } = usePlayed(info);
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  const day = isThisYear
    ? formatted(at, locale, { day: 'numeric', month: 'long' })
    : formatDate(at, locale);
  return place ? `${place}, ${day}` : day;
}
