/** Examples of «Перлина Сходу»: the field with its pearl, the shift, the tasks that are claimed. */
import type { ReactNode } from 'react';

import type { PerlynaMove, PerlynaView } from '../rules/types';
import { FieldClaim, FieldDrawing, ShiftDrawing } from '../../gems/table/Drawn';
import type { Scene } from '../../example';

export default function PerlynaExample({
  scene,
}: {
  scene: Scene<PerlynaMove, PerlynaView>;
}): ReactNode {
  const { example } = scene;
  if (example.kind === 'view') return <FieldClaim scene={scene} />;
  if (example.kind !== 'play') return null;
  const move = example.tried;
  switch (move.type) {
    case 'shift':
      return <ShiftDrawing scene={scene} move={move} />;
    case 'deal':
      return <FieldDrawing scene={scene} grid={move.grid} />;
    case 'draw':
      return <FieldDrawing scene={scene} gems={move.cards} />;
    case 'done':
    case 'tally':
      return <FieldDrawing scene={scene} gems={move.tasks} />;
    case 'stop':
      return null;
    default:
      return <FieldDrawing scene={scene} />;
  }
}
