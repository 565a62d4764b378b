/** The gems that paint a question's field, how many of each lie there, and a clean field. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { IconButton, T, useTheme } from '../../../../ui';
import type { Gem } from '../../grid';
import { BLANK_FIELD, type Painted } from '../../settle/form';
import { Palette } from '../Palette';
import { gridText } from '../text';

export interface PaintTrayProps {
  grid: Painted;
  brush: Gem;
  pearl?: boolean;
  /** How many of a gem the field can hold. */
  most(gem: Gem): number;
  onBrush(gem: Gem): void;
  onClear(blank: typeof BLANK_FIELD): void;
}

export function PaintTray(props: PaintTrayProps): ReactNode {
  const { grid, brush, pearl = false, most, onBrush, onClear } = props;
  const words = useText(gridText).settle;
  const { space } = useTheme();
  return (
    <>
      <Palette
        pearl={pearl}
        brush={brush}
        onPress={onBrush}
        census={{ count: (gem) => grid.filter((on) => on === gem).length, most }}
      />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <T variant="label" color="inkSoft" style={{ flex: 1 }}>
          {words.paintHint}
        </T>
        <IconButton
          icon="trash"
          label={words.clear}
          disabled={grid.every((gem) => gem === null)}
          onPress={() => onClear(BLANK_FIELD)}
        />
      </View>
    </>
  );
}
