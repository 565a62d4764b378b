/** One player: name, token, hiding, and merging with another who is the same person. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useStore } from '../../../src/match/hooks';
import type { Player } from '../../../src/storage';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import {
  Button,
  Chip,
  Dialog,
  PlayerBadge,
  Sheet,
  Toggle,
  useTheme,
  useToast,
} from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { sameName } from '../newMatch/draft';
import { TokenChoice } from './TokenChoice';
import { playersText } from './text';

export interface PlayerSheetProps {
  player: Player;
  others: readonly Player[];
  onClose(): void;
}

export function PlayerSheet({ player, others, onClose }: PlayerSheetProps): ReactNode {
  const words = useText(playersText);
  const shared = useText(common);
  const store = useStore();
  const toast = useToast();
  const { space } = useTheme();
  const [name, setName] = useState(player.name);
  const [error, setError] = useState<string | undefined>();
  const [merging, setMerging] = useState(false);
  const [into, setInto] = useState<Player | null>(null);
  const save = (work: () => Promise<void>, then: () => void = () => undefined) => {
    work().then(then, () => toast.show({ text: words.failed, icon: 'info' }));
  };
  const rename = () => {
    const typed = name.trim().replace(/\s+/g, ' ');
    if (typed === '') return setError(words.nameEmpty);
    if (others.some((other) => sameName(other.name, typed))) return setError(words.nameTaken);
    if (store) save(() => store.renamePlayer(player.id, typed), onClose);
    return undefined;
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.edit}
      footer={<Button label={shared.save} onPress={rename} />}
    >
      <View style={{ gap: space.l }}>
        <TextField
          label={words.name}
          value={name}
          maxLength={40}
          onChange={(text) => {
            setName(text);
            setError(undefined);
          }}
          onSubmitEditing={rename}
          error={error}
        />
        <TokenChoice
          name={name || player.name}
          value={player.colour}
          onChange={(colour) => store && save(() => store.recolourPlayer(player.id, colour))}
        />
        <Toggle
          label={words.hide}
          note={words.hideNote}
          value={player.hidden}
          onChange={(hidden) => store && save(() => store.hidePlayer(player.id, hidden))}
        />
        {others.length > 0 ? (
          <View style={{ gap: space.s, alignItems: 'flex-start' }}>
            <Chip
              icon="people"
              label={words.merge}
              selected={merging}
              onPress={() => setMerging(!merging)}
            />
            {merging ? (
              <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
                {others.map((other) => (
                  <Chip
                    key={other.id}
                    label={other.name}
                    spoken={words.mergeHint(other.name)}
                    mark={
                      <PlayerBadge name={other.name} colour={other.colour} size={22} decorative />
                    }
                    onPress={() => setInto(other)}
                  />
                ))}
              </View>
            ) : null}
          </View>
        ) : null}
      </View>
      <Dialog
        open={into !== null}
        title={words.mergeTitle}
        message={into ? words.mergeMessage(player.name, into.name) : ''}
        confirm={{
          label: words.mergeDo,
          danger: true,
          onPress: () => {
            if (store && into) save(() => store.mergePlayers(player.id, into.id), onClose);
            setInto(null);
          },
        }}
        cancel={{ label: shared.cancel, onPress: () => setInto(null) }}
      />
    </Sheet>
  );
}
