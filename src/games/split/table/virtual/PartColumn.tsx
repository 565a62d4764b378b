/** One part on offer: its sign, its cards, and what they would do to the voter's piles. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Icon, OWN_COLOURS, T, Touch, useTheme } from '../../../../ui';
import { JokerMark, PartSymbol } from '../parts/pieces';
import type { Card } from '../../rules/types';
import { CardFace } from '../parts/CardFace';
import { usePartLook } from '../parts/usePartLook';
import { cardWord } from '../props';
import { tableText } from '../../words/table';
import type { Gain } from './gains';

export interface PartColumnProps {
  part: number;
  cards: readonly Card[];
  gains: readonly Gain[];
  chosen: boolean;
  /** Side by side, or one under another where letters are large or the screen narrow. */
  stacked: boolean;
  cardSize: number;
  onPress(): void;
}

export function PartColumn(props: PartColumnProps): ReactNode {
  const { part, cards, gains, chosen, stacked, cardSize, onPress } = props;
  const words = useText(tableText);
  const { colors, radii, space, shadow } = useTheme();
  const { key, fill, on, border } = usePartLook(part);
  const name = words.part[part] ?? '';
  const effects = gains.map((gain) => `${cardWord(gain.card, words)} ${gain.words}`);
  const content = cards.map((card) => cardWord(card, words)).join(', ');
  return (
    <Touch
      {...OWN_COLOURS}
      role="radio"
      label={[words.voteContent(name, content), ...effects].join('. ')}
      aria-checked={chosen}
      onPress={onPress}
      sinks
      style={{
        flex: stacked ? undefined : 1,
        paddingHorizontal: 6,
        paddingVertical: space.m,
        gap: space.s,
        borderRadius: radii.panel,
        borderWidth: 2,
        borderColor: chosen ? colors.legal : border,
        backgroundColor: fill,
        boxShadow: chosen
          ? `0px 0px 0px 4px ${colors.legalGlow}, ${shadow('lifted')}`
          : shadow('piece'),
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 24 }}>
        <PartSymbol part={key} size={18} decorative />
        <T variant="label" color={on} style={{ flex: 1 }}>
          {name}
        </T>
      </View>
      {chosen ? <Check /> : null}
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          gap: 6,
          justifyContent: stacked ? 'flex-start' : 'center',
        }}
      >
        {cards.map((card, i) => (
          <CardFace key={i} card={card} size={cardSize} decorative />
        ))}
      </View>
      <View style={stacked ? { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m } : null}>
        {gains.map((gain) => (
          <View
            key={gain.card}
            style={{ flexDirection: 'row', alignItems: 'center', gap: 4, minHeight: 22 }}
          >
            {gain.card === 'joker' ? (
              <View style={{ padding: 1, borderRadius: 4, backgroundColor: colors.card }}>
                <JokerMark size={15} decorative />
              </View>
            ) : (
              <T variant="numS" color={on} maxFontSizeMultiplier={1.3}>
                {gain.card}
              </T>
            )}
            <T variant="tag" color={on} style={{ flexShrink: 1 }}>
              {gain.words}
            </T>
          </View>
        ))}
      </View>
    </Touch>
  );
}

function Check(): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      style={{
        position: 'absolute',
        top: -6,
        right: -6,
        padding: 4,
        borderRadius: 13,
        backgroundColor: colors.legal,
      }}
    >
      <Icon name="check" size={14} color={colors.paper} />
    </View>
  );
}
