/** Cards as letters, one each, that read back to the same cards: a test or a bug report fits in a line. */
import { KINDS } from '../../gems/rules/kinds';
import type { Kind } from '../../gems/rules/kinds';

/** In circle order; sky is `s`. */
export const LETTERS = 'roylgsbv';

/** `'sbv'` → sky, blue, violet: the letters of §0, in circle order `roylgsbv`. */
export function parseCards(letters: string): Kind[] {
  return [...letters].map((letter) => {
    const kind = KINDS[LETTERS.indexOf(letter)];
    if (kind === undefined) throw new RangeError(`no colour «${letter}»`);
    return kind;
  });
}

export function formatCards(cards: readonly Kind[]): string {
  return cards.map((kind) => LETTERS[KINDS.indexOf(kind)]).join('');
}
