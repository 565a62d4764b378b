/** The screen as a person perceives it: what can be pressed, by name, and pressing it with a real pointer. */
import type { Driven } from '../engines/engine';
import { asideOf, isTooSoon, tapAt } from './finger';

/** Nothing is looked at more often than a person could; where nothing changes, it is looked at again after so long. */
const PAUSE_MS = 15;
const AGAIN_MS = 150;

export interface Pressable {
  name: string;
  role: string;
  disabled: boolean;
  /** Something pressed before is still being stored. */
  busy: boolean;
  /** Pressed, checked or selected. */
  on: boolean;
  x: number;
  y: number;
}

export interface Screen {
  pressables: readonly Pressable[];
  /** Spoken names of everything that is only looked at: cards, cells, piles. */
  pictures: readonly string[];
  headings: readonly string[];
}

const PRESSABLE =
  'button, a[href], [role=button], [role=radio], [role=tab], [role=checkbox], [role=link]';

export function look(page: Driven): Promise<Screen> {
  return page.evaluate((selector) => {
    const start = performance.now();
    const seen = (node: Element): boolean =>
      node.checkVisibility({ visibilityProperty: true }) &&
      !node.closest('[aria-hidden=true], [inert]');
    const nameOf = (node: Element): string =>
      (node.getAttribute('aria-label') ?? node.textContent ?? '').trim();
    const isTrue = (node: Element, ...names: string[]): boolean =>
      names.some((name) => node.getAttribute(name) === 'true');
    const all = (query: string): Element[] => [...document.querySelectorAll(query)].filter(seen);
    const modal = document.querySelector('[aria-modal=true]');
    const within = all(selector).filter((node) => !modal || modal.contains(node));
    const screen = {
      pressables: within.map((node) => {
        const box = node.getBoundingClientRect();
        return {
          name: nameOf(node),
          role: node.getAttribute('role') ?? node.tagName.toLowerCase(),
          disabled: isTrue(node, 'aria-disabled', 'aria-busy') || node.hasAttribute('disabled'),
          busy: isTrue(node, 'aria-busy'),
          on: isTrue(node, 'aria-pressed', 'aria-checked', 'aria-selected'),
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
        };
      }),
      pictures: all('[role=img]').map(nameOf),
      headings: all('h1, h2, [role=heading]').map(nameOf),
    };
    // Whoever measures the app takes the player's own time off.
    performance.measure('scripted player', { start, end: performance.now() });
    return screen;
  }, PRESSABLE);
}

/** Until something on the screen is another than now, or might have been just before. */
export function changed(page: Driven): Promise<void> {
  return page.evaluate(
    ([pause, again]) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(end, again);
        const watching = new MutationObserver(() => setTimeout(end, pause));
        function end(): void {
          watching.disconnect();
          clearTimeout(timer);
          resolve();
        }
        watching.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      }),
    [PAUSE_MS, AGAIN_MS] as const,
  );
}

export function find(screen: Screen, name: RegExp): Pressable | undefined {
  return screen.pressables.find((one) => !one.disabled && name.test(one.name));
}

export function findAll(screen: Screen, name: RegExp): Pressable[] {
  return screen.pressables.filter((one) => !one.disabled && name.test(one.name));
}

/**
 * A finger where the thing is. False when something else lies there, a tray above it or a new screen: then
 * nothing is pressed, the thing is scrolled into sight, and whoever presses looks again.
 */
export async function press(page: Driven, { x, y, name }: Pressable): Promise<boolean> {
  const [isThere, isAside] = await page.evaluate(
    ([selector, left, top, label, aside]) => {
      const start = performance.now();
      const isIt = (node: Element | null | undefined): boolean =>
        (node?.getAttribute('aria-label') ?? node?.textContent ?? '').trim() === label;
      const at = (x: number): Element | null | undefined =>
        document.elementFromPoint(x, top)?.closest(selector);
      const isThere = isIt(at(left));
      const away = isThere ? null : [...document.querySelectorAll(selector)].find(isIt);
      away?.scrollIntoView({ block: 'center', behavior: 'instant' });
      performance.measure('scripted player', { start, end: performance.now() });
      return [isThere, isThere && at(aside) === at(left)] as const;
    },
    [PRESSABLE, x, y, name, asideOf({ x, y }).x] as const,
  );
  const places = [{ x, y }, ...(isAside ? [asideOf({ x, y })] : [])] as const;
  if (!isThere) return false;
  if (isTooSoon(page, places)) {
    // By the time it would count something else may lie there: whoever presses looks again.
    await changed(page);
    return false;
  }
  await tapAt(page, places, (place) => page.mouse.click(place.x, place.y));
  return true;
}
