/** A link to one clause: a web address where there is one, else the app's own scheme. */
import { Platform } from 'react-native';

import type { GameId } from '../../../src/games';
import { shareText } from '../match/share';

function clauseLink(game: GameId, id: string): string {
  const root = Platform.OS === 'web' ? `${globalThis.location.origin}/` : 'arbitr://';
  return `${root}rules/${game}/${id}`;
}

export function shareClause(game: GameId, id: string, title: string): Promise<'shared' | 'copied'> {
  return shareText(`${title}\n${clauseLink(game, id)}`);
}
