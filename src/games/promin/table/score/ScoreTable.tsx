/**
 * Real cards, the app keeps the pad: bids in their order, then what each player took. One layout for the whole
 * deal: the tray asks the next question at once, the record above it follows in the next frame. All of it is open.
 */
import { useDeferredValue, type ReactNode } from 'react';
import { View } from 'react-native';

import { useRoomy, useTheme } from '../../../../ui';
import { useSend } from '../../../kit/useSend';
import { BidList } from '../parts/BidList';
import { DealHead } from '../parts/DealHead';
import { NumberEntry } from '../parts/NumberEntry';
import { Pad } from '../parts/Pad';
import { PlayLayout } from '../parts/PlayLayout';
import { TricksBoard, type TricksBoardProps } from '../parts/TricksBoard';
import { useBidQuestion } from '../parts/useBidQuestion';
import { useTricks } from '../parts/useTricks';
import { useTricksQuestion } from '../parts/useTricksQuestion';
import type { ProminProps, PropsOf } from '../props';

export function ScoreTable(props: ProminProps): ReactNode {
  const { view } = props;
  switch (view.phase) {
    case 'bid':
    case 'play':
      return <Deal {...props} view={view} />;
    case 'deal':
    case 'over':
      return null;
  }
}

function Deal(props: PropsOf<'bid' | 'play'>): ReactNode {
  const sending = useSend(props);
  const tricks = useTricks(props);
  const bidding = useBidQuestion(props, sending);
  const counting = useTricksQuestion(props, tricks, sending);
  const question = bidding ?? counting;
  const view = useDeferredValue(props.view);
  const standing = useDeferredValue(props.standing);
  const { counts, sum, asked } = useDeferredValue(tricks);
  return (
    <PlayLayout
      middle={
        <Record
          players={props.players}
          words={props.words}
          say={props.say}
          openClause={props.openClause}
          {...(props.correct ? { correct: props.correct } : null)}
          view={view}
          standing={standing}
          counts={counts}
          sum={sum}
          asked={asked}
          onAsk={tricks.ask}
          onEnter={tricks.enter}
        />
      }
      entry={<NumberEntry question={question} />}
      actions={question.actions}
    />
  );
}

type RecordProps = Omit<TricksBoardProps, 'view'> & Pick<PropsOf<'bid' | 'play'>, 'view'>;

function Record({ view, ...props }: RecordProps): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ gap: space.m }}>
      <DealHead {...props} view={view} />
      {view.phase === 'bid' ? (
        <Bids {...props} view={view} />
      ) : (
        <TricksBoard {...props} view={view} />
      )}
    </View>
  );
}

function Bids(props: Omit<RecordProps, 'view'> & Pick<PropsOf<'bid'>, 'view'>): ReactNode {
  const { view } = props;
  const { space } = useTheme();
  const wide = useRoomy();
  return (
    <View style={{ gap: space.m, flexDirection: wide ? 'row' : 'column' }}>
      <View style={wide ? { flex: 1 } : null}>
        <BidList {...props} />
      </View>
      <View style={wide ? { flex: 1.2 } : null}>
        <Pad {...props} pad={view.pad} deal={view.deal} totals={view.totals} />
      </View>
    </View>
  );
}
