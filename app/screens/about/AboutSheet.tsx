/** When and where a match was played, and a note: beside its log, changed at any time. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { About } from '../../../src/match/record/types';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { Button, Sheet, useTheme } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { aboutText } from './text';
import { readWhen, writeDay, writeTime, type NoTime } from './when';

/** As long as what is read at a glance. */
export const LONGEST = { place: 80, note: 280 } as const;

export interface AboutSheetProps {
  /** What is shown as its time while none is set by hand. */
  playedAt: number;
  about: About;
  open: boolean;
  onClose(): void;
  onSave(about: About): void;
}

export function AboutSheet(props: AboutSheetProps): ReactNode {
  const words = useText(aboutText);
  return (
    <Sheet open={props.open} onClose={props.onClose} title={words.title}>
      {props.open ? <Fields {...props} /> : null}
    </Sheet>
  );
}

/** Apart from the sheet: what was typed and not saved is forgotten with it. */
function Fields({ playedAt, about, onSave }: AboutSheetProps): ReactNode {
  const words = useText(aboutText);
  const shared = useText(common);
  const { space } = useTheme();
  const was = about.when ?? playedAt;
  const [day, setDay] = useState(() => writeDay(was));
  const [time, setTime] = useState(() => writeTime(was));
  const [place, setPlace] = useState(about.place ?? '');
  const [note, setNote] = useState(about.note ?? '');
  const [trouble, setTrouble] = useState<NoTime | null>(null);
  const isUntouched = about.when === undefined && day === writeDay(was) && time === writeTime(was);
  const save = (): void => {
    const when = readWhen(day, time, Date.now());
    if (typeof when === 'string') return setTrouble(when);
    const [where, said] = [place.trim(), note.trim()];
    return onSave({
      ...(isUntouched ? {} : { when }),
      ...(where ? { place: where } : {}),
      ...(said ? { note: said } : {}),
    });
  };
  const told = trouble ? words.trouble[trouble] : undefined;
  return (
    <View style={{ gap: space.m }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}>
        <View style={{ flexGrow: 2, flexBasis: 160 }}>
          <TextField
            label={words.day}
            placeholder={words.dayPattern}
            inputMode="numeric"
            value={day}
            onChange={(text) => {
              setDay(text);
              setTrouble(null);
            }}
            error={trouble === 'noTime' ? undefined : told}
          />
        </View>
        <View style={{ flexGrow: 1, flexBasis: 110 }}>
          <TextField
            label={words.time}
            placeholder={words.timePattern}
            inputMode="numeric"
            value={time}
            onChange={(text) => {
              setTime(text);
              setTrouble(null);
            }}
            error={trouble === 'noTime' ? told : undefined}
          />
        </View>
      </View>
      <TextField label={words.place} maxLength={LONGEST.place} value={place} onChange={setPlace} />
      <TextField
        label={words.note}
        maxLength={LONGEST.note}
        multiline
        value={note}
        onChange={setNote}
      />
      <Button label={shared.save} icon="check" onPress={save} />
    </View>
  );
}
