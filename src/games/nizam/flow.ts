/** What the table waits for before a dealt match goes on. */
import type { NizamMove, NizamView } from './rules/types';

/** N-4.5: combinations that score leave the field; everyone sees which before it is filled up. */
export function lingers(before: NizamView, move: NizamMove): boolean {
  return (
    before.mode !== 'score' &&
    before.phase === 'act' &&
    move.type === 'done' &&
    before.runs.some((run) => run.scores)
  );
}

/** Nothing to take and nothing to pay with. */
export function forces(move: NizamMove): boolean {
  return move.type === 'pass';
}

/** The deck has just filled the holes. */
export function flies(move: NizamMove, drawn: number): boolean {
  return move.type === 'done' && drawn > 0;
}

/** The cards that were taken are looked at before the device goes on. */
export function brings(move: NizamMove): boolean {
  return move.type === 'take';
}
