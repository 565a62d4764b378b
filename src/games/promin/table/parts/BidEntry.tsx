/** A bid on a table of its own, where cards are dealt or plays are entered. */
import type { ReactNode } from 'react';

import { useSend } from '../../../kit/useSend';
import type { PropsOf } from '../props';
import { NumberEntry } from './NumberEntry';
import { PlayLayout } from './PlayLayout';
import { useBidQuestion } from './useBidQuestion';

export type BidEntryProps = PropsOf<'bid'> & {
  middle: ReactNode;
  /** Between the head and the numbers: the own hand. */
  children?: ReactNode;
};

export function BidEntry(props: BidEntryProps): ReactNode {
  const question = useBidQuestion(props, useSend(props));
  if (!question) return null;
  return (
    <PlayLayout
      middle={props.middle}
      entry={<NumberEntry question={question}>{props.children}</NumberEntry>}
      actions={question.actions}
    />
  );
}
