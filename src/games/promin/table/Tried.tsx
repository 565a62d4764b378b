/** What a refused play looked like: the card that led, and the one that may not lie there. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { PlayerBadge } from '../../../ui';
import { ProminCard } from './drawings/ProminCard';
import { TriedFrame } from '../../kit/TriedFrame';
import type { TriedProps } from '../../table';
import type { Move, View as ProminView } from '../rules/types';
import { cardOf, laidCards, type LaidCard } from './parts/trick';

type Props = TriedProps<ProminView, Move>;

const SIZE = 70;

export default function Tried({ move, view, players }: Props): ReactNode {
  if (move.type !== 'play' || !/^[rygbp]\d+$/.test(move.card)) return null;
  const [led] = view.phase === 'play' ? laidCards(view.trick) : [];
  return (
    <TriedFrame met={led ? <Laid card={led} players={players} /> : undefined}>
      <Laid card={cardOf(move)} players={players} />
    </TriedFrame>
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
