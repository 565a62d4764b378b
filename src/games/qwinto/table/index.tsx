/** Qwinto on the match screen: dice beside paper sheets, or everyone's sheet on the device. */
import type { ReactNode } from 'react';

import { Stage } from '../../../ui/motion';
import { OpenTable } from './OpenTable';
import { ScoreTable } from './score/ScoreTable';
import type { Props } from './props';

export default function QwintoTable(props: Props): ReactNode {
  if (props.mode === 'score') return <ScoreTable {...props} />;
  return (
    <Stage>
      <OpenTable {...props} />
    </Stage>
  );
}
