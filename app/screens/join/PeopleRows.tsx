/** Everyone at the table with a word for how they are; whoever leads can put a bot there, free a chair, pass it on. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { mayPlay } from '../../../src/match/botChairs';
import type { TableSeat } from '../../../src/net/client/seat';
import type { HostAct, Person } from '../../../src/net/protocol/types';
import { dotted } from '../../../src/text/format';
import { useText } from '../../../src/text/locale';
import { Chip, ListRow, PlayerBadge, RowList, useTheme } from '../../../src/ui';
import { botsText } from '../../bots/text';
import { tableText } from './tableText';
import { joinText } from './text';
import { useSeen } from './useTable';

export function PeopleRows({ seat, onDone }: { seat: TableSeat; onDone(): void }): ReactNode {
  const { people, viewer } = useSeen(seat);
  const words = useText(joinText);
  const atTable = useText(tableText);
  const bots = useText(botsText);
  const [chosen, setChosen] = useState<number | null>(null);
  if (!people) return null;
  const isHost = viewer === people.host;
  const noteOf = (person: Person): string =>
    dotted([
      person.bot ? bots.levels[person.bot] : words.is[person.is],
      person.seat === people.host ? atTable.menu.lead : '',
      person.seat === viewer ? words.lobby.you : '',
    ]);
  return (
    <RowList>
      {people.chairs.map((person) => (
        <View key={person.seat}>
          <ListRow
            title={person.name || words.free}
            note={noteOf(person)}
            before={
              <PlayerBadge
                name={person.name}
                colour={person.colour}
                size={32}
                decorative
                {...(person.bot && { bot: person.bot })}
              />
            }
            {...(isHost &&
              person.seat !== viewer &&
              !person.bot && {
                onPress: () => setChosen(chosen === person.seat ? null : person.seat),
              })}
          />
          {chosen === person.seat ? <Acts {...{ seat, person, onDone }} /> : null}
        </View>
      ))}
    </RowList>
  );
}

function Acts(props: { seat: TableSeat; person: Person; onDone(): void }): ReactNode {
  const { seat, person, onDone } = props;
  const { info } = useSeen(seat);
  const words = useText(joinText);
  const atTable = useText(tableText);
  const { space } = useTheme();
  const say = (act: HostAct) => () => {
    seat.connection.say('host', act);
    onDone();
  };
  const place = person.seat;
  const isAway = person.is === 'away' || person.is === 'free';
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingBottom: space.s }}>
      {isAway && info && mayPlay(info.game, info.setup.mode) ? (
        <Chip
          label={atTable.strip.bot}
          onPress={say({ act: 'bot', seat: place, level: 'medium' })}
        />
      ) : null}
      {person.is === 'here' ? (
        <Chip label={words.lobby.passTo(person.name)} onPress={say({ act: 'pass', seat: place })} />
      ) : null}
      {person.is === 'free' ? null : (
        <Chip label={words.lobby.giveUp(person.name)} onPress={say({ act: 'free', seat: place })} />
      )}
    </View>
  );
}
