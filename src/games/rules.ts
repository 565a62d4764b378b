/** The rules of all games at once, for Node: tools, server, tests. The app loads each when it is needed (./index). */
import type { GameRules } from '../engine/types';
import type { GameId } from './index';
import { nizam } from './nizam/rules';
import { perlyna } from './perlyna/rules';
import { promin } from './promin/rules';
import { qwinto } from './qwinto/rules';
import { split } from './split/rules';
import { veselka } from './veselka/rules';

export const games: Readonly<Record<GameId, GameRules>> = {
  promin: promin as GameRules,
  split: split as GameRules,
  veselka: veselka as GameRules,
  qwinto: qwinto as GameRules,
  nizam: nizam as GameRules,
  perlyna: perlyna as GameRules,
};
