/** The field before and after, the line that is shifted and what is paid: for both grid games. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Kind } from '../rules/kinds';
import { SIDE, type Gem, type LineEnd } from '../rules/grid';
import { cellOf, lineNumber } from '../rules/notation';
import type { Shift } from '../rules/moves';
import type { Scene } from '../../example';
import { Arrow, Framed, Pieces } from '../../kit/examplePieces';
import { useTheme } from '../../../ui';
import { GemCard, GemSlot } from './Gem';

type Field = readonly (Gem | null)[];

export function fieldOf(view: unknown): Field | null {
  if (typeof view !== 'object' || view === null || !('grid' in view)) return null;
  return Array.isArray(view.grid) ? view.grid : null;
}

function inLine({ line, index }: LineEnd): (cell: number) => boolean {
  const number = lineNumber(line, index);
  const cells = Array.from({ length: SIDE }, (_, place) => cellOf(number, place));
  return (cell) => cells.includes(cell);
}

/** The payment and the field with its line; below, how that line lies before and after. */
export function ShiftDrawing({ scene, move }: { scene: Scene; move: Shift }): ReactNode {
  const before = fieldOf(scene.view);
  const after = fieldOf(scene.after);
  const accepted = scene.example.ruling === 'accepted';
  return (
    <View style={{ gap: 8 }}>
      <Pieces gap={8}>
        <Framed scene={scene}>
          <GemRow gems={move.pay} />
        </Framed>
        {before ? <MiniGrid grid={before} marked={inLine(move)} accepted={accepted} /> : null}
      </Pieces>
      {before && after ? (
        <Pieces gap={6}>
          <GemRow gems={gemsOf(before, move)} size={20} />
          <Arrow />
          <GemRow gems={gemsOf(after, move)} size={20} />
        </Pieces>
      ) : null}
    </View>
  );
}

export function gemsOf(field: Field, end: LineEnd): Gem[] {
  const within = inLine(end);
  return field.filter((gem, cell): gem is Gem => gem !== null && within(cell));
}

/** The field before the last move and after it: what has changed, or has not. */
export function ChangeDrawing(props: {
  scene: Scene;
  before: ((cell: number) => boolean) | undefined;
  after: ((cell: number) => boolean) | undefined;
}): ReactNode {
  const { scene } = props;
  const before = fieldOf(scene.earlier);
  const after = fieldOf(scene.view);
  const accepted = scene.example.ruling === 'accepted';
  return (
    <Pieces gap={6}>
      {before ? (
        <>
          <MiniGrid small grid={before} marked={props.before} accepted={accepted} />
          <Arrow />
        </>
      ) : null}
      {after ? <MiniGrid small grid={after} marked={props.after} accepted={accepted} /> : null}
    </Pieces>
  );
}

/** The field as it lies, with cards beside it that are taken, laid or claimed. */
export function FieldDrawing(props: {
  scene: Scene;
  gems?: readonly Kind[];
  marked?: (cell: number) => boolean;
  grid?: Field | null;
}): ReactNode {
  const { scene, gems = [], marked } = props;
  const grid = props.grid === undefined ? fieldOf(scene.after ?? scene.view) : props.grid;
  if (!grid && gems.length === 0) return null;
  return (
    <Pieces gap={8}>
      {grid ? (
        <MiniGrid grid={grid} marked={marked} accepted={scene.example.ruling === 'accepted'} />
      ) : null}
      {gems.length > 0 ? (
        <Framed scene={scene}>
          <GemRow gems={gems} />
        </Framed>
      ) : null}
    </Pieces>
  );
}

/** A claim about the field: the claimed field, or the claimed card on its place. */
export function FieldClaim({ scene }: { scene: Scene }): ReactNode {
  const { example } = scene;
  if (example.kind !== 'view') return null;
  const [what, at] = example.path;
  const value = example.value;
  if (what === 'discard') return <FieldDrawing scene={scene} gems={value as readonly Kind[]} />;
  if (what !== 'grid') return <FieldDrawing scene={scene} />;
  const claimed = Array.isArray(value) ? (value as Field) : null;
  if (claimed) return <FieldDrawing scene={scene} grid={claimed} />;
  return (
    <FieldDrawing scene={scene} gems={[value as Kind]} marked={(cell) => cell === Number(at)} />
  );
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
function MiniGrid(props: {
  grid: readonly (Gem | null)[];
  marked?: (cell: number) => boolean;
  accepted: boolean;
  /** Two of them beside each other on a phone. */
  small?: boolean;
}): ReactNode {
  const { colors } = useTheme();
  const size = props.small ? 16 : 22;
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
                {kind ? <GemCard kind={kind} size={size} decorative /> : <GemSlot size={size} />}
              </View>
            );
          })}
        </View>
      ))}
    </View>
  );
}
