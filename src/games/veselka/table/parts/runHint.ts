/** The one line that says what to do now while a run is built, and the rule behind it. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../text/uk';
import type { RunReading } from './reading';

export interface Hint {
  hint: string;
  clause: string;
}

export function runHint(reading: RunReading, hints: boolean, words: Wording<typeof uk>): Hint {
  const { move, nexts, lays } = reading;
  const laid = move.cards.length;
  const { hint } = words;
  if (!hints) {
    if (laid === 0) return { hint: hint.startFree, clause: 'V-2.1' };
    return { hint: hint.laid(laid), clause: lays ? 'V-2.5' : 'V-2.1' };
  }
  if (laid === 0)
    return nexts.length > 0
      ? { hint: hint.start(nexts), clause: 'V-2.3' }
      : { hint: hint.noRun, clause: 'V-3.1' };
  if (nexts.length > 0) return { hint: hint.next(nexts), clause: 'V-2.4' };
  return lays ? { hint: hint.done, clause: 'V-2.5' } : { hint: hint.stuck, clause: 'V-2.1' };
}
