/** Somebody more at the table: a known name by one tap, a new one typed in place. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { Button, Chip, PlayerBadge, T, TextField, useTheme } from '../../../src/ui';
import { freeColour, sameName, type DraftPlayer } from './draft';

export interface AddPlayerProps {
  words: {
    known: string;
    newName: string;
    add: string;
    addPlayerLabel: string;
    nameTaken: string;
    nameEmpty: string;
    full(max: number): string;
  };
  seated: readonly DraftPlayer[];
  known: readonly DraftPlayer[];
  max: number;
  onAdd(player: DraftPlayer): void;
}

export function AddPlayer(props: AddPlayerProps): ReactNode {
  const { words, seated, known, max, onAdd } = props;
  const { space } = useTheme();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const isSeated = (other: string) => seated.some((player) => sameName(player.name, other));
  const rest = known.filter((player) => !isSeated(player.name));
  if (seated.length >= max)
    return (
      <T variant="label" color="inkFaint">
        {words.full(max)}
      </T>
    );
  const add = () => {
    const typed = name.trim().replace(/\s+/g, ' ');
    if (typed === '') return setError(words.nameEmpty);
    if (isSeated(typed)) return setError(words.nameTaken);
    const old = known.find((player) => sameName(player.name, typed));
    onAdd(old ?? { id: null, name: typed, colour: freeColour(seated, seated.length + 1) });
    setName('');
    return setError(undefined);
  };
  return (
    <View style={{ gap: space.m }}>
      {rest.length > 0 ? (
        <View style={{ gap: space.s }}>
          <T variant="label" color="inkSoft">
            {words.known}
          </T>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
            {rest.slice(0, 12).map((player) => (
              <Chip
                key={player.id ?? player.name}
                label={player.name}
                mark={
                  <PlayerBadge name={player.name} colour={player.colour} size={22} decorative />
                }
                onPress={() => onAdd(player)}
              />
            ))}
          </View>
        </View>
      ) : null}
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: space.s }}>
        <View style={{ flex: 1 }}>
          <TextField
            label={words.newName}
            value={name}
            maxLength={40}
            onChange={(text) => {
              setName(text);
              setError(undefined);
            }}
            onSubmitEditing={add}
            submitBehavior="submit"
            error={error}
          />
        </View>
        <Button
          kind="quiet"
          icon="plus"
          label={words.add}
          spoken={words.addPlayerLabel}
          onPress={add}
        />
      </View>
    </View>
  );
}
