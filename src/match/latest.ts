/** What somebody decided last, as long as it is fresh: a person, or the app on a chair of its own. */
import type { Live } from './load';
import { isChoice } from './record';
import type { Decision } from './types';

export function latestOf({ folded: { moves }, match, positions }: Live): Decision | null {
  const index = moves.findLastIndex(isChoice);
  const last = moves[index];
  // Whoever takes back or corrects has seen it.
  if (!last || match.headSeq - last.seq !== moves.length - 1 - index) return null;
  return { seq: last.seq, move: last.move, before: positions.moment(index) };
}
