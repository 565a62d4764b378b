/** Examples of «Нізам»: the field, the shifted line, the payment, the combination. */
import type { ReactNode } from 'react';

import type { NizamMove, NizamView } from '../rules/types';
import type { Run } from '../../gems/rules/grid';
import { cellOf, lineNumber } from '../../gems/rules/notation';
import { ChangeDrawing, FieldClaim, FieldDrawing, ShiftDrawing } from '../../gems/table/Drawn';
import type { Scene } from '../../example';

export default function NizamExample({ scene }: { scene: Scene<NizamMove, NizamView> }): ReactNode {
  const { example } = scene;
  if (example.kind === 'view') {
    if (example.path[0] !== 'runs') return <FieldClaim scene={scene} />;
    const which = Number(example.path[1]);
    const marked = (view: NizamView | null) => {
      const run = runAt(view, which);
      return run ? inRun(run) : undefined;
    };
    return (
      <ChangeDrawing scene={scene} before={marked(scene.earlier)} after={marked(scene.view)} />
    );
  }
  if (example.kind !== 'play') return null;
  const move = example.tried;
  switch (move.type) {
    case 'shift':
      return <ShiftDrawing scene={scene} move={move} />;
    case 'deal':
      return <FieldDrawing scene={scene} grid={move.grid} />;
    case 'draw':
    case 'refill':
      return <FieldDrawing scene={scene} gems={move.cards} />;
    case 'tally':
    case 'stop':
      return null;
    default:
      return <FieldDrawing scene={scene} />;
  }
}

function runAt(view: NizamView | null, index: number): Run | undefined {
  return view && 'runs' in view ? view.runs[index] : undefined;
}

function inRun({ line, index, start, length }: Run): (cell: number) => boolean {
  const cells = Array.from({ length }, (_, i) => cellOf(lineNumber(line, index), start + i));
  return (cell) => cells.includes(cell);
}
