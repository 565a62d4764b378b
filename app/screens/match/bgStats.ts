/**
 * A finished match for BG Stats, in the link its makers document for other apps («Push plays to BG Stats from
 * other apps or websites»): the whole play as JSON in the address. The app asks before it stores anything.
 */
import { Platform } from 'react-native';

import { BOUNDS } from '../../../src/match/record';
import type { KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { places } from './Podium';

const ADDRESS = 'app.bgstatsapp.com/createPlay.html';
/** A match that was put aside overnight says nothing about how long it took. */
const LONGEST_MIN = 360;

/** UTC, as the format wants it: «2026-11-16 19:30:00». */
function utc(ms: number): string {
  return new Date(Math.min(ms, BOUNDS.time)).toISOString().slice(0, 19).replace('T', ' ');
}

/** Stable ids: BG Stats remembers to which of its games and players they belong. */
function bgStatsPlay({ info, standing }: Pick<KeptMatch, 'info' | 'standing'>): object {
  const ended = info.finishedAt ?? info.createdAt;
  const minutes = Math.round((ended - info.createdAt) / 60_000);
  return {
    sourceName: 'Арбітр',
    sourcePlayId: info.id,
    playDate: utc(ended),
    ...(minutes > 0 && minutes <= LONGEST_MIN ? { durationMin: minutes } : null),
    // Its library of games knows the English names.
    game: {
      name: common.en.games[info.game],
      sourceGameId: `arbitr-${info.game}`,
      highestWins: true,
      noPoints: standing.places !== undefined,
    },
    players: places(info.players, standing).map(({ player, points, rank }) => ({
      name: player.name,
      sourcePlayerId: info.playerIds[player.seat] ?? player.name,
      startPlayer: player.seat === info.setup.first,
      ...(points === null ? null : { score: points }),
      rank,
      winner: standing.winners.includes(player.seat),
    })),
  };
}

export function bgStatsLink(match: Pick<KeptMatch, 'info' | 'standing'>, scheme: string): string {
  const data = encodeURIComponent(JSON.stringify(bgStatsPlay(match)));
  return `${scheme}://${ADDRESS}?data=${data}`;
}

/** On a phone BG Stats opens (or the promise fails where it is not installed); in a browser the link is copied. */
export async function shareToBgStats(match: KeptMatch): Promise<'shared' | 'copied'> {
  if (Platform.OS === 'web') {
    const { setStringAsync } = await import('expo-clipboard');
    await setStringAsync(bgStatsLink(match, 'https'));
    return 'copied';
  }
  const { openURL } = await import('expo-linking');
  await openURL(bgStatsLink(match, 'bgstats'));
  return 'shared';
}
