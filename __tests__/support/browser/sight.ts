/** What an eye sees: inside the window and under nothing else. */
import type { Locator } from 'playwright-core';

/** The middle of the thing is in the window, and whatever lies on top there belongs to it. */
export async function bareInSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const onTop = document.elementFromPoint(x, y);
    return top >= 0 && element.contains(onTop);
  });
}
