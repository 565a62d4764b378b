/** One place after the comma, with its sign, as values are told. */
import { signed } from '../../src/text/plural';

export function tenths(value: number, comma: string): string {
  return signed(Math.round(value * 10) / 10).replace('.', comma);
}

/** Without a sign: how far, how sure. */
export function size(value: number, comma: string): string {
  return tenths(Math.abs(value), comma).replace('+', '');
}
