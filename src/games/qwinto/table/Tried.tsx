/** A refused number: the dice that were thrown and the row it was meant for. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { T, useTheme } from '../../../ui';
import { Die, RowMark } from '../../../ui/drawings/Die';
import { TriedFrame } from '../../kit/TriedFrame';
import type { TriedProps } from '../../table';
import { ROWS } from '../rules/types';
import type { Move, View as QwintoView } from '../rules/types';

export default function Tried({ move, view }: TriedProps<QwintoView, Move>): ReactNode {
  const { colors, radii, space } = useTheme();
  if (move.type !== 'write' || view.sum === null || !ROWS.includes(move.row)) return null;
  const dice = (
    <View style={{ flexDirection: 'row', gap: space.xs }}>
      {view.dice.map((row, i) => (
        <Die key={row} row={row} value={view.values[i]} size={44} decorative />
      ))}
    </View>
  );
  return (
    <TriedFrame met={dice}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.s,
          minHeight: 56,
          paddingHorizontal: space.m,
          borderRadius: radii.card,
          backgroundColor: colors.paperRaised,
        }}
      >
        <RowMark row={move.row} size={22} decorative />
        <T variant="numL">{view.sum}</T>
      </View>
    </TriedFrame>
  );
}
