/** The one line that says what to do now while a run is built, and the rule behind it. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../../words/uk/table';
import type { RunReading } from './reading';
import { laidClause, runStep } from '../../rules/because';
import type { ClauseId } from '../../rules/clauses';

export interface Hint {
  hint: string;
  clause: ClauseId;
}

export function runHint(reading: RunReading, hints: boolean, words: Wording<typeof uk>): Hint {
  const { move, nexts, lays } = reading;
  const laid = move.cards.length;
  const { hint } = words;
  if (!hints)
    return { hint: laid === 0 ? hint.startFree : hint.laid(laid), clause: laidClause(lays) };
  const { is, clause } = runStep({ laid, goesOn: nexts.length > 0, lays });
  const told = is === 'start' || is === 'next' ? hint[is](nexts) : hint[is];
  return { hint: told, clause };
}
