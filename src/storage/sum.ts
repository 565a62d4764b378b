/**
 * Short check sums for rows: they tell an accidental change, not a forger (the log's hash chain is for
 * that). 53 bits, fast in Hermes. Knows nothing about tables.
 */
import type { Value } from './driver';

const MIX_1 = 0x9e3779b1;
const MIX_2 = 0x5f356495;

/** Two 32-bit multiply-xor lanes over the UTF-16 code units, mixed into 53 bits. */
export function sumOfText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, MIX_1);
    b = Math.imul(b ^ unit, MIX_2);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return inBase36(0x200000 * (0x1fffff & b) + (a >>> 0));
}

const LOW = 36 ** 5;

/** What `toString(36)` says, in two halves: engines write small whole numbers several times faster than large ones. */
function inBase36(n: number): string {
  const low = n % LOW;
  const high = (n - low) / LOW;
  return high === 0 ? low.toString(36) : high.toString(36) + (LOW + low).toString(36).slice(1);
}

export function sumOfRow(table: string, values: readonly Value[]): string {
  return sumOfText(`["${table}",${JSON.stringify(values)}]`);
}
