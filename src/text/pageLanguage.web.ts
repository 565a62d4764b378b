/** The page says which language it speaks: screen readers choose their voice by it, browsers their hyphens. */
import type { Locale } from './define';

export function speakPage(locale: Locale): void {
  document.documentElement.lang = locale;
}
