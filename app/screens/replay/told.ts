/** What every part of the replay is told. */
import type { GameWords, Say } from '../../../src/games/words';
import type { KeptMatch } from '../../../src/match/types';
import type { Step } from './steps';

/** What happened, in words: where one looks back nothing is secret any more. */
export function tellMove(
  { match: { info, standing }, words, say }: Omit<Told, 'step'>,
  move: unknown,
): string {
  const over = standing.over ? words.over : undefined;
  return (over ?? words.told ?? words.move)(move, say, info.setup);
}

export interface Told {
  match: KeptMatch;
  step: Step;
  words: GameWords;
  say: Say;
}
