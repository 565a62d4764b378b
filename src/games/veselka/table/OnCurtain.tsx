/** While the phone goes round: the card on top of the table, everyone's points and rainbow. All of it lies open. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { minus } from '../../../text/plural';
import { PlayerBadge, T, useTheme } from '../../../ui';
import { GemCard } from '../../gems/table/Gem';
import type { OnCurtainProps } from '../../table';
import type { VeselkaView } from '../rules/types';
import { Rainbow } from './parts/Rainbow';
import { tableText } from '../words/table';

export default function OnCurtain({ players, view }: OnCurtainProps<VeselkaView>): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  if (view.top === null) return null;
  return (
    <View style={{ gap: space.s, alignItems: 'center' }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <GemCard kind={view.top} size={40} decorative />
        <T color="inkSoft" style={{ flexShrink: 1 }}>
          {words.onCurtain(view.top)}
        </T>
      </View>
      <View style={{ gap: space.xs }}>
        {players.map(({ seat, name, colour }) => {
          const { points = 0, rainbow = [] } = view.players[seat] ?? {};
          return (
            <View
              key={seat}
              accessible
              role="img"
              aria-label={words.rainbow.spoken(name, points, rainbow)}
              style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}
            >
              <PlayerBadge name={name} colour={colour} size={24} decorative />
              <T variant="numS" align="right" maxFontSizeMultiplier={1.3} style={{ minWidth: 34 }}>
                {minus(points)}
              </T>
              <Rainbow rainbow={rainbow} size={18} gap={3} decorative />
            </View>
          );
        })}
      </View>
    </View>
  );
}
