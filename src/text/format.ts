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

export function formatDate(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);
}

export function formatDayMonth(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { day: 'numeric', month: 'short' }).format(at);
}

export function formatTime(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { hour: '2-digit', minute: '2-digit' }).format(at);
}

export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(TAGS[locale], {
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('-', '−');
}
