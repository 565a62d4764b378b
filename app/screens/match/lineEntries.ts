/** Which entries a number rests on, so that it leads straight to where it can be put right. */
import type { ScoreLine } from '../../../src/engine/types';
import type { GameBook } from '../../../src/games/game';
import type { PadNumber } from '../../../src/games/padNumber';
import { movesThatCount } from '../../../src/match/played';
import { seatOf } from '../../../src/match/seats';
import type { KeptMatch, LogLine } from '../../../src/match/types';

/** A dealt match knows what was played; only what people entered can have been entered wrongly. */
export function isCorrectable({ info }: KeptMatch, line: LogLine): boolean {
  const entered = info.mode !== 'virtual' && !line.drawn && line.bot === null;
  return line.kind === 'move' && !line.undone && entered;
}

type Entries = readonly LogLine[];

/** The entries that made the number what it is and can be corrected, in the order they were made. */
export function entriesBehind(match: KeptMatch, book: GameBook): (number: PadNumber) => Entries {
  const counting = movesThatCount(match.log);
  const moves = counting.map(({ move }) => move);
  const made = new Map<string, LogLine[]>();
  const slotOf = (line: ScoreLine): string => slot(line, book.growing ?? []);
  const ofSeat: LogLine[][] = match.info.players.map(() => []);
  for (const entry of counting) {
    const seats = new Set([seatOf(entry.move)]);
    const before = new Set(entry.before()?.standing.lines.map(keyOf));
    for (const line of entry.after()?.standing.lines ?? []) {
      if (before.has(keyOf(line))) continue;
      seats.add(line.seat);
      made.set(slotOf(line), [...(made.get(slotOf(line)) ?? []), entry]);
    }
    for (const seat of seats) if (seat !== null) ofSeat[seat]?.push(entry);
  }
  const changed = (number: PadNumber): Entries =>
    'line' in number
      ? (made.get(slotOf(number.line)) ?? [])
      : 'total' in number
        ? (ofSeat[number.total] ?? [])
        : [];
  return (number) => {
    const found = new Set(changed(number));
    for (const at of book.behind?.(number, moves) ?? []) {
      const entry = counting[at];
      if (entry) found.add(entry);
    }
    return counting.filter((entry) => found.has(entry) && isCorrectable(match, entry));
  };
}

const keyOf = (line: ScoreLine): string => JSON.stringify(line);

/** What stays the same of a line while it grows. A row that is full is still that row, whatever clause counts it now. */
function slot({ seat, clause, facts }: ScoreLine, growing: readonly string[]): string {
  const steady = Object.entries(facts).filter(([name]) => !growing.includes(name));
  return JSON.stringify([seat, steady.length > 0 ? steady : clause]);
}
