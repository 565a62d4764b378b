/** Words of a text with their places, in the one spelling that is searched. Knows no language. */

export interface Token {
  /** Lower case; without apostrophes, stress marks and the letters people replace (ё, ґ). */
  word: string;
  /** Where it stands in the original text. */
  from: number;
  to: number;
}

// A number of a clause («N-3.1», «A-P14», «3.1») is one word; so is «п’ять», whatever its apostrophe, and «4-та».
// Letters are listed: not every Hermes knows \p{L}.
const WORD =
  /[a-z]+-[a-z]?\d+(?:\.\d+)?|\d+\.\d+|\d+(?:-?[a-zа-яёіїєґ]+)?|[a-zа-яёіїєґ\u0301]+(?:['’ʼ`][a-zа-яёіїєґ\u0301]+)*\d*/gi;

export function tokens(text: string): Token[] {
  const out: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const from = match.index;
    out.push({ word: spelled(match[0]), from, to: from + match[0].length });
  }
  return out;
}

/** Latin letters that look like Cyrillic ones, as they slip in from the other keyboard. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

export function spelled(word: string): string {
  const lower = word.toLowerCase();
  // Nearly every word; the rest costs more than anything else when an index is made.
  if (/^(?:[а-яєії]+|[a-z]+)$/.test(lower)) return lower;
  const plain = lower
    .replace(/['’ʼ`\u0301]/g, '')
    .replace(/ё/g, 'е')
    .replace(/ґ/g, 'г')
    // «4-та», «4й», «4th» are the number.
    .replace(/^(\d+)-?[a-zа-яіїє]+$/, '$1');
  if (!/[а-яіїє]/.test(plain)) return plain;
  return plain.replace(/[a-z]/g, (letter) => LOOK_ALIKE[letter] ?? letter);
}

/** Numbers of clauses as they are typed with Cyrillic letters: «П-4.4», «Р-4.4». */
const NUMBERING: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'v',
  е: 'e',
  к: 'q',
  н: 'n',
  п: 'p',
  р: 'p',
  с: 's',
};

/** How a clause's number is compared: «п 4.4», «P4.4» and «P-4.4» are one. */
export function numbered(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[авекнпрс]/g, (letter) => NUMBERING[letter] ?? letter)
    .replace(/[\s-]+/g, '');
}
