/** Приклади: що твердить кожен із них. Слово «так» чи «ні» каже позначка поруч. */
import { slavic } from '../../../../../src/text/plural';

export const uk = {
  seats: (n: number) => `За столом ${n} ${slavic(n, 'гравець', 'гравці', 'гравців')}`,
  firstSeat: (n: number, first: number) =>
    `За столом ${n} ${slavic(n, 'гравець', 'гравці', 'гравців')}, перший — № ${first}`,
  gets: (name: string, gain: string) => `${name}: ${gain}`,
  instead: (lines: string) => `Насправді ${lines}`,
};
