/** The deal closed by what each player took, at a refereed table that stops entering cards. */
import { useDeferredValue, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../../../../ui';
import { useSend } from '../../../kit/useSend';
import type { PropsOf } from '../props';
import { DealHead } from './DealHead';
import { NumberEntry } from './NumberEntry';
import { PlayLayout } from './PlayLayout';
import { TricksBoard } from './TricksBoard';
import { useTricks } from './useTricks';
import { useTricksQuestion } from './useTricksQuestion';

type TricksProps = PropsOf<'play'> & {
  /** A quiet way out, below the rows. */
  aside?: ReactNode;
};

export function TricksTable(props: TricksProps): ReactNode {
  const { space } = useTheme();
  const tricks = useTricks(props);
  const question = useTricksQuestion(props, tricks, useSend(props));
  // Who is asked next is answered first; the cards and rows follow in the next frame.
  const { counts, sum, asked } = useDeferredValue(tricks);
  return (
    <PlayLayout
      middle={
        <View style={{ gap: space.m }}>
          <DealHead {...props} />
          <TricksBoard
            {...props}
            counts={counts}
            sum={sum}
            asked={asked}
            onAsk={tricks.ask}
            onEnter={tricks.enter}
          />
          {props.aside}
        </View>
      }
      entry={<NumberEntry question={question} />}
      actions={question.actions}
    />
  );
}
