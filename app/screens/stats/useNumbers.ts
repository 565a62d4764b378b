/** Numbers of the statistics as this language writes them. */
import { formatDayMonth, formatNumber } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { statsText } from './text';

export interface Numbers {
  /** At most one digit after the point. */
  number(value: number): string;
  /** With its sign, two digits. */
  difference(value: number): string;
  /** A part of a whole: «40 %»; nothing of nothing is nought. */
  share(part: number, whole: number): string;
  day(at: number): string;
}

export function useNumbers(): Numbers {
  const locale = useLocale();
  const words = useText(statsText);
  return {
    number: (value) => formatNumber(value, locale, 1),
    difference: (value) => `${value > 0 ? '+' : ''}${formatNumber(value, locale, 2)}`,
    share: (part, whole) => words.percent(whole === 0 ? 0 : Math.round((100 * part) / whole)),
    day: (at) => formatDayMonth(at, locale),
  };
}
