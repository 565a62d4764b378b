/** Real cards, the app keeps the pad: bids in their order, then what each player took. */
import { useDeferredValue, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme, useRoomy } from '../../../../ui';
import { BidList } from '../parts/BidList';
import { BidEntry } from '../parts/BidEntry';
import { DealHead } from '../parts/DealHead';
import { Pad } from '../parts/Pad';
import { TricksTable } from '../parts/TricksTable';
import type { ProminProps, PropsOf } from '../props';

export function ScoreTable(props: ProminProps): ReactNode {
  const { view } = props;
  switch (view.phase) {
    case 'bid':
      return <BidTable {...props} view={view} />;
    case 'play':
      return <TricksTable key={view.deal} {...props} view={view} />;
    case 'deal':
    case 'over':
      return null;
  }
}

function BidTable(props: PropsOf<'bid'>): ReactNode {
  return <BidEntry {...props} middle={<Record {...props} />} />;
}

/** Who bids next is answered first; the record of it follows in the next frame. All of it is open here. */
function Record(props: PropsOf<'bid'>): ReactNode {
  const { players, openClause } = props;
  const { space } = useTheme();
  const wide = useRoomy();
  const view = useDeferredValue(props.view);
  // Below the bids and often below the fold: when a deal begins the pad need not hold up its first bid.
  const padded = useDeferredValue(true, false);
  return (
    <View style={{ gap: space.m }}>
      <DealHead view={view} players={players} openClause={openClause} />
      <View style={{ gap: space.m, flexDirection: wide ? 'row' : 'column' }}>
        <View style={wide ? { flex: 1 } : null}>
          <BidList view={view} players={players} openClause={openClause} />
        </View>
        <View style={wide ? { flex: 1.2 } : null}>
          {padded ? <Pad {...props} pad={view.pad} deal={view.deal} totals={view.totals} /> : null}
        </View>
      </View>
    </View>
  );
}
