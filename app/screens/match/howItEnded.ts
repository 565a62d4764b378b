/** What has to be said of a match wherever it appears: the table ended it early, or only its result was entered. */
import type { KeptMatch } from '../../../src/match/types';

type Said = Pick<KeptMatch['info'], 'endedEarly' | 'late'>;

/** Null where it was played to its end. */
export function howItEnded(
  { endedEarly, late }: Said,
  words: { endedEarly: string; late: string },
): string | null {
  if (endedEarly) return words.endedEarly;
  return late ? words.late : null;
}
