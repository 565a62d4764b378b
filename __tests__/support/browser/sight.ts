/** What an eye sees: inside the window and under nothing else. */
import type { Locator } from 'playwright-core';

import { eventually } from './eventually';

/** The middle of the thing is in the window, and whatever lies on top there belongs to it. */
export async function bareInSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const onTop = document.elementFromPoint(x, y);
    return top >= 0 && element.contains(onTop);
  });
}

/** It comes to lie bare in sight: sheets and trays take a moment to find their place. */
export async function expectInSight(what: Locator): Promise<void> {
  await eventually(
    () => bareInSight(what),
    (bare) => expect(bare).toBe(true),
  );
}
