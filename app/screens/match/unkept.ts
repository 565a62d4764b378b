/** Which match this tab showed while nothing could be kept: after a reload it is gone, and for that reason. */
const KEY = 'arbitr.unkept';

export function noteUnkept(match: string): void {
  try {
    globalThis.sessionStorage?.setItem(KEY, match);
  } catch {
    // Refused like everything else.
  }
}

export function wasUnkept(match: string): boolean {
  try {
    return globalThis.sessionStorage?.getItem(KEY) === match;
  } catch {
    return false;
  }
}
