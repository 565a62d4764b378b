/** A table's code: six characters that nobody mistakes for one another when they are read out. */

/** 30 of them: no 0 O 1 I L U. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 6;

/** As typed or pasted, blanks and small letters included; null where it cannot be a code. */
export function codeFrom(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return isCode(code) ? code : null;
}

export function isCode(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== CODE_LENGTH) return false;
  return [...value].every((character) => CODE_ALPHABET.includes(character));
}

/** `below(n)`: a whole number in 0 … n−1, every one equally likely. */
export function newCode(below: (n: number) => number): string {
  const one = (): string => CODE_ALPHABET[below(CODE_ALPHABET.length)] as string;
  return Array.from({ length: CODE_LENGTH }, one).join('');
}
