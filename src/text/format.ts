/** Numbers and dates in the chosen language, through Intl. */
import type { Locale } from './define';

const TAGS: Record<Locale, string> = { uk: 'uk-UA', ru: 'ru-UA', en: 'en-GB' };

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
