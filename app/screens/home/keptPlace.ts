/**
 * How much room the unfinished matches took on the table when it was last seen. While the store opens that
 * room is kept: what stands below must not move under a finger. Only a browser takes so long that it matters.
 */
const KEY = 'arbitr.unfinished';

/** In points; 0 where none was waiting or nobody knows. */
export function readKeptPlace(): number {
  try {
    const height = Number(globalThis.localStorage?.getItem(KEY) ?? 0);
    return Number.isFinite(height) && height > 0 ? height : 0;
  } catch {
    return 0;
  }
}

export function keepPlace(height: number): void {
  try {
    globalThis.localStorage?.setItem(KEY, String(Math.round(height)));
  } catch {
    // A browser that keeps nothing has no match waiting either.
  }
}
