/** The field before and after, the line that is shifted and what is paid: for both grid games. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Kind } from '../../../../src/games/gems';
import { cellOf, lineNumber, SIDE, type Gem, type LineEnd } from '../../../../src/games/grid/grid';
import type { Shift } from '../../../../src/games/grid/moves';
import { Arrow, Framed, GemRow, MiniGrid, Pieces } from './pieces';
import type { Scene } from './scene';

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

function gemsOf(field: Field, end: LineEnd): Gem[] {
  const within = inLine(end);
  return field.filter((gem, cell): gem is Gem => gem !== null && within(cell));
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
