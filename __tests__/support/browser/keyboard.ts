/** Getting about with the keyboard alone: Tab until the focus stands on what is wanted. */
import type { Page } from 'playwright-core';

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

function fits({ name }: Focused, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name);
}

const MOST = 120;

/** Presses Tab until the focus is on `wanted`; fails with the way it went. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
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
