/** Letters that get smaller before a word has to break: words stay whole on the narrowest phone. */

/** How wide a letter of our two faces is, of its height; words of wide letters included. */
const LETTER = { text: 0.62, display: 0.72 };

/** About how wide a text on one line is. */
export function letterWidth(
  text: string,
  size: number,
  face: keyof typeof LETTER = 'text',
): number {
  return [...text].length * LETTER[face] * size;
}

/** The size at which the longest word still fits, but never below `smallest`. */
export function fittingSize(
  text: string,
  room: number,
  size: number,
  smallest: number,
  face: keyof typeof LETTER = 'text',
): number {
  const longest = Math.max(1, ...text.split(/[\s-]+/).map((word) => [...word].length));
  return fitting(longest, room, size, smallest, face);
}

/** The same for what stands on one line whatever it says: «Гравець 1». */
export function fittingLine(text: string, room: number, size: number, smallest: number): number {
  return fitting(Math.max(1, [...text].length), room, size, smallest, 'text');
}

function fitting(
  letters: number,
  room: number,
  size: number,
  smallest: number,
  face: keyof typeof LETTER,
): number {
  return Math.max(smallest, Math.min(size, Math.floor(room / (letters * LETTER[face]))));
}
