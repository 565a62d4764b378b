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
