/** The door to the rules: six games behind one face. A seventh game is one line here. */
import { nizam } from '../games/nizam';
import { perlyna } from '../games/perlyna';
import { promin } from '../games/promin';
import { qwinto } from '../games/qwinto';
import { split } from '../games/split';
import { veselka } from '../games/veselka';
import type { GameId, GameRules } from './types';

export * from './types';
export { createRng } from './rng';
export { replay } from './replay';

export const games: Readonly<Record<GameId, GameRules>> = {
  promin: promin as GameRules,
  split: split as GameRules,
  veselka: veselka as GameRules,
  qwinto: qwinto as GameRules,
  nizam: nizam as GameRules,
  perlyna: perlyna as GameRules,
};
