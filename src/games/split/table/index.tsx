/** The table of «Поділ»: one component a phase. Contains no rules: verdicts and lists come with the props. */
import type { ReactNode } from 'react';

import { Stage } from '../../../ui/motion';
import { CutTable } from './cut/CutTable';
import { JokerTable } from './joker/JokerTable';
import { RevealContext, useJustRevealed } from './parts/reveal';
import type { Props } from './props';
import { RowEntry } from './referee/RowEntry';
import { VoteEntry } from './referee/VoteEntry';
import { StacksTable } from './score/StacksTable';
import { Dealing } from './virtual/Dealing';
import { VoteTable } from './virtual/VoteTable';

export default function Table(props: Props): ReactNode {
  const revealed = useJustRevealed(props.view);
  if (props.mode === 'score') return <Phase {...props} />;
  return (
    <Stage>
      <RevealContext value={revealed}>
        <Phase {...props} />
      </RevealContext>
    </Stage>
  );
}

/** What is typed or chosen belongs to one position; the keys make the next one start afresh. */
function Phase(props: Props): ReactNode {
  const { view, mode } = props;
  switch (view.phase) {
    case 'stacks':
      return <StacksTable {...props} view={view} />;
    case 'row': {
      const Row = mode === 'virtual' ? Dealing : RowEntry;
      return <Row key={view.table.round} {...props} view={view} />;
    }
    case 'cut': {
      const { round } = view.table;
      const { from, to } = view.part;
      return <CutTable key={`${round}:${from}-${to}`} {...props} view={view} />;
    }
    case 'vote': {
      const { round } = view.table;
      const { from, to } = view.part;
      const Vote = mode === 'virtual' ? VoteTable : VoteEntry;
      return <Vote key={`${round}:${from}-${to}`} {...props} view={view} />;
    }
    case 'joker':
      return (
        <JokerTable key={`${view.table.round}:${view.seat}:${view.left}`} {...props} view={view} />
      );
    case 'over':
      return null;
  }
}
