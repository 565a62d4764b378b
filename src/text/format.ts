/** Numbers and dates in the chosen language, through Intl, and where a line may break. */
import type { Locale } from './define';

const TAGS: Record<Locale, string> = { uk: 'uk-UA', ru: 'ru-UA', en: 'en-GB' };

/** Stays on one line. */
export function unbroken(text: string): string {
  return text.replace(/ /g, '\u00a0');
}

/** Dot after dot; a line breaks only between them. */
export function dotted(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map(unbroken)
    .join('\u00a0· ');
}

/** For a time no calendar has: an earlier app took such matches in, and a list must show them all the same. */
const NO_TIME = '—';

export function formatted(at: number, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const hasDate = !Number.isNaN(new Date(at).getTime());
  return hasDate ? new Intl.DateTimeFormat(TAGS[locale], options).format(at) : NO_TIME;
}

export function formatDate(at: number, locale: Locale): string {
  return formatted(at, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** «неділя, 8 листопада 2026» */
export function formatDay(at: number, locale: Locale): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  // «р.» and «г.» belong to the year alone; a time follows.
  return formatted(at, locale, day).replace(/\s[рг]\.$/, '');
}

export function formatDayMonth(at: number, locale: Locale): string {
  return formatted(at, locale, { day: 'numeric', month: 'short' });
}

export function formatTime(at: number, locale: Locale): string {
  return formatted(at, locale, { hour: '2-digit', minute: '2-digit' });
}

export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(TAGS[locale], {
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('-', '−');
}
