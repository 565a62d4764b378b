/** What everyone may see while cards are played: players, circle, deck, the run that is being laid. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { useTheme, useWide } from '../../../../ui';
import { tableText } from '../text';
import { AgreedStop } from './AgreedStop';
import { Circle, type CircleProps } from './Circle';
import { LapBanner } from './LapBanner';
import { PlayerStrip } from './PlayerStrip';
import type { VeselkaTable } from './props';
import { RainbowPanel } from './RainbowPanel';
import { RunRow, type RunRowProps } from './RunRow';
import { DeckSize, DiscardSize } from './Stock';

/** The docked tray and the rainbows beside the circle on a wide screen. */
const TRAY = 420;
const SIDE = 280;

export interface OpenTableProps {
  table: VeselkaTable;
  circle: Omit<CircleProps, 'size'>;
  /** Left out before the first turn and while cards are swapped. */
  run?: Omit<RunRowProps, 'width' | 'openClause'>;
}

function useSizes(): { circle: number; row: number; wide: boolean } {
  const { width, height } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useWide();
  const row = wide ? Math.min(520, width - TRAY - SIDE - space.m * 4) : width - space.m * 2;
  const tall = wide ? height * 0.5 : height * 0.3;
  return { circle: Math.round(Math.min(row, 440, Math.max(228, tall))), row, wide };
}

export function OpenTable({ table, circle, run }: OpenTableProps): ReactNode {
  const { space } = useTheme();
  const { wide, circle: size, row } = useSizes();
  const board = (
    <>
      <Board table={table} circle={circle} size={size} />
      {run ? <RunRow {...run} width={row} openClause={table.openClause} /> : null}
    </>
  );
  if (!wide)
    return (
      <>
        <LapBanner {...table} />
        <PlayerStrip {...table} />
        {board}
        <AgreedStop {...table} />
      </>
    );
  return (
    <>
      <LapBanner {...table} />
      <View style={{ flex: 1, flexDirection: 'row', gap: space.l }}>
        <View style={{ flex: 1, gap: space.xxl, justifyContent: 'center' }}>{board}</View>
        <View style={{ width: SIDE, gap: space.m }}>
          <RainbowPanel {...table} />
          <AgreedStop {...table} />
        </View>
      </View>
    </>
  );
}

function Board({ table, circle, size }: Omit<OpenTableProps, 'run'> & { size: number }): ReactNode {
  const { deck, discard } = table.view;
  const words = useText(tableText).stock;
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'center' }}>
      <Circle {...circle} size={size} />
      {deck === null || discard === null ? null : (
        <View
          role="img"
          aria-label={words.spoken(deck, discard)}
          style={{
            position: 'absolute',
            inset: 0,
            flexDirection: 'row',
            justifyContent: 'space-between',
            alignItems: 'flex-start',
            pointerEvents: 'none',
          }}
        >
          <DeckSize count={deck} />
          <DiscardSize count={discard} />
        </View>
      )}
    </View>
  );
}
