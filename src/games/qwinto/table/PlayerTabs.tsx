/** Whose sheet is looked at; a check says who has decided, a honey ring who throws. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { Seat } from '../../../engine/types';
import { useText } from '../../../text/locale';
import { fittingSize, Icon, PlayerBadge, T, Touch, useTheme } from '../../../ui';
import type { SeatPlayer } from '../../table';
import { tableText } from '../words/table';

export interface PlayerTabsProps {
  players: readonly SeatPlayer[];
  shown: Seat;
  onShow(seat: Seat): void;
  active?: Seat;
  isDone(seat: Seat): boolean;
  /** What each player is doing, for screen readers. */
  stateOf(seat: Seat): string;
}

export function PlayerTabs(props: PlayerTabsProps): ReactNode {
  const { players } = props;
  const { colors, radii } = useTheme();
  const words = useText(tableText);
  return (
    <View
      role="tablist"
      aria-label={words.sheets}
      style={{
        flexDirection: 'row',
        padding: 4,
        borderRadius: radii.button + 2,
        backgroundColor: colors.tableShade,
      }}
    >
      {players.map((player) => (
        <Tab key={player.seat} player={player} {...props} />
      ))}
    </View>
  );
}

interface TabProps extends PlayerTabsProps {
  player: SeatPlayer;
}

/** What the page and the tabs' own frame take at both sides. */
const BESIDE = 56;

/** Six names side by side on a narrow phone are smaller, not cut off. */
function useNameSize(name: string, tabs: number): number {
  const { width, fontScale } = useWindowDimensions();
  const { type } = useTheme();
  return fittingSize(name, (width - BESIDE) / tabs / fontScale, type.caption.fontSize ?? 12, 9);
}

function Tab({ players, player, shown, onShow, active, isDone, stateOf }: TabProps): ReactNode {
  const { colors, radii, shadow } = useTheme();
  const words = useText(tableText);
  const on = player.seat === shown;
  const done = isDone(player.seat);
  const nameSize = useNameSize(player.name, players.length);
  return (
    <Touch
      role="tab"
      label={words.tab(player.name, stateOf(player.seat))}
      aria-selected={on}
      onPress={() => onShow(player.seat)}
      style={{
        flex: 1,
        minHeight: 54,
        paddingVertical: 3,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.button - 2,
        backgroundColor: on ? colors.paper : undefined,
        boxShadow: on ? shadow('piece') : undefined,
      }}
    >
      <View>
        <PlayerBadge
          name={player.name}
          colour={player.colour}
          size={30}
          active={player.seat === active}
          faded={done && !on}
          decorative
        />
        {done ? (
          <View
            style={{
              position: 'absolute',
              right: -7,
              bottom: -3,
              width: 18,
              height: 18,
              borderRadius: 9,
              backgroundColor: colors.good,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <Icon name="check" size={13} color={colors.paper} />
          </View>
        ) : null}
      </View>
      <T
        variant="caption"
        color={on ? 'ink' : 'inkSoft'}
        numberOfLines={1}
        style={{ maxWidth: '100%', fontSize: nameSize }}
      >
        {player.name}
      </T>
    </Touch>
  );
}
