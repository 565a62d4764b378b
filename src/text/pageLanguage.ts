/** A phone's screen reader goes by the system's language; a browser's by the page's: ./pageLanguage.web. */
import type { Locale } from './define';

export function speakPage(_locale: Locale): void {}
