/**
 * Whether everything on the screen fits: no text wider or higher than its box or than the control it belongs to,
 * no sideways scrolling, no two controls over each other, every control of a size a finger hits.
 */
import type { Page } from 'playwright-core';

import type { Driven } from '../engines/engine';
import { settled } from './seeded';

/** Gathers what does not fit over many screens, each with its name; `found` empty is what a test wants. */
export function misfitFinder(page: Page) {
  const found: string[] = [];
  return {
    found,
    async check(where: string): Promise<void> {
      await settled(page);
      for (const misfit of await misfits(page)) found.push(`${where}: ${misfit}`);
    },
  };
}

/** What does not fit, as short lines. */
export function misfits(page: Pick<Driven, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const shown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const words = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push('the page scrolls sideways');

    /** The part of an element that its scrolling and clipping parents leave to see. */
    const visiblePart = (element: Element): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let up = element.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const box = up.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    /** A shelf that is pushed along with a finger may reach out of the screen. */
    const scrollsSideways = (element: Element): boolean => {
      for (let up = element.parentElement; up; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth)
          return true;
      return false;
    };

    const texts = [...document.querySelectorAll('div, span, h1, h2, h3')].filter(
      (element) =>
        shown(element) &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    );
    for (const text of texts) {
      if (text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0)
        found.push(`cut off: ${words(text)}`);
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const outside = left < -1 || right > root.clientWidth + 1;
      if (outside && !scrollsSideways(text)) found.push(`out of the screen: ${words(text)}`);
      const inner = text.textContent ?? '';
      // A word that does not fit is broken by the browser: then it stands on two lines.
      for (const { 0: word, index } of inner.matchAll(/[\p{L}\p{N}’]{2,}/gu)) {
        const node = [...text.childNodes].find((child) => child.nodeType === 3);
        if (text.childNodes.length !== 1 || !node) break;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) found.push(`broken word: ${word}`);
      }
    }

    const CONTROLS =
      '[role=button], button, [role=radio], [role=checkbox], [role=switch], [role=tab], a[href]';
    for (const text of texts) {
      const control = text.closest(CONTROLS);
      if (!control) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = control.getBoundingClientRect();
      // Across by the letters; up and down by the lines, over which letters of most fonts hang a little.
      const [across, lines] = [range.getBoundingClientRect(), text.getBoundingClientRect()];
      const wide = Math.max(box.left - across.left, across.right - box.right);
      const high = Math.max(box.top - lines.top, lines.bottom - box.bottom);
      if (wide > 1) found.push(`wider than its control: ${words(text)} (${Math.round(wide)})`);
      if (high > 1) found.push(`higher than its control: ${words(text)} (${Math.round(high)})`);
    }

    // A sheet lies over the page: what is under it is not to be pressed.
    const sheet = document.querySelector('[aria-modal=true]');
    const controls = [...(sheet ?? document).querySelectorAll(CONTROLS)]
      .filter(shown)
      .map((element) => ({ element, box: visiblePart(element) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    controls.forEach(({ element, box }, i) => {
      for (const { element: other, box: its } of controls.slice(i + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (wide > 1 && high > 1)
          found.push(
            `overlap: ${words(element)} / ${words(other)} (${Math.round(wide)} × ${Math.round(high)})`,
          );
      }
    });
    return [...new Set(found)];
  }, null);
}
