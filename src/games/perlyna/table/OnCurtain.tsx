/** While the phone goes round: everyone's finished tasks in the order they lie, the top one as a card. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { PlayerBadge, T, useTheme } from '../../../ui';
import { Gem, GemCard, GemSlot } from '../../gems/table/Gem';
import type { OnCurtainProps } from '../../table';
import type { PerlynaView } from '../rules/types';
import { tableText } from '../words/table';

export default function OnCurtain({ players, view }: OnCurtainProps<PerlynaView>): ReactNode {
  const words = useText(tableText).piles;
  const { space } = useTheme();
  if (!('piles' in view)) return null;
  return (
    <View style={{ gap: space.s }}>
      {players.map(({ seat, name, colour }) => {
        const pile = view.piles[seat] ?? [];
        const top = pile[pile.length - 1] ?? null;
        return (
          <View
            key={seat}
            accessible
            role="img"
            aria-label={words.spoken(name, pile.length, top)}
            style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}
          >
            <PlayerBadge name={name} colour={colour} size={24} decorative />
            {top === null ? <GemSlot size={32} /> : <GemCard kind={top} size={32} decorative />}
            <T variant="numS" maxFontSizeMultiplier={1.3}>
              {words.count(pile.length)}
            </T>
            <View style={{ flexDirection: 'row', gap: 2, flexShrink: 1, flexWrap: 'wrap' }}>
              {pile.slice(0, -1).map((kind) => (
                <Gem key={kind} kind={kind} size={16} decorative />
              ))}
            </View>
          </View>
        );
      })}
    </View>
  );
}
