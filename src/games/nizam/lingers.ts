/** What the table waits for before a dealt match goes on. */
import type { NizamMove, NizamView } from './types';

/** N-4.5: combinations that score leave the field; everyone sees which before it is filled up. */
export function lingers(before: NizamView, move: NizamMove): boolean {
  return (
    before.mode !== 'score' &&
    before.phase === 'act' &&
    move.type === 'done' &&
    before.runs.some((run) => run.scores)
  );
}

/** The deck has just filled the holes. */
export function flies(move: NizamMove, drawn: number): boolean {
  return move.type === 'done' && drawn > 0;
}
