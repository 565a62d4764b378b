/** Keyboard handling in the browser, where views pass key events on; on a phone this does nothing. */

export interface KeyPress {
  key: string;
  repeat?: boolean;
  preventDefault(): void;
}

/** Spread into a view. Return true from the handler when the key was used. */
export function onKeys(handle: (event: KeyPress) => boolean): object {
  return {
    onKeyDown(event: KeyPress) {
      if (handle(event)) event.preventDefault();
    },
  };
}

/** A key event as the browser sends it. */
export interface ElementKeyPress extends KeyPress {
  target: unknown;
  currentTarget: unknown;
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Spread into a radiogroup: the arrow keys go to the next radio button inside and choose it. */
export const radioKeys: object = {
  onKeyDown(event: ElementKeyPress) {
    const by = MOVES[event.key];
    if (!by) return;
    const group = event.currentTarget as HTMLElement;
    const all = [...group.querySelectorAll<HTMLElement>('[role="radio"]:not([aria-disabled])')];
    const next = all[(all.indexOf(event.target as HTMLElement) + by + all.length) % all.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  },
};

/**
 * What React Native Web leaves out: the space bar on anything but a button, and Enter on a link without an
 * address. Both do what a click does.
 */
export function pressKeys(role: string): (event: ElementKeyPress) => void {
  return (event) => {
    const pressed = event.key === ' ' || (role === 'link' && event.key === 'Enter');
    if (!pressed || event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!event.repeat) (event.currentTarget as HTMLElement).click();
  };
}
