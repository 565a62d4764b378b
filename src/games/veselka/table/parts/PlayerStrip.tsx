/** Everyone's points and rainbow in a narrow strip above the circle. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { minus } from '../../../../text/plural';
import { PlayerBadge, T, Touch, useTheme, useLetterScale } from '../../../../ui';
import { tableText } from '../../words/table';
import type { VeselkaTable } from '../props';
import { Rainbow } from './Rainbow';

/** Four marks in a row, so that five players fit side by side on a phone. */
const NARROWEST = 66;
/** What three figures take. */
const NUMBER = 44;

export function PlayerStrip(props: VeselkaTable): ReactNode {
  const { view, players, openClause } = props;
  const words = useText(tableText).rainbow;
  const { colors, radii, space, shadow } = useTheme();
  const scale = useLetterScale();
  const narrowest = NARROWEST + NUMBER * Math.max(0, scale - 1);
  return (
    <View
      role="group"
      aria-label={words.title}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
    >
      {players.map((player) => {
        const shown = view.players[player.seat];
        if (!shown) return null;
        const active = view.toAct === player.seat;
        return (
          <Touch
            key={player.seat}
            role="link"
            label={words.spoken(player.name, shown.points, shown.rainbow)}
            onPress={() => openClause('V-4.3')}
            style={{
              flexGrow: 1,
              flexShrink: 1,
              flexBasis: 0,
              minWidth: narrowest,
              padding: space.xs,
              paddingBottom: 6,
              gap: space.xs,
              alignItems: 'center',
              borderRadius: radii.tile,
              backgroundColor: colors.paper,
              boxShadow: active ? `0px 0px 0px 2px ${colors.legalGlow}` : shadow('piece'),
            }}
          >
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
              <PlayerBadge name={player.name} colour={player.colour} size={24} decorative />
              <T variant="numS">{minus(shown.points)}</T>
            </View>
            <View style={{ maxWidth: players.length > 3 ? 58 : 118 }}>
              <Rainbow rainbow={shown.rainbow} seat={player.seat} size={12} gap={2} decorative />
            </View>
          </Touch>
        );
      })}
    </View>
  );
}
