/** Somebody more at the table: a known name by one tap, a new one typed in place, or none at all. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View, type TextInput } from 'react-native';

import { Button, T, useTheme } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { KnownPlayers, whoStands } from './KnownPlayers';
import { isSeated, tidyName, type DraftPlayer } from './draft';

export interface AddPlayerProps {
  words: {
    known: string;
    newName: string;
    add: string;
    addPlayerLabel: string;
    nameTaken: string;
    full(max: number): string;
  };
  seated: readonly DraftPlayer[];
  known: readonly DraftPlayer[];
  max: number;
  full: boolean;
  /** The name somebody gets who is not given one. */
  offered: string;
  typed: string;
  /** Then the focus is taken a moment later: the sheet notes first where it is to go back to. */
  inSheet?: boolean;
  onType(text: string): void;
  onAdd(player: DraftPlayer): void;
  onAddTyped(): void;
  onAddNameless(): void;
}

export function AddPlayer(props: AddPlayerProps): ReactNode {
  const { words, seated, known, max, full, typed, inSheet = false, onType } = props;
  const { space } = useTheme();
  const [error, setError] = useState<string | undefined>();
  const field = useRef<TextInput>(null);
  const told = useRef<View>(null);
  // It has been asked for: the field comes into sight and takes what is typed. Where the last chair is taken the
  // field goes, and whoever typed hears why.
  useEffect(() => {
    const take = (): void => (full ? told : field).current?.focus();
    if (!inSheet) {
      take();
      return undefined;
    }
    const timer = setTimeout(take, 0);
    return () => clearTimeout(timer);
  }, [full, inSheet]);
  if (full)
    return (
      <View ref={told} tabIndex={-1}>
        <T variant="label" color="inkFaint">
          {words.full(max)}
        </T>
      </View>
    );
  const add = (): void => {
    const name = tidyName(typed);
    if (name === '') return props.onAddNameless();
    if (isSeated(seated, name)) return setError(words.nameTaken);
    return props.onAddTyped();
  };
  return (
    <View style={{ gap: space.m }}>
      <KnownPlayers
        label={words.known}
        seated={seated}
        known={known}
        onChoose={(player) => {
          // The last of them leaves nobody to go to but the field.
          if (whoStands(seated, known).length === 1) field.current?.focus();
          props.onAdd(player);
        }}
      />
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: space.s }}>
        <View style={{ flex: 1 }}>
          <TextField
            ref={field}
            label={words.newName}
            value={typed}
            placeholder={props.offered}
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
