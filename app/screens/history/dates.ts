/** How the album writes days and months. */
import type { Locale } from '../../../src/text/define';
import { formatted } from '../../../src/text/format';

const isDate = (at: number): boolean => !Number.isNaN(new Date(at).getTime());

/** «пт, 13» */
export function formatWeekday(at: number, locale: Locale): string {
  const weekday = formatted(at, locale, { weekday: 'short' });
  return isDate(at) ? `${weekday}, ${new Date(at).getDate()}` : weekday;
}

/** «Листопад», in another year than now «Листопад 2025»: a heading. */
export function formatMonth(at: number, locale: Locale, now: number): string {
  const month = formatted(at, locale, { month: 'long' });
  const name = month.charAt(0).toLocaleUpperCase(locale) + month.slice(1);
  const year = new Date(at).getFullYear();
  return isDate(at) && year !== new Date(now).getFullYear() ? `${name} ${year}` : name;
}
