/** The page says which language it speaks: screen readers choose their voice by it, browsers their hyphens. */
import type { Locale } from './define';

export function speakPage(locale: Locale): void {
  document.documentElement.lang = locale;
  // Whoever installs the app gets its name and description in the language it speaks.
  const name = locale === 'uk' ? '' : `.${locale}`;
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', `/manifest${name}.webmanifest`);
}
