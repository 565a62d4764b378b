/** The earlier entry a refused play contradicts, found by the game among the moves that count. */
import type { GameBook } from '../../../src/games';
import { movesThatCount } from '../../../src/match/played';
import type { LogLine, KeptMatch } from '../../../src/match/types';

export interface EarlierPlay {
  line: LogLine;
  /** Its place among the entries that count, from 1. */
  place: number;
}

export function earlierPlay(match: KeptMatch, book: GameBook): EarlierPlay | null {
  const { refused, info } = match;
  // In a dealt match nothing was entered, so nothing can have been entered wrongly.
  if (!refused || !book.contradicts || info.mode === 'virtual') return null;
  const lines = movesThatCount(match.log);
  const index = book.contradicts(
    refused.refusal,
    lines.map(({ move }) => move),
  );
  const line = index === null ? undefined : lines[index];
  return line && index !== null ? { line, place: index + 1 } : null;
}
