/** All that the page of an evening shows, asked of the store: matches, windows, medals, moments, the check code. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { useCallback } from 'react';

import { gameOf } from '../../../src/games';
import { common } from '../../../src/games/common';
import type { Keepsake } from '../../../src/games/keepsake';
import { closingFingerprint } from '../../../src/match/record';
import { useAnswer } from '../../../src/match/hooks';
import {
  closestFinish,
  evening,
  medalsOf,
  newRecords,
  type Evening,
  type Medals,
} from '../../../src/stats';
import type { MatchRow, SeatedPlayer, Store } from '../../../src/storage';
import { formatDayMonth, formatTime } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { useTheme } from '../../../src/ui';
import { plainWindow } from '../match/plainWindow';
import { readKeepsake } from '../match/readKeepsake';
import { momentsOf, type DecidedMatch, type Moment } from './moments';
import { eveningText } from './text';

export interface EveningMatch {
  match: MatchRow;
  window: Pick<Keepsake, 'layers' | 'hub' | 'glow'>;
  /** In the hub. */
  winners: readonly SeatedPlayer[];
}

export interface WholeEvening extends Evening {
  played: readonly EveningMatch[];
  medals: readonly Medals[];
  moments: readonly Moment[];
  /** Empty where it was not given, or where not all of it was in one place. */
  place: string;
  /** Equal codes mean equal logs, of all its matches. */
  code: string;
}

async function placeOf(store: Store, { matches }: Evening): Promise<string> {
  const abouts = await Promise.all(matches.map(({ id }) => store.about(id)));
  const places = new Set(abouts.flatMap(({ place }) => place ?? []));
  return places.size === 1 ? ([...places][0] ?? '') : '';
}

async function codeOf(store: Store, { matches }: Evening): Promise<string> {
  const kept = await Promise.all(matches.map(({ id }) => store.match(id)));
  const heads = kept.map((one) => one?.headHash ?? '');
  return closingFingerprint(
    heads.length === 1 ? (heads[0] ?? '') : bytesToHex(sha256(heads.join('\n'))),
  );
}

/** `one`: null where there is no such evening; the whole is null until it is known. */
export function useEvening(match: string): { one: WholeEvening | null } | null {
  const words = useText(eveningText);
  const { games } = useText(common);
  const locale = useLocale();
  const theme = useTheme();
  const ask = useCallback(
    async (store: Store) => {
      const found = await evening(store, match);
      if (!found) return { one: null };
      const decided: DecidedMatch[] = [];
      const played: EveningMatch[] = [];
      for (const row of found.matches) {
        // A damaged match has no window; that is said where it is opened.
        const kept = await readKeepsake(store, row, theme, locale).catch(() => null);
        const winners = row.players.filter(({ seat }) => row.summary.winners.includes(seat));
        const [winner] = winners;
        if (winner && kept?.keepsake.decided)
          decided.push({ match: row, winner, decided: kept.keepsake.decided });
        const window = kept?.keepsake ?? plainWindow(gameOf(row.game).look);
        played.push({ match: row, window, winners });
      }
      const names = new Map(
        (await store.players({ includeHidden: true })).map(({ id, name }) => [id, name]),
      );
      const moments = momentsOf(
        { decided, records: await newRecords(store, found), closest: closestFinish(found) },
        {
          words,
          gameName: ({ game }) => games[game],
          nameOf: (id) => names.get(id) ?? '',
          day: (at) => formatDayMonth(at, locale),
          time: (at) => formatTime(at, locale),
        },
      );
      const [place, code] = [await placeOf(store, found), await codeOf(store, found)];
      return { one: { ...found, played, medals: medalsOf(found), moments, place, code } };
    },
    [match, words, games, locale, theme],
  );
  return useAnswer(ask);
}
