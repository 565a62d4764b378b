/** The page round the app follows the app's own theme, not the system's: its bar, its scroll bars, its fields. */
import type { PageLook } from './page';

export type { PageLook } from './page';

const STYLE_ID = 'arbitr-page';

export function dressPage({ scheme, ground, thumb }: PageLook): void {
  // Two of them: before the app is there, the page goes by the system's theme.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', ground);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);
  const style = document.getElementById(STYLE_ID) ?? document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = `html{color-scheme:${scheme};scrollbar-color:${thumb} transparent}`;
  if (!style.parentNode) document.head.appendChild(style);
}
