/** Players' names in sentences: always the nominative. */
import type { Seat } from '../../../src/engine/types';
import type { SeatPlayer } from '../../../src/games/table';
import type { Say } from '../../../src/games/words';

export function sayNames(players: readonly SeatPlayer[]): Say {
  return { name: (seat: Seat) => players[seat]?.name ?? String(seat + 1) };
}
