/** Getting about with the keyboard alone: Tab until the focus stands on what is wanted. */
import type { Page } from 'playwright-core';

import { eventually } from './eventually';

export interface Focused {
  name: string;
  role: string;
  /** Whether somebody who looks can tell where the focus is. */
  visible: boolean;
}

/** What has the focus, or null where nothing in particular has. */
export function focused(page: Page): Promise<Focused | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      visible: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
    };
  });
}

/** The focus comes to stand there. */
export async function expectFocus(page: Page, wanted: string | RegExp): Promise<void> {
  await eventually(
    async () => (await focused(page))?.name,
    (name) =>
      typeof wanted === 'string' ? expect(name).toBe(wanted) : expect(name).toMatch(wanted),
  );
}

const MOST = 120;

/** Whoever presses Tab has seen where to: it is on the screen. */
async function comesInSight(page: Page, wanted: string | RegExp): Promise<void> {
  const { source, flags } =
    typeof wanted === 'string'
      ? { source: null, flags: '' }
      : { source: wanted.source, flags: wanted.flags };
  await page.waitForFunction(
    ([name, pattern, how]) =>
      [...document.querySelectorAll('a[href], button, input, [tabindex]')].some((one) => {
        const its = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
        return (
          one.checkVisibility() &&
          (pattern === null ? its === name : new RegExp(pattern, how).test(its))
        );
      }),
    [String(wanted), source, flags] as const,
  );
}

function fits({ name }: Focused, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name);
}

/** Presses Tab until the focus is on `wanted`; fails with the way it went. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  await comesInSight(page, wanted);
  const way: string[] = [];
  for (let i = 0; i < MOST; i += 1) {
    const now = await focused(page);
    if (now && fits(now, wanted)) {
      if (!now.visible) throw new Error(`the focus on «${now.name}» cannot be seen`);
      return;
    }
    way.push(now ? now.name.slice(0, 40) : '—');
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${String(wanted)} by Tab: ${way.join(' → ')}`);
}

/** Tab to it, then press it. */
export async function pressKey(
  page: Page,
  wanted: string | RegExp,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}
