/**
 * The app's chance before a match: the fingerprint of the seed is shown first, then anyone may add a word or
 * a tap. Small and closed until somebody asks.
 */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { shortFingerprint } from '../../../src/match/fingerprint';
import { useText } from '../../../src/text/locale';
import { Button, Chip, T, useTheme } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { PanelRow } from './PanelRow';
import { newMatchText } from './text';

export interface FairChanceProps {
  /** Null while the seed is being made. */
  commitment: string | null;
  added: readonly string[];
  onAdd(word: string): void;
  onRemove(index: number): void;
}

const LONGEST = 40;

export function FairChance(props: FairChanceProps): ReactNode {
  const { commitment, added } = props;
  const words = useText(newMatchText).fair;
  const [open, setOpen] = useState(false);
  const print = commitment ? words.fingerprint(shortFingerprint(commitment)) : words.preparing;
  const note = added.length > 0 ? `${print} · ${words.added(added.length)}` : print;
  return (
    <View role="region" aria-label={words.title}>
      <PanelRow
        icon="lock"
        title={words.title}
        note={note}
        expanded={open}
        onPress={() => setOpen(!open)}
      />
      {open ? <Words {...props} /> : null}
    </View>
  );
}

function Words({ added, onAdd, onRemove }: FairChanceProps): ReactNode {
  const words = useText(newMatchText).fair;
  const { space } = useTheme();
  const [text, setText] = useState('');
  const add = (): void => {
    const word = text.trim().replace(/\s+/g, ' ');
    if (word === '') return;
    onAdd(word);
    setText('');
  };
  return (
    <View style={{ gap: space.m, paddingBottom: space.m }}>
      <T variant="label" color="inkSoft">
        {words.hint}
      </T>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: space.s }}>
        <View style={{ flex: 1 }}>
          <TextField
            label={words.word}
            value={text}
            maxLength={LONGEST}
            onChange={setText}
            onSubmitEditing={add}
            submitBehavior="submit"
          />
        </View>
        <Button kind="quiet" icon="plus" label={words.add} onPress={add} />
      </View>
      {/* Nobody, the app least of all, knows beforehand in which thousandth of a second a finger comes down. */}
      <Button
        kind="quiet"
        icon="hand"
        label={words.tap}
        onPress={() => onAdd(words.tapped(Date.now() % 100_000))}
      />
      {added.length > 0 ? (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
          {added.map((word, i) => (
            <Chip
              key={i}
              icon="close"
              label={word}
              spoken={words.remove(word)}
              onPress={() => onRemove(i)}
            />
          ))}
        </View>
      ) : null}
    </View>
  );
}
