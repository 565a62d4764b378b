/** The way to move separators without dragging: an arrow either side of each. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { IconButton, useTheme } from '../../../../ui';
import { tableText } from '../../words/table';
import { DividerPeg } from '../parts/pieces';
import type { Cut } from './useCut';

export function PegSteps({ cut }: { cut: Cut }): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-evenly', gap: space.s }}>
      {cut.at.map((place, peg) => {
        const name = words.peg[peg] ?? '';
        return (
          <View key={peg} style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
            <IconButton
              tile
              icon="left"
              label={words.pegLeft(name)}
              onPress={() => cut.move(peg, place - 1)}
            />
            <DividerPeg which={peg === 0 ? 'first' : 'second'} size={32} length={0.05} decorative />
            <IconButton
              tile
              icon="right"
              label={words.pegRight(name)}
              onPress={() => cut.move(peg, place + 1)}
            />
          </View>
        );
      })}
    </View>
  );
}
