/** What the six games' example drawings are put together from. Knows no rules. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { SIDE, type Gem } from '../../../../src/games/grid/grid';
import { Icon, useTheme } from '../../../../src/ui';
import { GemCard, GemSlot } from '../../../../src/ui/drawings/Gem';
import type { Scene } from './scene';

/** One game's drawing of an example; null where words say it all. */
export type ExampleDrawing<Move = unknown, View_ = unknown> = (props: {
  scene: Scene<Move, View_>;
}) => ReactNode;

export function Pieces({ children, gap = 4 }: { children: ReactNode; gap?: number }): ReactNode {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap }}>
      {children}
    </View>
  );
}

/** What the example is about: framed in the colour of its verdict. */
export function Framed(props: { scene: Pick<Scene, 'example'>; children: ReactNode }): ReactNode {
  const { colors } = useTheme();
  const accepted = props.scene.example.ruling === 'accepted';
  return (
    <View
      style={{
        padding: 2,
        borderRadius: 10,
        borderWidth: 2.5,
        borderStyle: accepted ? 'solid' : 'dashed',
        borderColor: accepted ? colors.good : colors.illegal,
      }}
    >
      {props.children}
    </View>
  );
}

export function Arrow(): ReactNode {
  const { colors } = useTheme();
  return <Icon name="arrowR" size={18} color={colors.inkSoft} />;
}

export function GemRow(props: { gems: readonly Gem[]; size?: number }): ReactNode {
  return (
    <Pieces gap={3}>
      {props.gems.map((kind, i) => (
        <GemCard key={i} kind={kind} size={props.size ?? 30} />
      ))}
    </Pieces>
  );
}

/** Five by five; `marked` cells stand out. The sentence beside it says which line is meant. */
export function MiniGrid(props: {
  grid: readonly (Gem | null)[];
  marked?: (cell: number) => boolean;
  accepted: boolean;
}): ReactNode {
  const { colors } = useTheme();
  const rows = Array.from({ length: SIDE }, (_, row) =>
    props.grid.slice(row * SIDE, (row + 1) * SIDE),
  );
  return (
    <View aria-hidden style={{ gap: 2 }}>
      {rows.map((cells, row) => (
        <View key={row} style={{ flexDirection: 'row', gap: 2 }}>
          {cells.map((kind, column) => {
            const marked = props.marked?.(row * SIDE + column) ?? false;
            const ring = props.accepted ? colors.good : colors.illegal;
            return (
              <View
                key={column}
                style={{
                  padding: 1,
                  borderRadius: 7,
                  borderWidth: 2,
                  borderColor: marked ? ring : 'transparent',
                }}
              >
                {kind ? <GemCard kind={kind} size={22} decorative /> : <GemSlot size={22} />}
              </View>
            );
          })}
        </View>
      ))}
    </View>
  );
}
