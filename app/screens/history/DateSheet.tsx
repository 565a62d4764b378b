/** When: a period that is often asked for, or two days of one's own. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { Button, ListRow, RowList, Sheet, T, useTheme } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { PERIODS, type Choice } from './choice';
import { readDay, writeDay } from './days';
import { historyText } from './text';

interface DateSheetProps {
  when: Choice['when'];
  onChoose(when: Choice['when']): void;
  onClose(): void;
}

export function DateSheet({ when, onChoose, onClose }: DateSheetProps): ReactNode {
  const words = useText(historyText);
  return (
    <Sheet open onClose={onClose} title={words.chooseWhen}>
      <RowList chooses>
        {[null, ...PERIODS].map((period) => (
          <ListRow
            key={period ?? ''}
            title={period ? words.periods[period] : words.allTime}
            chosen={when === period}
            onPress={() => onChoose(period)}
          />
        ))}
      </RowList>
      <OwnDays when={when} onChoose={onChoose} />
    </Sheet>
  );
}

function OwnDays({ when, onChoose }: Omit<DateSheetProps, 'onClose'>): ReactNode {
  const words = useText(historyText);
  const { space } = useTheme();
  const own = when !== null && typeof when === 'object' ? when : { from: null, to: null };
  const [from, setFrom] = useState(own.from === null ? '' : writeDay(own.from));
  const [to, setTo] = useState(own.to === null ? '' : writeDay(own.to));
  const [asked, setAsked] = useState(false);
  const wrong = (text: string) => text.trim() !== '' && readDay(text) === null;
  const span = { from: readDay(from), to: readDay(to) };
  const backwards = span.from !== null && span.to !== null && span.to < span.from;
  const show = () => {
    setAsked(true);
    if (wrong(from) || wrong(to) || backwards) return;
    onChoose(span.from === null && span.to === null ? null : span);
  };
  const trouble = (text: string) => (asked && wrong(text) ? words.noDay : undefined);
  return (
    <View style={{ gap: space.m }}>
      <T variant="heading" heading={3}>
        {words.ownDays}
      </T>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}>
        <View style={{ flexGrow: 1, flexBasis: 140 }}>
          <TextField
            label={words.from}
            placeholder={words.dayPattern}
            inputMode="numeric"
            value={from}
            onChange={setFrom}
            error={trouble(from)}
          />
        </View>
        <View style={{ flexGrow: 1, flexBasis: 140 }}>
          <TextField
            label={words.to}
            placeholder={words.dayPattern}
            inputMode="numeric"
            value={to}
            onChange={setTo}
            error={trouble(to) ?? (asked && backwards ? words.backwards : undefined)}
          />
        </View>
      </View>
      <Button label={words.show} onPress={show} />
    </View>
  );
}
