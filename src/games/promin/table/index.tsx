/** The table of «Промінь»: one component a mode. Contains no rules: verdicts and lists come with the props. */
import type { ReactNode } from 'react';

import { Stage } from '../../../ui/motion';
import type { ProminProps } from './props';
import { RefereeTable } from './referee/RefereeTable';
import { ScoreTable } from './score/ScoreTable';
import { VirtualTable } from './virtual/VirtualTable';

export default function Table(props: ProminProps): ReactNode {
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
