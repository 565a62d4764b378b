/** «13 листопада · Львів · 3 партії · 1 год 44 хв» */
import { dotted, formatted } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { historyText } from '../history/text';
import type { WholeEvening } from './useEvening';

export function useEveningLine({ day, place, matches, minutes }: WholeEvening): string {
  const words = useText(historyText);
  const locale = useLocale();
  return dotted([
    formatted(day, locale, { day: 'numeric', month: 'long' }),
    place,
    words.matches(matches.length),
    words.duration(minutes),
  ]);
}
