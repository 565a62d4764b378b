import { appRolls } from '../../../src/games';
import type { KeptMatch } from '../../../src/match/types';

/** Whether there is chance of ours to look into: an app that could have rolled may have been shown real dice all along. */
export function isOurChance({ info, log }: Pick<KeptMatch, 'info' | 'log'>): boolean {
  if (!appRolls(info.game, info.mode)) return false;
  return info.mode === 'virtual' || info.finishedAt === null || log.some(({ drawn }) => drawn);
}
