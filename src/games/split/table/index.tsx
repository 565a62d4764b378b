/** The table of «Поділ»: one component a phase. Contains no rules: verdicts and lists come with the props. */
import type { ReactNode } from 'react';

import type { Props } from './props';
import { StacksTable } from './score/StacksTable';

export default function Table(props: Props): ReactNode {
  const { view } = props;
  switch (view.phase) {
    case 'stacks':
      return <StacksTable {...props} view={view} />;
    case 'row':
    case 'cut':
    case 'vote':
    case 'joker':
    case 'over':
      return null;
  }
}
