/** The sheet of a question on its paper, with the boxes for misthrows. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Panel, T, useTheme } from '../../../../ui';
import { usePageRoom } from '../../../kit/useRoom';
import { CrossBoxes } from '../sheet/CrossBoxes';
import { SheetGrid, type SheetGridProps } from '../sheet/SheetGrid';
import { PANEL_MARGIN } from '../sheet/SheetPanel';
import { tableText } from '../../words/table';

export interface SheetPaperProps extends Omit<SheetGridProps, 'label' | 'width'> {
  onMisthrows(count: number): void;
}

const WIDEST = 640;

export function SheetPaper({ onMisthrows, ...grid }: SheetPaperProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { width, onLayout } = usePageRoom(WIDEST);
  return (
    <View onLayout={onLayout} style={{ alignItems: 'center' }}>
      <Panel label={words.settle.sheet} bare style={{ width, padding: PANEL_MARGIN }}>
        <SheetGrid {...grid} label={words.settle.sheet} width={width - 2 * PANEL_MARGIN} />
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            paddingHorizontal: space.xs,
          }}
        >
          <T variant="label" color="inkSoft">
            {words.crosses}
          </T>
          <CrossBoxes misthrows={grid.sheet.misthrows} onMisthrows={onMisthrows} target={48} />
        </View>
      </Panel>
    </View>
  );
}
