/** Keyboard focus is the platform's own on a phone; the browser's ring is in ./focus.web. */
export function showFocus(_ring: string, _ground: string): void {}
