/** The gems that paint a question's field, and how many of each lie there. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import type { Gem } from '../../rules/grid';
import type { Painted } from '../../settle/form';
import { Palette } from '../Palette';
import { gridText } from '../../words/table';

export interface PaintTrayProps {
  grid: Painted;
  brush: Gem;
  pearl?: boolean;
  /** How many of a gem the field can hold. */
  most(gem: Gem): number;
  onBrush(gem: Gem): void;
}

export function PaintTray(props: PaintTrayProps): ReactNode {
  const { grid, brush, pearl = false, most, onBrush } = props;
  const words = useText(gridText).settle;
  return (
    <>
      <Palette
        pearl={pearl}
        brush={brush}
        onPress={onBrush}
        census={{ count: (gem) => grid.filter((on) => on === gem).length, most }}
      />
      {grid.every((gem) => gem !== null) ? null : (
        <T variant="label" color="inkSoft">
          {words.paintHint}
        </T>
      )}
    </>
  );
}
