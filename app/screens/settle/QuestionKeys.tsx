/** The questions of a game side by side; where they do not fit, the row slides and keeps the chosen one in sight. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { Segmented, useTheme } from '../../../src/ui';
import { settleText } from './text';

export interface QuestionKeysProps {
  questions: readonly { id: string; title: string }[];
  chosen: string;
  onChoose(id: string): void;
}

export function QuestionKeys({ questions, chosen, onChoose }: QuestionKeysProps): ReactNode {
  const words = useText(settleText);
  const { space } = useTheme();
  const scroll = useRef<ScrollView>(null);
  const [room, setRoom] = useState(0);
  const [length, setLength] = useState(0);
  const place = questions.findIndex(({ id }) => id === chosen) / Math.max(1, questions.length - 1);
  useEffect(() => {
    if (length > room && room > 0)
      scroll.current?.scrollTo({ x: place * (length - room), animated: false });
  }, [place, length, room]);
  return (
    <View>
      <ScrollView
        ref={scroll}
        horizontal
        showsHorizontalScrollIndicator={false}
        keyboardShouldPersistTaps="handled"
        style={{ flexGrow: 0 }}
        contentContainerStyle={{ minWidth: '100%', paddingHorizontal: space.m }}
        onLayout={(event) => setRoom(event.nativeEvent.layout.width)}
        onContentSizeChange={setLength}
      >
        <View style={{ flexGrow: 1 }}>
          <Segmented
            label={words.questions}
            options={questions.map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen}
            onChange={onChoose}
          />
        </View>
      </ScrollView>
    </View>
  );
}
