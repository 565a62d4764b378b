/** Players' names in sentences: always the nominative, joined as the language joins. */
import type { Seat } from '../../../src/engine/types';
import type { SeatPlayer } from '../../../src/games/table';
import type { Say } from '../../../src/games/words';

export function sayNames(players: readonly SeatPlayer[]): Say {
  return { name: (seat: Seat) => players[seat]?.name ?? String(seat + 1) };
}

export function joinNames(names: readonly string[], and: string): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')}${and}${names[names.length - 1]}`;
}
