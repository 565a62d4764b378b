/** The filters of the history: chips that open a sheet each. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { MODES } from '../../../src/engine/types';
import { GAMES, type GameId } from '../../../src/games';
import type { Player } from '../../../src/storage';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Button, Chip, ListRow, PlayerBadge, RowList, Sheet, useTheme } from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { STATES, type Choice } from './choice';
import { DateSheet } from './DateSheet';
import { writeDay } from './days';
import { FadingRow } from './FadingRow';
import { historyText } from './text';

interface FiltersProps {
  choice: Choice;
  players: readonly Player[];
  onChange(choice: Choice): void;
}

type Open = 'game' | 'people' | 'when' | 'mode' | 'state' | null;

export function Filters({ choice, players, onChange }: FiltersProps): ReactNode {
  const words = useText(historyText);
  const { games, modes } = useText(common);
  const { space } = useTheme();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const choose = (part: Partial<Choice>) => {
    onChange({ ...choice, ...part });
    close();
  };
  const names = players.filter(({ id }) => choice.people.includes(id)).map(({ name }) => name);
  return (
    <View style={{ gap: space.s }}>
      <FadingRow>
        <Chip
          opens
          label={choice.game ? games[choice.game] : words.allGames}
          selected={choice.game !== null}
          onPress={() => setOpen('game')}
        />
        <Chip
          opens
          label={names.length > 0 ? names.join(', ') : words.everyone}
          selected={choice.people.length > 0}
          onPress={() => setOpen('people')}
        />
        <Chip
          opens
          label={useWhenWords(choice.when)}
          selected={choice.when !== null}
          onPress={() => setOpen('when')}
        />
        <Chip
          opens
          label={choice.mode ? modes[choice.mode] : words.allModes}
          selected={choice.mode !== null}
          onPress={() => setOpen('mode')}
        />
        <Chip
          opens
          label={words.states[choice.state]}
          selected={choice.state !== 'all'}
          onPress={() => setOpen('state')}
        />
      </FadingRow>
      <Sheet open={open === 'state'} onClose={close} title={words.state}>
        <RowList chooses>
          {STATES.map((state) => (
            <ListRow
              key={state}
              title={words.states[state]}
              chosen={choice.state === state}
              onPress={() => choose({ state })}
            />
          ))}
        </RowList>
      </Sheet>
      <GameSheet
        open={open === 'game'}
        game={choice.game}
        onChoose={(game) => choose({ game })}
        onClose={close}
      />
      <Sheet open={open === 'mode'} onClose={close} title={words.chooseMode}>
        <RowList chooses>
          {[null, ...MODES].map((mode) => (
            <ListRow
              key={mode ?? ''}
              title={mode ? modes[mode] : words.allModes}
              chosen={choice.mode === mode}
              onPress={() => choose({ mode })}
            />
          ))}
        </RowList>
      </Sheet>
      <PeopleSheet
        open={open === 'people'}
        people={choice.people}
        players={players}
        onChange={(people) => onChange({ ...choice, people })}
        onClose={close}
      />
      {open === 'when' ? (
        <DateSheet when={choice.when} onChoose={(when) => choose({ when })} onClose={close} />
      ) : null}
    </View>
  );
}

function useWhenWords(when: Choice['when']): string {
  const words = useText(historyText);
  if (when === null) return words.allTime;
  if (typeof when === 'string') return words.periods[when];
  const { from, to } = when;
  if (from !== null && to !== null) return `${writeDay(from)} – ${writeDay(to)}`;
  return from !== null ? words.since(writeDay(from)) : words.until(writeDay(to ?? 0));
}

interface GameSheetProps {
  open: boolean;
  game: GameId | null;
  onChoose(game: GameId | null): void;
  onClose(): void;
}

export function GameSheet({ open, game, onChoose, onClose }: GameSheetProps): ReactNode {
  const words = useText(historyText);
  const { games } = useText(common);
  return (
    <Sheet open={open} onClose={onClose} title={words.chooseGame}>
      <RowList chooses>
        <ListRow title={words.allGames} chosen={game === null} onPress={() => onChoose(null)} />
        {GAMES.map(({ id }) => (
          <ListRow
            key={id}
            title={games[id]}
            before={<BoxCover game={id} size={40} />}
            chosen={game === id}
            onPress={() => onChoose(id)}
          />
        ))}
      </RowList>
    </Sheet>
  );
}

interface PeopleSheetProps {
  open: boolean;
  people: readonly string[];
  players: readonly Player[];
  onChange(people: readonly string[]): void;
  onClose(): void;
}

/** Several may be asked for: then only matches at which all of them sat are listed. */
export function PeopleSheet({
  open,
  people,
  players,
  onChange,
  onClose,
}: PeopleSheetProps): ReactNode {
  const words = useText(historyText);
  const { space } = useTheme();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.choosePlayer}
      footer={<Button label={words.show} onPress={onClose} />}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        <Chip label={words.everyone} selected={people.length === 0} onPress={() => onChange([])} />
        {players.map(({ id, name, colour }) => (
          <Chip
            key={id}
            label={name}
            mark={<PlayerBadge name={name} colour={colour} size={28} decorative />}
            selected={people.includes(id)}
            onPress={() =>
              onChange(people.includes(id) ? people.filter((one) => one !== id) : [...people, id])
            }
          />
        ))}
      </View>
    </Sheet>
  );
}
