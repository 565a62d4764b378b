/**
 * Plural forms without Intl.PluralRules, which Hermes does not have everywhere. A test compares the
 * Slavic rule with CLDR for 0–5000.
 */

/** Ukrainian and Russian share CLDR's rule: 1, 21 взятка · 2–4, 22 взятки · 0, 5–20 взяток. */
export function slavic(n: number, one: string, few: string, many: string): string {
  const whole = Math.abs(n);
  if (!Number.isInteger(whole)) return few;
  const tens = whole % 100;
  const ones = whole % 10;
  if (ones === 1 && tens !== 11) return one;
  if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return few;
  return many;
}

export function english(n: number, one: string, other: string): string {
  return Math.abs(n) === 1 ? one : other;
}

/** A typographic minus for shown numbers: «−5», never a hyphen. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : minus(n);
}

export function minus(n: number): string {
  return n < 0 ? `−${Math.abs(n)}` : String(n);
}
