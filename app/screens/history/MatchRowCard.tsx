/** One match in the list: game, day, people with the winners in front, the best score; delete with a way back. */
import { memo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useStore } from '../../../src/match/hooks';
import type { MatchRow } from '../../../src/storage';
import { daysLeft, KEPT_DAYS } from '../../../src/storage/kept';
import { common } from '../../../src/text/common';
import { formatDate, formatDayMonth } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { Icon, IconButton, PlayerBadge, T, Touch, useTheme, useToast } from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { firstOfYear, sameDay } from './days';
import { historyText } from './text';

type Words = (typeof historyText)['uk'];

export interface MatchRowCardProps {
  match: MatchRow;
  now: number;
  onOpen(id: string): void;
}

/** In a list of thousands: drawn again only when the match itself has changed. */
export const MatchRowCard = memo(function MatchRowCard(props: MatchRowCardProps): ReactNode {
  const { match, now, onOpen } = props;
  const words = useText(historyText);
  const { games } = useText(common);
  const locale = useLocale();
  const { colors, space, radii, shadow } = useTheme();
  const today = sameDay(match.createdAt, now);
  const thisYear = match.createdAt >= firstOfYear(now);
  const date = today
    ? words.today
    : (thisYear ? formatDayMonth : formatDate)(match.createdAt, locale);
  const state = stateOf(match, now, words);
  const dated = (between: string) => (state === null ? date : `${date}${between}${state}`);
  const minutes = lasted(match);
  const game = games[match.game];
  const { points, over, winners } = match.summary;
  const best = Math.max(...points);
  const names = match.players
    .map(({ seat, name }) => `${name} ${minus(points[seat] ?? 0)}`)
    .join(', ');
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        borderRadius: radii.panel,
        backgroundColor: colors.paper,
        boxShadow: shadow('piece'),
      }}
    >
      <Touch
        label={(match.deletedAt === null ? words.open : words.gone)(game, dated(', '), names)}
        disabled={match.deletedAt !== null}
        onPress={() => onOpen(match.id)}
        style={{
          flex: 1,
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.m,
          padding: space.m,
        }}
      >
        <BoxCover game={match.game} size={48} />
        <View style={{ flex: 1, gap: space.xs }}>
          <View
            style={{ flexDirection: 'row', alignItems: 'baseline', flexWrap: 'wrap', gap: space.s }}
          >
            <T variant="bodyStrong">{game}</T>
            <T variant="caption" color="inkSoft">
              {dated(' · ')}
            </T>
          </View>
          <View
            style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }}
          >
            {match.players.map(({ seat, name, colour }) => (
              <PlayerBadge
                key={seat}
                name={name}
                colour={colour}
                size={24}
                faded={over && !winners.includes(seat)}
                decorative
              />
            ))}
            {minutes === null ? null : (
              <T variant="caption" color="inkSoft" style={{ marginLeft: space.xs }}>
                {words.minutes(minutes)}
              </T>
            )}
          </View>
        </View>
        <T variant="numM">{minus(best)}</T>
        {match.deletedAt === null ? <Icon name="right" size={20} color={colors.inkFaint} /> : null}
      </Touch>
      <DeleteButton match={match} game={game} date={date} />
    </View>
  );
});

/** What is to be known of it before anything else: that it goes on, or how long it can be brought back. */
function stateOf({ deletedAt, summary }: MatchRow, now: number, words: Words): string | null {
  if (deletedAt !== null) return words.left(daysLeft(deletedAt, now));
  return summary.over ? null : words.unfinished;
}

/** Longer than an evening is no playing time: the match was put aside. */
const EVENING_MIN = 600;

function lasted({ createdAt, finishedAt }: MatchRow): number | null {
  if (finishedAt === null) return null;
  const minutes = Math.round((finishedAt - createdAt) / 60_000);
  return minutes >= 1 && minutes <= EVENING_MIN ? minutes : null;
}

function DeleteButton(props: { match: MatchRow; game: string; date: string }): ReactNode {
  const { match, game, date } = props;
  const words = useText(historyText);
  const store = useStore();
  const toast = useToast();
  const { colors } = useTheme();
  const attempt = (work: Promise<void>, done: () => void) => {
    work.then(done, () => toast.show({ text: words.failed, icon: 'info' }));
  };
  if (!store) return null;
  const restore = () =>
    attempt(store.restoreMatch(match.id), () =>
      toast.show({ text: words.restored, icon: 'check' }),
    );
  const remove = () =>
    attempt(store.deleteMatch(match.id), () =>
      toast.show({
        text: words.removed(KEPT_DAYS),
        action: { label: words.bringBack, onPress: restore },
      }),
    );
  return match.deletedAt === null ? (
    <IconButton
      icon="trash"
      label={words.remove(game, date)}
      color={colors.inkFaint}
      onPress={remove}
    />
  ) : (
    <IconButton icon="undo" label={words.restore(game, date)} onPress={restore} />
  );
}
