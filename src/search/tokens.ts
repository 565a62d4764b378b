/** Words of a text with their places, in the one spelling that is searched. Knows no language. */

export interface Token {
  /** Lower case; without apostrophes, stress marks and the letters people replace (ё, ґ). */
  word: string;
  /** Where it stands in the original text. */
  from: number;
  to: number;
}

// A number of a clause («N-3.1», «A-P14», «3.1») is one word; so is «п’ять», whatever its apostrophe.
// Letters are listed: not every Hermes knows \p{L}.
const WORD =
  /[a-z]+-[a-z]?\d+(?:\.\d+)?|\d+\.\d+|[a-zа-яёіїєґ\d\u0301]+(?:['’ʼ`][a-zа-яёіїєґ]+)*/gi;

export function tokens(text: string): Token[] {
  const out: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const from = match.index;
    out.push({ word: spelled(match[0]), from, to: from + match[0].length });
  }
  return out;
}

export function spelled(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’ʼ`\u0301]/g, '')
    .replace(/ё/g, 'е')
    .replace(/ґ/g, 'г');
}
