/** Somebody leaves: the app plays on for them. And whoever left is back. */
import { useState, type ReactNode } from 'react';

import { isBotId, mayPlay, peopleAt } from '../../../src/match/botChairs';
import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Icon, ListRow, PlayerBadge, RowList } from '../../../src/ui';
import { botsText } from '../../bots/text';

export interface ChairRowsProps {
  match: KeptMatch;
  onDone(): void;
}

export function ChairRows({ match, onDone }: ChairRowsProps): ReactNode {
  const words = useText(botsText);
  const [leaving, setLeaving] = useState(false);
  const { game, mode, players, playerIds } = match.info;
  const people = peopleAt(players);
  const away = players.filter(({ seat, bot }) => bot && !isBotId(playerIds[seat] ?? null));
  const mayLeave = mayPlay(game, mode) && people.length > 1;
  if (!mayLeave && away.length === 0) return null;
  const give = (seat: number, level: 'medium' | null): void => {
    onDone();
    void match.giveChair(seat, level);
  };
  return (
    <RowList>
      {away.map((player) => (
        <ListRow
          key={player.seat}
          title={words.back(player.name)}
          before={<PlayerBadge {...player} size={28} decorative />}
          onPress={() => give(player.seat, null)}
        />
      ))}
      {mayLeave && !leaving ? (
        <ListRow
          title={words.leave}
          note={words.leaveNote}
          before={<Icon name="people" />}
          onPress={() => setLeaving(true)}
        />
      ) : null}
      {mayLeave && leaving
        ? people.map((seat) => (
            <ListRow
              key={seat}
              title={words.standIn(players[seat]?.name ?? '')}
              before={
                <PlayerBadge
                  name={players[seat]?.name ?? ''}
                  colour={players[seat]?.colour ?? 1}
                  size={28}
                  decorative
                />
              }
              onPress={() => give(seat, 'medium')}
            />
          ))
        : null}
    </RowList>
  );
}
