/**
 * One number asked of one player, a bid or the tricks taken: who is asked, the keys, a remark. Bids and tricks
 * share these pieces, so that the next question changes words on the same keys instead of building new ones.
 */
import type { ReactNode } from 'react';

import { NumberPad, type NumberPadProps } from './NumberPad';
import { TrayHead, type TrayHeadProps } from './TrayHead';

export interface Question {
  /** Null when nobody is asked any more. */
  head: TrayHeadProps | null;
  pad: NumberPadProps;
  remark: ReactNode;
  /** What sends the answer. */
  actions: ReactNode;
}

export interface NumberEntryProps {
  question: Question;
  /** Between the head and the numbers: the own hand. */
  children?: ReactNode;
}

export function NumberEntry({ question, children }: NumberEntryProps): ReactNode {
  const { head, pad, remark } = question;
  return (
    <>
      {head ? <TrayHead {...head} /> : null}
      {children}
      <NumberPad {...pad} hidden={head === null} />
      {remark}
    </>
  );
}
