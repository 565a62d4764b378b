/** Of single matches, what is to be known of their end: «завершено достроково», «вписано згодом». */
import { useCallback } from 'react';

import { useAnswer } from '../../../src/match/hooks';
import type { Store } from '../../../src/storage';
import { useText } from '../../../src/text/locale';
import { historyText } from '../history/text';
import { howItEnded } from '../match/howItEnded';

/** Behind a day, where there is something to say: «19.11.2026, завершено достроково». */
export function useMarks(ids: readonly string[]): (day: string, id: string) => string {
  const words = useText(historyText);
  const key = ids.join(' ');
  const ask = useCallback(
    (store: Store) => Promise.all(key.split(' ').map((id) => store.match(id))),
    [key],
  );
  const matches = useAnswer(ask);
  return (day, id) => {
    const match = matches?.find((one) => one?.id === id);
    if (!match) return day;
    const { ended = false, late = false } = match.summary;
    const mark = howItEnded({ endedEarly: ended, late }, words);
    return mark ? `${day}, ${mark}` : day;
  };
}
