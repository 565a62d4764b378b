/** One chair of the lobby, for whoever leads: a bot sits down or gets up, somebody leaves, somebody else leads. */
import type { ReactNode } from 'react';

import type { GameId } from '../../../src/games';
import type { Level } from '../../../src/match/record/types';
import type { HostAct, People } from '../../../src/net/protocol/types';
import { useText } from '../../../src/text/locale';
import { Icon, ListRow, RowList, Sheet } from '../../../src/ui';
import { botsText } from '../../bots/text';
import { BotChoice } from '../newMatch/BotChoice';
import { joinText } from './text';

export interface LobbyChairProps {
  seat: number;
  people: People;
  game: GameId;
  mayBots: boolean;
  isMine: boolean;
  say(act: HostAct): void;
  /** Whoever leads moves here themselves. */
  onSit(): void;
  onClose(): void;
}

export default function LobbyChair(props: LobbyChairProps): ReactNode {
  const { seat, people, game, say, onClose } = props;
  const words = useText(joinText);
  const person = people.chairs[seat];
  const bots = useText(botsText);
  if (!person || props.isMine) return null;
  const isEmpty = person.is === 'free';
  const done = (act: HostAct) => () => {
    say(act);
    onClose();
  };
  const seatBot = (level: Level): void => {
    const taken = people.chairs.map(({ name }) => name);
    const name = bots.names[level].find((one) => !taken.includes(one)) ?? bots.names[level][0];
    done({ act: 'bot', seat, level, ...(name !== undefined && { name }) })();
  };
  const title = isEmpty ? words.lobby.seatBot : person.name;
  return (
    <Sheet open title={title} onClose={onClose}>
      <RowList>
        {isEmpty ? (
          <ListRow
            title={words.sitsHere}
            before={<Icon name="hand" />}
            onPress={() => {
              props.onSit();
              onClose();
            }}
          />
        ) : null}
        {person.bot ? (
          <ListRow
            title={words.lobby.botOff}
            before={<Icon name="people" />}
            onPress={done({ act: 'bot', seat, level: null })}
          />
        ) : null}
        {!isEmpty && !person.bot ? (
          <>
            <ListRow
              title={words.lobby.passTo(person.name)}
              before={<Icon name="flag" />}
              onPress={done({ act: 'pass', seat })}
            />
            <ListRow
              title={words.lobby.giveUp(person.name)}
              before={<Icon name="close" />}
              onPress={done({ act: 'free', seat })}
            />
          </>
        ) : null}
      </RowList>
      {props.mayBots && (isEmpty || person.bot) ? (
        <BotChoice
          game={game}
          value={person.bot}
          colour={seat + 1}
          onChoose={seatBot}
          onLeave={onClose}
        />
      ) : null}
    </Sheet>
  );
}
