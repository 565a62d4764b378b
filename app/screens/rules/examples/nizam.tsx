/** Examples of «Нізам»: the field, the shifted line, the payment, the combination. */
import type { ReactNode } from 'react';

import type { NizamMove, NizamView } from '../../../../src/games/nizam/types';
import { cellOf, lineNumber, type Run } from '../../../../src/games/grid/grid';
import { FieldClaim, FieldDrawing, ShiftDrawing } from './gridGame';
import type { Scene } from './scene';

export default function NizamExample({ scene }: { scene: Scene<NizamMove, NizamView> }): ReactNode {
  const { example } = scene;
  if (example.kind === 'view') {
    if (example.path[0] !== 'runs') return <FieldClaim scene={scene} />;
    const run = runAt(scene.view, Number(example.path[1]));
    return <FieldDrawing scene={scene} marked={run ? inRun(run) : undefined} />;
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
