/** One player's piles, small: the number, how many cards, a crown where jokers are among them. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { T, useTheme } from '../../../../ui';
import { JokerMark } from '../../../../ui/drawings/Split';
import { countPiles, pileValues } from '../../layout';
import type { Front } from '../../types';
import { tableText } from '../text';
import { CardFace } from './CardFace';
import { SMALL_PRINT } from './smallPrint';

export interface PilesProps {
  front: Front;
  /** Values of which this player has most (or as many) as things stand. */
  leading: readonly number[];
  size?: number;
}

export function Piles({ front, leading, size = 30 }: PilesProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const counts = countPiles(front);
  const values = pileValues(front);
  if (values.length === 0 && front.loose === 0)
    return (
      <T variant="caption" color="inkFaint">
        {words.noPiles}
      </T>
    );
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m, rowGap: space.s }}>
      {values.map((value) => (
        <Pile
          key={value}
          value={value}
          count={counts[value - 1] ?? 0}
          jokers={front.jokers[value - 1] ?? 0}
          leads={leading.includes(value)}
          size={size}
        />
      ))}
      {front.loose > 0 ? (
        <View
          accessible
          role="img"
          aria-label={words.waiting(front.loose)}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}
        >
          <CardFace card="joker" size={size} decorative />
          <T variant="caption" color="inkSoft" aria-hidden>
            {front.loose > 1 ? `×${front.loose} …` : '…'}
          </T>
        </View>
      ) : null}
    </View>
  );
}

export interface PileProps {
  value: number;
  count: number;
  jokers: number;
  leads: boolean;
  size: number;
}

export function Pile({ value, count, jokers, leads, size }: PileProps): ReactNode {
  const words = useText(tableText);
  const label = words.pile(value, count, jokers);
  return (
    <View
      accessible
      role="img"
      aria-label={leads ? `${label}, ${words.pileLeads}` : label}
      style={{ paddingRight: 6, paddingBottom: 4 }}
    >
      {count > 1 ? (
        <View style={{ position: 'absolute', left: -2, top: 2 }}>
          <CardFace card={value} size={size} decorative />
        </View>
      ) : null}
      <CardFace card={value} size={size} decorative />
      {jokers > 0 ? (
        <View style={{ position: 'absolute', left: -5, top: -5 }}>
          <JokerMark size={size * 0.5} decorative />
        </View>
      ) : null}
      <CountBadge count={count} leads={leads} />
    </View>
  );
}

/** Ink on paper; green where the pile leads, with a thicker rim so that colour is not alone. */
function CountBadge({ count, leads }: { count: number; leads: boolean }): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      style={{
        position: 'absolute',
        right: 0,
        bottom: 0,
        minWidth: 20,
        height: 20,
        paddingHorizontal: 4,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: 10,
        borderWidth: leads ? 2 : 1,
        borderColor: leads ? colors.goodFill : colors.paper,
        backgroundColor: leads ? colors.good : colors.ink,
      }}
    >
      <T variant="tag" color="paper" allowFontScaling={false} style={SMALL_PRINT}>
        {count}
      </T>
    </View>
  );
}
