/** In the match's menu: the log as far as it was told, who is there, ending it early. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { appRolls } from '../../../src/games';
import { shortFingerprint } from '../../../src/match/fingerprint';
import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Button, Icon, ListRow, PlayerBadge, RowList, T, Toggle, useTheme } from '../../../src/ui';
import { minus } from '../../../src/text/plural';
import { useGoBack } from '../../useGoBack';
import { PeopleRows } from './PeopleRows';
import { tableText } from './tableText';
import { joinText } from './text';
import { ToldList } from './ToldList';
import { useSeen } from './useTable';

const MOST = 40;

export interface TableMenuProps {
  seat: TableSeat;
  onClose(): void;
  /** On a tablet in the middle: everyone one side further. */
  onTurn: (() => void) | null;
}

export function TableMenu({ seat, onClose, onTurn }: TableMenuProps): ReactNode {
  const { info, people, viewer, told, sight } = useSeen(seat);
  const words = useText(joinText);
  const atTable = useText(tableText);
  const { space } = useTheme();
  const goBack = useGoBack();
  const [shown, setShown] = useState<'log' | 'end' | null>(null);
  if (!info || !people || !sight) return null;
  const isHost = viewer === people.host;
  return (
    <View style={{ gap: space.m }}>
      <T variant="heading" heading={2}>
        {words.people}
      </T>
      <PeopleRows seat={seat} onDone={onClose} />
      {isHost ? (
        <>
          <Toggle
            label={words.lobby.lock}
            note={words.lobby.lockNote}
            value={people.locked}
            onChange={(on) => seat.connection.say('host', { act: 'lock', on })}
          />
          <Toggle
            label={words.lobby.watching}
            note={words.lobby.watchingNote(people.watchers)}
            value={people.watching}
            onChange={(on) => seat.connection.say('host', { act: 'watch', on })}
          />
        </>
      ) : null}
      <T variant="heading" heading={2}>
        {atTable.menu.standings}
      </T>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.l }}>
        {people.chairs.map(({ seat: place, name, colour, bot }) => (
          <View key={place} style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
            <PlayerBadge name={name} colour={colour} size={28} {...(bot && { bot })} named />
            <T variant="numM">{minus(sight.standing.points[place] ?? 0)}</T>
          </View>
        ))}
      </View>
      <RowList>
        {onTurn ? (
          <ListRow
            title={atTable.menu.turn}
            note={atTable.menu.turnNote}
            before={<Icon name="rotate" />}
            onPress={onTurn}
          />
        ) : null}
        <ListRow
          title={atTable.menu.log}
          before={<Icon name="clock" />}
          onPress={() => setShown(shown === 'log' ? null : 'log')}
        />
        {isHost ? (
          <ListRow
            title={atTable.menu.end}
            before={<Icon name="flag" />}
            onPress={() => setShown(shown === 'end' ? null : 'end')}
          />
        ) : null}
        <ListRow
          title={atTable.menu.leave}
          before={<Icon name="close" />}
          onPress={() => {
            onClose();
            goBack();
          }}
        />
      </RowList>
      {shown === 'log' ? (
        <View style={{ gap: space.s }}>
          {told.length === 0 ? <T color="inkSoft">{atTable.menu.logEmpty}</T> : null}
          <ToldList seat={seat} game={info.game} lines={told.slice(-MOST).reverse()} />
          <T variant="label" color="inkFaint">
            {atTable.menu.logEarlier}
          </T>
        </View>
      ) : null}
      {shown === 'end' ? (
        <View style={{ gap: space.s }}>
          <T>{atTable.menu.endAsk}</T>
          <Button
            kind="danger"
            label={atTable.menu.endYes}
            onPress={() => {
              seat.connection.say('host', { act: 'end' });
              onClose();
            }}
          />
        </View>
      ) : null}
      {appRolls(info.game, info.setup.mode) ? (
        <T variant="label" color="inkFaint">
          {atTable.menu.fingerprint(shortFingerprint(info.commitment))}
        </T>
      ) : null}
    </View>
  );
}
