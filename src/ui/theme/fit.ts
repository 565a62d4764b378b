/** Letters that get smaller before a word has to break: words stay whole on the narrowest phone. */

/** How wide a letter of our faces is on average, of its height; names of wide letters included. */
const LETTER = 0.62;

/** The size at which the longest word still fits, but never below `smallest`. */
export function fittingSize(text: string, room: number, size: number, smallest: number): number {
  const longest = Math.max(1, ...text.split(/[\s-]+/).map((word) => [...word].length));
  return Math.max(smallest, Math.min(size, Math.floor(room / (longest * LETTER))));
}
