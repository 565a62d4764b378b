/** One focus ring for everything that can be reached by keyboard, in the scheme's honey. */

const STYLE_ID = 'arbitr-focus';

export function showFocus(ring: string, ground: string): void {
  const style = document.getElementById(STYLE_ID) ?? document.createElement('style');
  style.id = STYLE_ID;
  style.textContent =
    `:focus{outline:none}:focus-visible{outline:3px solid ${ring};outline-offset:2px}` +
    `html,body{background:${ground}}`;
  if (!style.parentNode) document.head.appendChild(style);
}
