/** One line about the chosen shift: what lies at the edge and what it costs. */
import { paysWithOne } from '../rules/because';
import type { gridText } from '../words/table';
import type { ShiftEntry } from './useShift';

type Words = (typeof gridText)['uk']['pay'];

export function payHint({ edge, pay }: ShiftEntry, known: boolean, words: Words): string {
  if (edge === null) return '';
  if (edge === 'pearl') return words.three(edge);
  if (!known) return words.either(edge);
  return paysWithOne(edge, pay) ? words.one(edge) : words.three(edge);
}
