/** What cannot be done now, and why: the button of a turn says so instead of letting it be tried. */
import type { ButtonProps } from '../../../ui';
import type { Verdict } from '../../../engine/types';
import type { GameWords, Say } from '../../words';
import type { ShiftEntry } from './useShift';

interface Judging {
  judge(move: unknown): Verdict;
  words: Pick<GameWords, 'refusal'>;
  say: Say;
}

/** A shift that is not paid yet lacks cards; one that is paid may be tried. Cards are taken only where there are any. */
export function whyNot(
  { judge, words, say }: Judging,
  entry: ShiftEntry,
  move: { type: string } | null,
  lacking: string,
): Pick<ButtonProps, 'disabled' | 'reason'> {
  if (entry.end !== null) return { disabled: entry.lacking > 0, reason: lacking };
  const verdict = move?.type === 'take' ? judge(move) : null;
  return verdict && !verdict.ok
    ? { disabled: true, reason: words.refusal(verdict, say) }
    : { disabled: false };
}
