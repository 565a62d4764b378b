/** One focus ring for everything that can be reached by keyboard, in the scheme's honey. */

const STYLE_ID = 'arbitr-focus';

/**
 * Where the system forces its own colours, ours are gone, and with them every face and every chosen one. What can be
 * pressed gets an edge, what is chosen a thick one – and nothing else: an edge we leave unseen would be drawn –; drawings keep their colours, which say what they are, and so does
 * what is written on them. The lines of icons do not: on the system's ground some of ours are not seen.
 */
const FORCED =
  '@media (forced-colors:active){' +
  ':is([role=button],[role=radio],[role=checkbox],[role=switch],[role=tab],[role=option],button){' +
  'box-shadow:none!important;outline:1px solid ButtonBorder;outline-offset:-1px}' +
  ':is([aria-checked=true],[aria-selected=true],[aria-pressed=true],[aria-current=page]){' +
  'outline:3px solid Highlight;outline-offset:-3px}' +
  ':is([aria-checked=false],[aria-selected=false],[aria-pressed=false]){border-color:Canvas!important}' +
  ':focus-visible{outline:4px solid CanvasText;outline-offset:1px}' +
  'svg,[data-own]{forced-color-adjust:none}' +
  'svg[viewBox="0 0 24 24"]>[fill=none]{stroke:CanvasText}}';

/** What is small is hit as if it were 48 high: an unseen area round it, under whatever comes after. */
const SLOP =
  '[data-slop]::after{content:"";position:absolute;inset:0}' +
  ['inset', 'top', 'right', 'bottom', 'left']
    .flatMap((side) =>
      Array.from({ length: 13 }, (_, by) => `[data-slop~="${side}${by}"]::after{${side}:-${by}px}`),
    )
    .join('');

export function showFocus(ring: string, ground: string): void {
  const style = document.getElementById(STYLE_ID) ?? document.createElement('style');
  style.id = STYLE_ID;
  style.textContent =
    `:focus{outline:none}:focus-visible{outline:3px solid ${ring};outline-offset:2px}` +
    `html,body{background:${ground}}` +
    FORCED +
    SLOP;
  if (!style.parentNode) document.head.appendChild(style);
}
