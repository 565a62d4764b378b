/** Whose eyes the device is for. Light: screens import it, and it brings no rules along. */
import type { Viewer } from '../engine/types';
import { gameEntry } from '../games';
import { peopleAt } from './botChairs';
import type { Holder, KeptMatch, Match } from './types';

type Told = { info: Pick<Match['info'], 'game' | 'mode' | 'players'> };

/** Somebody's cards may be on the screen: it is covered when the app is left. */
export function hasSecrets({ info }: Told): boolean {
  return info.mode === 'virtual' && gameEntry(info.game).secret.length > 0;
}

/** Nobody has to be shut out where one plays alone, or with nobody but the app. */
export function hasCurtain(match: Told): boolean {
  return hasSecrets(match) && peopleAt(match.info.players).length > 1;
}

/** Who sees the private view on the one device: nobody in particular unless something is secret. */
export function viewerOf(match: Told & { holder: Holder }): Viewer {
  if (!hasSecrets(match)) return 'table';
  const [one, ...others] = peopleAt(match.info.players);
  return one !== undefined && others.length === 0 ? one : match.holder.who;
}

/** The match with its log, where this device keeps it. */
export function keptOf(match: Match): KeptMatch | null {
  return match.keptHere ? (match as KeptMatch) : null;
}
