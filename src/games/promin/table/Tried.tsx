/** What a refused play looked like: the card that led, and the one that may not lie there. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, Piece, PlayerBadge, useTheme } from '../../../ui';
import { ProminCard } from '../../../ui/drawings/ProminCard';
import type { TriedProps } from '../../table';
import type { Move, View as ProminView } from '../types';
import { cardOf, laidCards, type LaidCard } from './parts/trick';

type Props = TriedProps<ProminView, Move>;

const SIZE = 70;

export default function Tried({ move, view, players }: Props): ReactNode {
  const { colors, space } = useTheme();
  if (move.type !== 'play' || !/^[rygbp]\d+$/.test(move.card)) return null;
  const [led] = view.phase === 'play' ? laidCards(view.trick) : [];
  return (
    <View
      aria-hidden
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.xl,
        paddingVertical: space.s,
      }}
    >
      {led ? (
        <>
          <Laid card={led} players={players} />
          <Icon name="arrowR" size={26} color={colors.illegal} />
        </>
      ) : null}
      <View style={{ transform: [{ rotate: '3deg' }] }}>
        <Piece state="illegal" radius={8}>
          <Laid card={cardOf(move)} players={players} />
        </Piece>
        <View
          style={{
            position: 'absolute',
            right: -14,
            bottom: -6,
            width: 34,
            height: 34,
            borderRadius: 17,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: colors.illegal,
          }}
        >
          <Icon name="close" size={20} color={colors.paper} />
        </View>
      </View>
    </View>
  );
}

function Laid(props: { card: LaidCard; players: Props['players'] }): ReactNode {
  const { colour, value, seat } = props.card;
  const player = props.players[seat];
  return (
    <View style={{ alignItems: 'center', paddingBottom: 8 }}>
      <ProminCard colour={colour} value={value} size={SIZE} decorative />
      {player ? (
        <View style={{ position: 'absolute', bottom: 0 }}>
          <PlayerBadge name={player.name} colour={player.colour} size={24} decorative />
        </View>
      ) : null}
    </View>
  );
}
