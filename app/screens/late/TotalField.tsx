/** A total: typed, or one step less or more. */
import { useState, type ReactNode } from 'react';
import { TextInput, View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { IconButton, useTheme } from '../../../src/ui';
import { STAYS } from '../../../src/ui/components/TextField';
import { readTotal } from './result';
import { lateText } from './text';

export interface TotalFieldProps {
  name: string;
  value: number | null;
  wrong: boolean;
  step(by: 1 | -1): number;
  onChange(value: number | null): void;
}

const write = (value: number | null): string => (value === null ? '' : minus(value));

export function TotalField({ name, value, wrong, step, onChange }: TotalFieldProps): ReactNode {
  const words = useText(lateText);
  const { colors, radii, type } = useTheme();
  const [text, setText] = useState(() => write(value));
  const [focused, setFocused] = useState(false);
  // Stepped, or the field of somebody else: what is typed follows.
  const typed = readTotal(text);
  const shown = focused && typed !== undefined && typed === value ? text : write(value);
  const go = (by: 1 | -1): void => {
    const to = step(by);
    setText(write(to));
    onChange(to);
  };
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        borderRadius: radii.button,
        borderWidth: focused || wrong ? 2.5 : 1,
        borderColor: wrong ? colors.illegal : focused ? colors.legal : colors.line,
        backgroundColor: colors.paperSunken,
      }}
    >
      <IconButton icon="minus" label={words.less(name)} onPress={() => go(-1)} />
      <TextInput
        {...STAYS}
        aria-label={words.total(name)}
        inputMode="numeric"
        keyboardType="numbers-and-punctuation"
        value={focused && typed === undefined ? text : shown}
        onFocus={() => {
          setText(write(value));
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
        onChangeText={(next) => {
          setText(next);
          const read = readTotal(next);
          if (read !== undefined) onChange(read);
        }}
        placeholder="–"
        placeholderTextColor={colors.inkFaint}
        maxFontSizeMultiplier={1.4}
        style={[
          type.numL,
          // The box round it shows where the focus is.
          { width: 72, minHeight: 48, textAlign: 'center', padding: 0, outlineWidth: 0 },
          { color: colors.ink },
        ]}
      />
      <IconButton icon="plus" label={words.more(name)} onPress={() => go(1)} />
    </View>
  );
}
