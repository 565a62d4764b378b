/**
 * A finger at a person's pace. The app takes a second tap on the same place, right after the table has moved on to
 * somebody else, for one finger that was too quick (src/ui/components/touchGuard.ts); a script has to wait like a person.
 */
import type { Locator, Page } from 'playwright-core';

const AGAIN_MS = 450;
/** Farther apart than one finger that was too quick; a little aside on the same button will do. */
const ASIDE = 30;

interface Place {
  x: number;
  y: number;
}

/** A page, or the little of one that a scripted player drives. */
type Tapped = Pick<Page, 'waitForTimeout'>;

const taps = new WeakMap<Tapped, Place & { at: number }>();

/** Milliseconds until a tap there is one of its own. */
function tooSoon(page: Tapped, { x, y }: Place): number {
  const last = taps.get(page);
  if (!last || Math.hypot(x - last.x, y - last.y) >= ASIDE) return 0;
  return Math.max(0, AGAIN_MS - (Date.now() - last.at));
}

/** Nowhere there a tap would be one of its own yet. */
export function isTooSoon(page: Tapped, places: readonly Place[]): boolean {
  return places.every((place) => tooSoon(page, place) > 0);
}

/** Taps at the first of these places where it is one of its own, or at the first one as soon as it is. */
export async function tapAt(
  page: Tapped,
  places: readonly [Place, ...Place[]],
  tap: (place: Place) => Promise<void>,
): Promise<void> {
  const place = places.find((one) => tooSoon(page, one) === 0) ?? places[0];
  const wait = tooSoon(page, place);
  if (wait > 0) await page.waitForTimeout(wait);
  await tap(place);
  taps.set(page, { ...place, at: Date.now() });
}

export const asideOf = ({ x, y }: Place): Place => ({ x: x + ASIDE, y });

const PACED = Symbol('paced');
type Prototype = Pick<Locator, 'tap'> & { [PACED]?: true };

/** What is drawn anew just then is looked for again: a person would see nothing of it. */
async function comesIntoSight(
  locator: Locator,
  options: Parameters<Locator['scrollIntoViewIfNeeded']>[0],
): Promise<void> {
  try {
    await locator.scrollIntoViewIfNeeded(options);
  } catch (error) {
    if (!String(error).includes('not attached')) throw error;
    await locator.scrollIntoViewIfNeeded(options);
  }
}

/** From now on every `tap` of a locator has that pace. */
export function givePace(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Prototype;
  if (prototype[PACED]) return;
  prototype[PACED] = true;
  const plain = prototype.tap;
  prototype.tap = async function tap(this: Locator, options) {
    await comesIntoSight(this, options);
    const box = await this.boundingBox(options);
    if (!box) return plain.call(this, options);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const aside = box.width > 3 * ASIDE ? [asideOf(middle)] : [];
    return tapAt(this.page(), [middle, ...aside], ({ x, y }) =>
      plain.call(this, { ...options, position: { x: x - box.x, y: y - box.y } }),
    );
  };
}
