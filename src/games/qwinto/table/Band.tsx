/** Between the sheets of a tablet: the dice tray, and beside it the one thing to do. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { Panel, T, useStill, useTheme } from '../../../ui';
import { RowMark } from '../../../ui/drawings/Die';
import { DICE, TRAY } from '../../../ui/theme/tokens';
import { DiceChoice } from './dice/DiceChoice';
import { DiceEntry } from './dice/DiceEntry';
import { DiceTray, Wood } from './dice/DiceTray';
import { KeepTray } from './dice/KeepTray';
import { Rolling, SourceChoice, ThrowButton } from './dice/RollTray';
import { ThrowCount } from './dice/ThrowCount';
import { useHand } from './dice/useHand';
import type { OpenTableParts } from './OpenTable';
import { tableText } from '../words/table';
import type { Props } from './props';

export function Band({ props, thrower, writing }: OpenTableParts): ReactNode {
  const { space } = useTheme();
  const words = useText(tableText);
  const hand = useHand(props, thrower);
  // Looked back on, the words beside the table leave room for the tray alone.
  const stacked = useStill() !== null;
  const { view } = props;
  const waits = (view.phase === 'dice' || view.phase === 'roll') && !thrower.tumble;
  return (
    <View
      style={{
        flexDirection: stacked ? 'column' : 'row',
        justifyContent: 'center',
        alignItems: 'center',
        gap: stacked ? space.s : space.l,
        minHeight: 150,
      }}
    >
      <View style={[stacked ? { width: '100%' } : { flex: 1 }, { maxWidth: 560 }]}>
        {waits && hand.real ? (
          <Panel style={{ paddingVertical: space.s }}>
            <DiceEntry rows={hand.rows} faces={hand.faces} onChange={hand.setFaces} />
          </Panel>
        ) : view.phase === 'dice' && waits ? (
          <Wood>
            <View style={{ flex: 1 }}>
              <DiceChoice chosen={hand.chosen} onChange={hand.choose} />
            </View>
          </Wood>
        ) : (
          <DiceTray
            dice={view.dice}
            values={view.values}
            sum={view.sum}
            tumble={thrower.tumble}
            onSkip={thrower.skip}
            note={view.phase === 'write' && !thrower.tumble ? <Everyone props={props} /> : null}
          />
        )}
      </View>
      <View style={{ width: 380, gap: space.s }}>
        {thrower.tumble ? (
          <Rolling onSkip={thrower.skip} />
        ) : waits ? (
          <>
            <SourceChoice props={props} thrower={thrower} />
            <ThrowButton hand={hand} />
          </>
        ) : view.phase === 'keep' ? (
          <>
            <ThrowCount openClause={props.openClause} />
            <KeepTray props={props} thrower={thrower} />
          </>
        ) : (
          <Panel>
            <T variant="bodyStrong" align="center" color="inkSoft">
              {words.waitingFor(writing.waiting.length)}
            </T>
          </Panel>
        )}
      </View>
    </View>
  );
}

/** «Усі пишуть 9 у ▲ або ● в одне поле». */
function Everyone({ props }: { props: Props }): ReactNode {
  const words = useText(tableText);
  const { dice, sum } = props.view;
  return (
    <View style={{ gap: 4, maxWidth: 150 }}>
      <T variant="bodyStrong" color={TRAY.on}>
        {words.everyoneWrites(sum ?? 0)}
      </T>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
        {dice.map((row, i) => (
          <View key={row} style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
            {i > 0 ? <T color={TRAY.on}>{words.or}</T> : null}
            <RowMark row={row} size={18} color={DICE[row].face} />
          </View>
        ))}
      </View>
      <T color={TRAY.on}>{words.inOneField}</T>
    </View>
  );
}
