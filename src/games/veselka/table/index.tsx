/** The table of «Веселка»: the circle of colours, runs, rainbows. One component a mode, no rules of its own. */
import type { ReactNode } from 'react';

import { Stage } from '../../../ui/motion';
import type { VeselkaTable } from './props';
import { RefereeTable } from './referee/RefereeTable';
import { ScoreTable } from './score/ScoreTable';
import { VirtualTable } from './virtual/VirtualTable';

export default function Table(props: VeselkaTable): ReactNode {
  switch (props.mode) {
    case 'score':
      return <ScoreTable {...props} />;
    case 'referee':
      return <RefereeTable {...props} />;
    case 'virtual':
      return (
        <Stage>
          <VirtualTable {...props} />
        </Stage>
      );
  }
}
