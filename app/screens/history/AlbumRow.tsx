/** One match in the album: its window, who has won, against whom, when, how long, and the winner's points. */
import { memo, type ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { common } from '../../../src/games/common';
import { minutesOf } from '../../../src/stats';
import type { MatchRow } from '../../../src/storage';
import { daysLeft } from '../../../src/storage/kept';
import { dotted, formatDay } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { Icon, IconButton, PlayerBadge, T, Touch, useCramped, useTheme } from '../../../src/ui';
import { formatWeekday } from './dates';
import { sameDay } from './days';
import { MatchWindow } from './MatchWindow';
import { Swiped, type RowAction } from './Swiped';
import { historyText } from './text';

type Words = (typeof historyText)['uk'];

export interface RowDoing {
  open(id: string): void;
  share(match: MatchRow): void;
  remove(match: MatchRow): void;
  restore(match: MatchRow): void;
  /** The same by a long press, the second button of a mouse, the menu key, a screen reader. */
  menu(match: MatchRow): void;
  swipe(id: string | null): void;
}

export interface AlbumRowProps {
  match: MatchRow;
  now: number;
  first: boolean;
  last: boolean;
  swiped: boolean;
  doing: RowDoing;
}

/** What can be done with a match of the album. Of one that goes on there is nothing to share. */
export function actionsOf(match: MatchRow, words: Words, doing: RowDoing): RowAction[] {
  if (match.deletedAt !== null)
    return [{ icon: 'undo', label: words.bringBack, onPress: () => doing.restore(match) }];
  const remove: RowAction = {
    icon: 'trash',
    label: words.delete,
    grave: true,
    onPress: () => doing.remove(match),
  };
  return match.summary.over
    ? [{ icon: 'share', label: words.share, onPress: () => doing.share(match) }, remove]
    : [remove];
}

/** Winners first, then by what they had. */
export function ranked({ players, summary }: MatchRow): MatchRow['players'] {
  const { points, places, winners } = summary;
  const worth = (seat: number): number => -(places?.[seat] ?? -(points[seat] ?? 0));
  const won = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  return [...players].sort((a, b) => won(b.seat) - won(a.seat) || worth(b.seat) - worth(a.seat));
}

/** Narrower than this, in letters of the usual size, a row is as high as its words need. */
const CRAMPED = 360;

/** In a list of thousands: drawn again only when the match itself has changed. */
export const AlbumRow = memo(function AlbumRow(props: AlbumRowProps): ReactNode {
  const { match, now, first, last, swiped, doing } = props;
  const words = useText(historyText);
  const { games } = useText(common);
  const locale = useLocale();
  const { colors, space, radii } = useTheme();
  const cramped = useCramped(CRAMPED);
  const lines = cramped ? undefined : 1;
  const { summary, deletedAt } = match;
  const { points, over, places, winners } = summary;
  const game = games[match.game];
  const day = sameDay(match.createdAt, now) ? words.today : formatWeekday(match.createdAt, locale);
  const minutes = minutesOf(match);
  const state = stateOf(match, now, words);
  const order = ranked(match);
  const wins = order.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  const title = over && wins.length > 0 ? wins.join(', ') : over ? game : words.goesOn;
  // Of some that were entered afterwards only the order is known.
  const best = places ? null : minus(Math.max(...points));
  const told = order
    .map(({ seat, name }) => `${name} — ${places?.[seat] ?? minus(points[seat] ?? 0)}`)
    .join(', ');
  const when = state === null ? '' : `, ${state}`;
  const spoken = words[deletedAt === null ? 'open' : 'gone'](
    game,
    `${formatDay(match.createdAt, locale)}${when}`,
    over ? words.won(wins) + told : told,
  );
  const second = [game, state ?? '', day, minutes === null ? '' : words.minutes(minutes)].filter(
    (part) => part !== '',
  );
  const menu = (): void => doing.menu(match);
  return (
    <View
      style={{
        overflow: 'hidden',
        backgroundColor: colors.paper,
        borderTopLeftRadius: first ? radii.panel : 0,
        borderTopRightRadius: first ? radii.panel : 0,
        borderBottomLeftRadius: last ? radii.panel : 0,
        borderBottomRightRadius: last ? radii.panel : 0,
      }}
    >
      <Swiped
        actions={actionsOf(match, words, doing)}
        open={swiped}
        onOpen={(open) => doing.swipe(open ? match.id : null)}
      >
        <Touch
          label={spoken}
          disabled={deletedAt !== null}
          onPress={() => doing.open(match.id)}
          onLongPress={menu}
          accessibilityActions={[{ name: 'longpress', label: words.menu }]}
          onAccessibilityAction={menu}
          {...(Platform.OS === 'web' && { onContextMenu: opening(menu) })}
          style={{
            minHeight: 66,
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.m,
            paddingHorizontal: space.m,
            paddingVertical: space.s,
            borderTopWidth: first ? 0 : 1,
            borderTopColor: colors.line,
          }}
        >
          <MatchWindow match={match} />
          <View style={{ flex: 1, minWidth: 0 }}>
            <View
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                flexWrap: cramped ? 'wrap' : undefined,
                gap: space.s,
              }}
            >
              <T variant="bodyStrong" numberOfLines={lines} style={{ flexShrink: 1 }}>
                {title}
              </T>
              <View style={{ flexDirection: 'row', gap: space.xs }}>
                {order
                  .filter(({ seat }) => !over || !winners.includes(seat))
                  .map(({ seat, name, colour }) => (
                    <PlayerBadge
                      key={seat}
                      name={name}
                      colour={colour}
                      size={18}
                      faded={over}
                      decorative
                    />
                  ))}
              </View>
            </View>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
              {summary.forged ? <Icon name="flag" size={16} color={colors.illegal} /> : null}
              <T
                variant="label"
                color={summary.forged ? 'illegalText' : 'inkSoft'}
                numberOfLines={lines}
                style={{ flexShrink: 1 }}
              >
                {cramped ? second.join(' · ') : dotted(second)}
              </T>
            </View>
          </View>
          {best === null ? null : <T variant="numM">{best}</T>}
          {deletedAt === null ? null : <View style={{ width: 44 }} />}
        </Touch>
        {deletedAt === null ? null : (
          <View
            style={{
              position: 'absolute',
              right: space.s,
              top: 0,
              bottom: 0,
              justifyContent: 'center',
            }}
          >
            <IconButton
              icon="undo"
              label={words.restore(game, formatDay(match.createdAt, locale))}
              onPress={() => doing.restore(match)}
            />
          </View>
        )}
      </Swiped>
    </View>
  );
});

/** The browser's own menu has nothing to say about a match. */
function opening(menu: () => void): (event: { preventDefault(): void }) => void {
  return (event) => {
    event.preventDefault();
    menu();
  };
}

/** What is to be known of it before anything else: that it goes on, or how long it can be brought back. */
function stateOf({ deletedAt, summary }: MatchRow, now: number, words: Words): string | null {
  if (deletedAt !== null) return words.left(daysLeft(deletedAt, now));
  if (summary.forged) return words.forged;
  if (summary.ended) return words.endedEarly;
  if (summary.late) return words.late;
  return null;
}
