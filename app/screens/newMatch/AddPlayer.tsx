/** Somebody more at the table: a known name by one tap, a new one typed in place. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { Button, Chip, PlayerBadge, T, TextField, useTheme } from '../../../src/ui';
import { useNeighbourFocus } from './useNeighbourFocus';
import { freeColour, isSeated, tidyName, type DraftPlayer } from './draft';

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
  typed: string;
  onType(text: string): void;
  onAdd(player: DraftPlayer): void;
  onAddTyped(): void;
}

/** Those who played last; others are typed. */
const MOST_KNOWN = 12;

export function AddPlayer(props: AddPlayerProps): ReactNode {
  const { words, seated, known, max, typed, onType, onAdd, onAddTyped } = props;
  const { space } = useTheme();
  const [error, setError] = useState<string | undefined>();
  const rest = known.filter((player) => !isSeated(seated, player.name)).slice(0, MOST_KNOWN);
  const { whole, piece, leaves } = useNeighbourFocus(rest.length, seated.length);
  if (seated.length >= max)
    return (
      <View ref={whole} tabIndex={-1}>
        <T variant="label" color="inkFaint">
          {words.full(max)}
        </T>
      </View>
    );
  const add = () => {
    const name = tidyName(typed);
    if (name === '') return setError(words.nameEmpty);
    if (isSeated(seated, name)) return setError(words.nameTaken);
    return onAddTyped();
  };
  return (
    <View ref={whole} tabIndex={-1} style={{ gap: space.m }}>
      {rest.length > 0 ? (
        <View style={{ gap: space.s }}>
          <T variant="label" color="inkSoft">
            {words.known}
          </T>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
            {rest.map((player, index) => (
              <Chip
                key={player.id ?? player.name}
                label={player.name}
                mark={
                  // The token this player would sit down with.
                  <PlayerBadge
                    name={player.name}
                    colour={freeColour(seated, player.colour)}
                    size={22}
                    decorative
                  />
                }
                ref={piece(index)}
                onPress={() => {
                  leaves(index);
                  onAdd(player);
                }}
              />
            ))}
          </View>
        </View>
      ) : null}
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: space.s }}>
        <View style={{ flex: 1 }}>
          <TextField
            label={words.newName}
            value={typed}
            maxLength={40}
            onChange={(text) => {
              onType(text);
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
