/** What everyone did with the roll, turned up together (A-Q14). The next throw comes when all have looked. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { signed } from '../../../text/plural';
import { useText } from '../../../text/locale';
import { Button, Panel, PlayerBadge, T, useTheme } from '../../../ui';
import { TableLayout } from '../../../ui/components/TableLayout';
import { Die } from '../../../ui/drawings/Die';
import type { AftermathProps, SeatPlayer } from '../../table';
import type { ClauseId } from '../rules/clauses';
import { scoreSheet, totalOf } from '../rules/because';
import { numberAt } from '../rules/notation';
import { COLUMNS } from '../rules/sheet';
import { ROWS, type Move, type Sheet, type View as QwintoView } from '../rules/types';
import { tableText } from '../words/table';
import { placeNumber } from './asking';
import type { Place } from './props';

type Props = AftermathProps<QwintoView, Move, ClauseId>;

export default function Aftermath({ players, before, view, onGoOn }: Props): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <TableLayout
      middle={
        <Panel
          label={words.turnedUp.title}
          style={{ gap: space.m, alignSelf: 'center', width: '100%', maxWidth: 560 }}
        >
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
            {before.dice.map((row, i) => (
              <Die key={row} row={row} value={before.values[i]} size={40} decorative />
            ))}
            <T variant="heading" heading={2} style={{ flex: 1 }}>
              {words.turnedUp.title}
            </T>
          </View>
          {players.map((player) => {
            const [was, is] = [before.sheets[player.seat], view.sheets[player.seat]];
            return was && is ? (
              <Entry key={player.seat} player={player} was={was} is={is} sum={before.sum ?? 0} />
            ) : null;
          })}
        </Panel>
      }
      tray={<Button game="qwinto" label={words.turnedUp.goOn} onPress={onGoOn} />}
    />
  );
}

/** Where a number stands now that was not there. */
function writtenIn(was: Sheet, is: Sheet): Place | null {
  for (const row of ROWS)
    for (const column of COLUMNS[row])
      if (numberAt(was, row, column) !== numberAt(is, row, column)) return { row, column };
  return null;
}

function Entry(props: { player: SeatPlayer; was: Sheet; is: Sheet; sum: number }): ReactNode {
  const { player, was, is, sum } = props;
  const words = useText(tableText);
  const { space } = useTheme();
  const place = writtenIn(was, is);
  const gain = totalOf(scoreSheet(is, player.seat)) - totalOf(scoreSheet(was, player.seat));
  const did = place
    ? words.turnedUp.wrote(sum, words.cell(place.row, placeNumber(place)))
    : is.misthrows > was.misthrows
      ? words.turnedUp.misthrow
      : words.state.passed;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 44 }}>
      <PlayerBadge name={player.name} colour={player.colour} size={30} decorative />
      <View style={{ flex: 1 }}>
        <T variant="bodyStrong">{player.name}</T>
        <T variant="label" color="inkSoft">
          {did}
        </T>
      </View>
      {gain === 0 ? null : (
        <T variant="numM" color={gain > 0 ? 'goodText' : 'illegalText'}>
          {signed(gain)}
        </T>
      )}
    </View>
  );
}
