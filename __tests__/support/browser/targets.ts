/** How large everything that can be pressed is to a finger. */
import type { Driven } from '../engines/engine';

type Looked = Pick<Driven, 'evaluate'>;

interface Target {
  role: string;
  name: string;
  /** Points from one end of its hits to the other, through its middle. */
  wide: number;
  high: number;
}

/**
 * Every control in sight, hit from its middle outwards until something else answers. Each is brought into the middle of
 * the screen first, so that neither a tray nor the window's edge takes a part of it.
 */
function targets(page: Looked): Promise<Target[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'button, a[href], [role=button], [role=radio], [role=checkbox], [role=switch], [role=tab], [role=link], [role=slider]';
    /** Beyond this it is large enough whatever follows. */
    const FAR = 30;
    const shown = (node: Element): boolean =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !node.closest('[aria-hidden=true], [inert]') &&
      node.getAttribute('aria-disabled') !== 'true';
    const sheet = document.querySelector('[aria-modal=true]');
    const found: { role: string; name: string; wide: number; high: number }[] = [];
    for (const node of [...(sheet ?? document).querySelectorAll(CONTROLS)].filter(shown)) {
      node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (dx: number, dy: number): boolean => {
        const at = document.elementFromPoint(x + dx, y + dy);
        return at !== null && at.closest(CONTROLS) === node;
      };
      // Something lies over it: it is not there for a finger just now.
      if (width === 0 || !isHit(0, 0)) continue;
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < FAR && isHit(dx * (far + 0.5), dy * (far + 0.5))) far += 0.5;
        return far;
      };
      found.push({
        role: node.getAttribute('role') ?? node.tagName.toLowerCase(),
        name: (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 60),
        wide: reach(-1, 0) + reach(1, 0),
        high: reach(0, -1) + reach(0, 1),
      });
    }
    return found;
  }, null);
}

/** A finger’s 48 points, less what is lost between two of the steps in which it is measured. */
const LEAST = 47;

/** Pieces that lie side by side as on the table, more of them than 48 points each have room for on a narrow phone. */
const SIDE_BY_SIDE = [
  // A row of nine cards.
  /^місце \d/,
  // Ten columns and gaps of a sheet: there is a loupe, and a way from cell to cell.
  /^(помаранчеве|жовте|фіолетове) поле \d|^проміжок /,
  // The terms of one sum, in one line with its crosses.
  /Правило Q-6\.\d$/,
];

/** What is smaller than a fingertip, as short lines; empty is what a test wants. */
export async function smallTargets(page: Looked): Promise<string[]> {
  const all = await targets(page);
  return all
    .filter(({ wide, high }) => Math.min(wide, high) < LEAST)
    .filter(({ name }) => !SIDE_BY_SIDE.some((piece) => piece.test(name)))
    .map(({ role, name, wide, high }) => `${role} «${name}» ${wide} × ${high}`);
}
