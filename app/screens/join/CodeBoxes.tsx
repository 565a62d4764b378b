/** Six characters, each in a box of its own; one field lies over them, so that a pasted code fills all. */
import { useState, type ReactNode } from 'react';
import { TextInput, View } from 'react-native';

import { CODE_ALPHABET, CODE_LENGTH } from '../../../src/net/protocol/code';
import { cardboard, T, useTheme } from '../../../src/ui';
import { STAYS } from '../../../src/ui/components/TextField';

const SLOTS = Array.from({ length: CODE_LENGTH }, (_, i) => i);
const MIDDLE = CODE_LENGTH / 2;

/** What of a typed or pasted text can be a code; a whole link has its code at the end. */
export function codeTyped(text: string): string {
  const last = text.trim().split('/').at(-1) ?? '';
  const [code = ''] = last.split('?', 1);
  return [...code.toUpperCase()]
    .filter((character) => CODE_ALPHABET.includes(character))
    .join('')
    .slice(0, CODE_LENGTH);
}

export interface CodeBoxesProps {
  code: string;
  /** Without it the code is only shown. */
  onChange?(code: string): void;
  label: string;
  wrong?: boolean;
  autoFocus?: boolean;
}

export function CodeBoxes({ code, onChange, label, wrong, autoFocus }: CodeBoxesProps): ReactNode {
  const { colors, space } = useTheme();
  const [focused, setFocused] = useState(false);
  return (
    <View>
      <View
        role={onChange ? undefined : 'img'}
        aria-label={onChange ? undefined : label}
        aria-hidden={onChange ? true : undefined}
        style={{ flexDirection: 'row', gap: space.s, justifyContent: 'center' }}
      >
        {SLOTS.map((i) => (
          <View
            key={i}
            style={{
              flex: 1,
              maxWidth: 52,
              marginLeft: i === MIDDLE ? space.m : 0,
              minHeight: 58,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: 12,
              borderWidth: focused && i === Math.min(code.length, CODE_LENGTH - 1) ? 2.5 : 1.5,
              borderStyle: wrong ? 'dashed' : 'solid',
              borderColor: wrong ? colors.illegal : focused ? colors.legal : colors.line,
              backgroundColor: colors.paperRaised,
              boxShadow: cardboard(colors.paperEdge, colors, false),
            }}
          >
            <T variant="numL" maxFontSizeMultiplier={1.2} style={{ fontSize: 28 }}>
              {code[i] ?? ''}
            </T>
          </View>
        ))}
      </View>
      {onChange ? (
        <TextInput
          {...STAYS}
          value={code}
          onChangeText={(text) => onChange(codeTyped(text))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          autoFocus={autoFocus}
          autoCapitalize="characters"
          autoCorrect={false}
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          // The boxes show it; the field itself is only there to be typed in.
          style={{
            position: 'absolute',
            inset: 0,
            opacity: 0.02,
            color: 'transparent',
            fontSize: 28,
            textAlign: 'center',
          }}
        />
      ) : null}
    </View>
  );
}
