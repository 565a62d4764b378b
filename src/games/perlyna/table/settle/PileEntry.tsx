/** Everyone's done tasks in a question: whose turn it is, and each pile with its top card last. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Panel, PlayerBadge, T, Touch, useTheme } from '../../../../ui';
import { Gem } from '../../../gems/table/Gem';
import type { Piles } from '../../rules/types';
import { tableText } from '../../words/table';

export interface PileEntryProps {
  piles: Piles;
  /** Who claims. */
  seat: Seat;
  /** The pile being entered, or null. */
  entering: Seat | null;
  name(seat: Seat): string;
  onEnter(seat: Seat): void;
}

export function PileEntry({ piles, seat, entering, name, onEnter }: PileEntryProps): ReactNode {
  const words = useText(tableText);
  const { colors, space } = useTheme();
  return (
    <Panel label={words.piles.title} bare>
      {piles.map((pile, of) => (
        <Touch
          key={of}
          aria-pressed={of === entering}
          label={`${words.piles.spoken(name(of), pile.length, pile[pile.length - 1] ?? null)}${
            of === seat ? `, ${words.settle.acts}` : ''
          }`}
          onPress={() => onEnter(of)}
          style={{
            minHeight: 52,
            paddingHorizontal: space.m,
            paddingVertical: space.xs,
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: space.s,
            borderTopWidth: of === 0 ? 0 : 1,
            borderColor: colors.line,
            backgroundColor: of === entering ? colors.legalFill : undefined,
          }}
        >
          <PlayerBadge name={name(of)} colour={of + 1} size={28} active={of === seat} decorative />
          <View style={{ flexGrow: 1 }}>
            <T variant="bodyStrong" numberOfLines={1}>
              {name(of)}
            </T>
            {of === seat ? (
              <T variant="caption" color="inkSoft">
                {words.settle.acts}
              </T>
            ) : null}
          </View>
          {pile.length === 0 ? (
            <T variant="label" color="inkSoft">
              {words.ending.none}
            </T>
          ) : (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              {pile.map((kind, i) => (
                <Gem key={i} kind={kind} size={i === pile.length - 1 ? 34 : 22} decorative />
              ))}
            </View>
          )}
        </Touch>
      ))}
    </Panel>
  );
}
