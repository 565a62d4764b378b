/** What every part of the replay is told. */
import type { GameWords, Say } from '../../../src/games/words';
import type { Match } from '../../../src/match/types';
import type { Step } from './steps';

export interface Told {
  match: Match;
  step: Step;
  words: GameWords;
  say: Say;
}
