/** One player's plate on the open table: who it is, how they are, their points, and whether they are asked. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { PlayerBadge, T, useTheme } from '../../../src/ui';
import { botsText } from '../../bots/text';
import { tableText } from './tableText';
import { joinText } from './text';
import { useSeen } from './useTable';

export function Plate({ seat, place }: { seat: TableSeat; place: number }): ReactNode {
  const { people, sight } = useSeen(seat);
  const words = useText(joinText);
  const atTable = useText(tableText);
  const bots = useText(botsText);
  const { colors, radii, space, shadow } = useTheme();
  const person = people?.chairs[place];
  if (!person || !sight) return null;
  const { name, colour, bot, is } = person;
  const isAsked = !sight.standing.over && sight.turn.actors.includes(place);
  const isGone = is === 'away' || is === 'free';
  const own = bot ? bots.levels[bot] : words.is[is];
  // Whoever is not here keeps nobody waiting without its being said.
  const state = isAsked && !isGone ? atTable.plays : own;
  return (
    <View
      accessible
      aria-label={atTable.plate(name || words.free, state, sight.standing.points[place] ?? 0)}
      style={{
        minWidth: 260,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        paddingVertical: space.m,
        paddingHorizontal: space.l,
        borderRadius: radii.panel,
        borderWidth: 3,
        borderColor: isAsked ? colors.legal : colors.paper,
        backgroundColor: colors.paper,
        boxShadow: isAsked
          ? `0px 0px 0px 4px ${colors.legalGlow}, ${shadow('panel')}`
          : shadow('panel'),
      }}
    >
      <PlayerBadge
        name={name}
        colour={colour}
        size={52}
        active={isAsked}
        faded={isGone}
        decorative
        {...(bot && { bot })}
      />
      <View style={{ flex: 1 }}>
        <T variant="heading" numberOfLines={1}>
          {name || words.free}
        </T>
        <T variant="label" color={isGone ? 'illegalText' : isAsked ? 'legalText' : 'inkSoft'}>
          {state}
        </T>
      </View>
      <T variant="numL">{minus(sight.standing.points[place] ?? 0)}</T>
    </View>
  );
}
