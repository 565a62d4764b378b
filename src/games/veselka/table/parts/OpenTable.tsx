/** What everyone may see while cards are played: players, circle, deck, the run that is being laid. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { useTheme, useTrayWidth, useWide, useLetterScale } from '../../../../ui';
import { tableText } from '../../words/table';
import { AgreedStop } from './AgreedStop';
import { Circle, type CircleProps } from './Circle';
import { LapBanner } from './LapBanner';
import { PlayerStrip } from './PlayerStrip';
import type { VeselkaTable } from '../props';
import { RainbowPanel } from './RainbowPanel';
import { RunRow, type RunRowProps } from './RunRow';
import { DeckSize, DiscardSize } from './Stock';

/** The rainbows beside the circle on a wide screen. */
const SIDE = 280;
/** What a word below the deck takes, and the room beside the circle's upper corners. */
const CAPTION = 50;
const CORNER = 20;

export interface OpenTableProps {
  table: VeselkaTable;
  circle: Omit<CircleProps, 'size'>;
  /** What may be done with the circle's cards; left out before the first turn and while cards are swapped. */
  run?: Pick<RunRowProps, 'lays' | 'onTakeBack' | 'spots'>;
  /** The tray holds no hand, so the circle may be larger. */
  roomy?: boolean;
}

/** Less than this and the rainbows go above the circle again. */
const ROOM_FOR_BOTH = 380;

function useSizes(roomy: boolean): { circle: number; row: number; beside: boolean } {
  const { width, height } = useWindowDimensions();
  const { space } = useTheme();
  const tray = useTrayWidth();
  const left = (useWide() ? width - tray : width) - space.m * 2;
  const beside = left - SIDE >= ROOM_FOR_BOTH;
  const row = beside ? Math.min(520, left - SIDE - space.m * 2) : left;
  const tall = beside ? height * 0.5 : height * (roomy ? 0.32 : 0.3);
  return { circle: Math.round(Math.min(row, 440, Math.max(228, tall))), row, beside };
}

export function OpenTable({ table, circle, run, roomy = false }: OpenTableProps): ReactNode {
  const { space } = useTheme();
  const { beside, circle: size, row } = useSizes(roomy);
  const board = (
    <>
      <Board table={table} circle={circle} size={size} row={row} />
      {run ? (
        <RunRow
          {...run}
          cards={circle.cards}
          next={circle.lit.length === 1 ? (circle.lit[0] ?? null) : null}
          faultAt={circle.faultAt}
          width={row}
          openClause={table.openClause}
        />
      ) : null}
    </>
  );
  if (!beside)
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

interface BoardProps extends Pick<OpenTableProps, 'table' | 'circle'> {
  size: number;
  /** How wide the whole table is. */
  row: number;
}

function Board({ table, circle, size, row }: BoardProps): ReactNode {
  const { deck, discard } = table.view;
  const words = useText(tableText).stock;
  // The corners outside the circle are a little wider than its sides.
  const captioned = (row - size) / 2 + CORNER > CAPTION * useLetterScale();
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
          <DeckSize count={deck} captioned={captioned} />
          <DiscardSize count={discard} captioned={captioned} />
        </View>
      )}
    </View>
  );
}
