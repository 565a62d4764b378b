/** The table of «Промінь»: one component a mode. Contains no rules: verdicts and lists come with the props. */
import type { ReactNode } from 'react';

import type { ProminProps } from './props';
import { ScoreTable } from './score/ScoreTable';

export default function Table(props: ProminProps): ReactNode {
  switch (props.mode) {
    case 'score':
      return <ScoreTable {...props} />;
    case 'referee':
    case 'virtual':
      return null;
  }
}
