/**
 * The field with a handle at both ends of every line. Pulling a line with the finger chooses the same
 * end as touching its handle. Knows no prices and no rules: looks come in.
 */
import { useRef, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { EDGES, type Grid, LINE_NAMES, type LineEnd, SIDE } from '../rules/grid';
import { edgeCard } from '../rules/notation';
import { type Band, Badges, Bands } from './Bands';
import { Cells } from './Cells';
import { cellAt, type Geometry, handleBox, pulledEnd } from './geometry';
import { Handle, type HandleLook } from './Handle';
import { gridText } from '../words/table';
import { useSlide } from './useSlide';

export interface FieldHandles {
  look(end: LineEnd): HandleLook;
  chosen: LineEnd | null;
  /** The end whose shift was refused. */
  wrong: LineEnd | null;
  onChoose(end: LineEnd): void;
  /** A line may be shifted although its edge card is not known. */
  unknownToo?: boolean;
}

export interface FieldProps {
  grid: Grid;
  geometry: Geometry;
  bands?: readonly Band[];
  handles?: FieldHandles | null;
  /** Nothing is to be done here: the line that was shifted last. */
  moved?: LineEnd | null;
}

export function sameEnd(a: LineEnd | null, b: LineEnd | null): boolean {
  return a !== null && b !== null && a.line === b.line && a.index === b.index && a.edge === b.edge;
}

export function Field(props: FieldProps): ReactNode {
  const { grid, geometry, bands = [], handles = null, moved = null } = props;
  const words = useText(gridText).field;
  const slide = useSlide(grid);
  const line = handles?.chosen ?? moved;
  const moving: Band[] = line
    ? [{ line: line.line, index: line.index, start: 0, length: SIDE, look: 'moving' }]
    : [];
  return (
    <View
      role="group"
      aria-label={words.title}
      style={{ width: geometry.side, height: geometry.side, alignSelf: 'center' }}
    >
      <Bands bands={moving} geometry={geometry} />
      <Bands bands={bands} geometry={geometry} />
      <Cells grid={grid} geometry={geometry} slide={slide} />
      {handles ? <Pull geometry={geometry} onPull={handles.onChoose} /> : null}
      {handles && geometry.handle > 0 ? (
        <Handles handles={handles} grid={grid} geometry={geometry} />
      ) : null}
      {/* Above the arrows: points of the first line stand between the two. */}
      <Badges bands={bands} geometry={geometry} />
    </View>
  );
}

function Handles(props: { handles: FieldHandles; grid: Grid; geometry: Geometry }): ReactNode {
  const { handles, grid, geometry } = props;
  return LINE_NAMES.flatMap((line) =>
    EDGES.flatMap((edge) =>
      Array.from({ length: SIDE }, (_, index) => {
        const end: LineEnd = { line, index, edge };
        return (
          <Handle
            key={`${line}-${index}-${edge}`}
            end={end}
            box={handleBox(geometry, end)}
            {...handles.look(end)}
            chosen={sameEnd(handles.chosen, end)}
            wrong={sameEnd(handles.wrong, end)}
            disabled={!handles.unknownToo && edgeCard(grid, end) === null}
            onPress={() => handles.onChoose(end)}
          />
        );
      }),
    ),
  );
}

/** A clear sheet over the gems that feels which way a line is pulled. */
function Pull({ geometry, onPull }: { geometry: Geometry; onPull(end: LineEnd): void }): ReactNode {
  const from = useRef<{ x: number; y: number; cell: number; pulled: boolean } | null>(null);
  const { origin, side } = geometry;
  return (
    <View
      aria-hidden
      style={
        {
          position: 'absolute',
          left: origin,
          top: origin,
          width: side - 2 * origin,
          height: side - 2 * origin,
          // The browser would scroll instead.
          touchAction: 'none',
          cursor: 'auto',
        } as object
      }
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent }) => {
        const { locationX, locationY, pageX, pageY } = nativeEvent;
        const cell = cellAt(geometry, locationX + origin, locationY + origin);
        from.current = { x: pageX, y: pageY, cell, pulled: false };
      }}
      onResponderMove={({ nativeEvent }) => {
        const start = from.current;
        if (!start || start.pulled) return;
        const end = pulledEnd(
          geometry,
          start.cell,
          nativeEvent.pageX - start.x,
          nativeEvent.pageY - start.y,
        );
        if (!end) return;
        start.pulled = true;
        onPull(end);
      }}
    />
  );
}
