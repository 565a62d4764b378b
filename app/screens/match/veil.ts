/** From which entry on the log of a dealt match keeps still: choices that will be turned up together. */
import { gameEntry } from '../../../src/games/catalogue';
import type { Match } from '../../../src/match/types';

export function veiledFrom({ info, turn, log }: Match): number {
  if (info.mode !== 'virtual' || !gameEntry(info.game).together.includes(turn.phase))
    return Infinity;
  const opened = log.findLast(
    (line) => line.kind === 'move' && !line.undone && line.before()?.turn.phase !== turn.phase,
  );
  return (opened?.seq ?? -1) + 1;
}

/** Whose move it is, if it says so. */
export function seatOf(move: unknown): number | null {
  if (typeof move !== 'object' || move === null || !('seat' in move)) return null;
  return typeof move.seat === 'number' ? move.seat : null;
}
