/** The closing fingerprint: what people note down at the end, so that any later change of the log can be noticed. */

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 bits: fewer could be ground out by trying. */
const HEX_DIGITS = 15;

/** The beginning of the last entry's hash in three groups of four. */
export function closingFingerprint(headHash: string): string {
  const bits = [...headHash.slice(0, HEX_DIGITS)]
    .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join('');
  const letters = bits.replace(/.{5}/g, (five) => ALPHABET[Number.parseInt(five, 2)] ?? '');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}
