/** Digits for the active pile: one tap a pile, and the next pile is ready. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Icon, T, Touch, useTheme, type IconName } from '../../../../ui';
import { tableText } from '../../words/table';

export interface KeypadProps {
  /** Spoken before each key: whose pile of what. */
  cell: string;
  onDigit(digit: number): void;
  onStep(by: 1 | -1): void;
}

const ROWS = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
];

export function Keypad({ cell, onDigit, onStep }: KeypadProps): ReactNode {
  const words = useText(tableText);
  return (
    <View>
      {ROWS.map((digits, i) => (
        <View key={i} style={{ flexDirection: 'row' }}>
          {digits.map((digit) => (
            <Key
              key={digit}
              label={`${cell}. ${words.digit(digit)}`}
              text={String(digit)}
              onPress={() => onDigit(digit)}
            />
          ))}
          {i === 0 ? (
            <Key label={`${cell}. ${words.oneLess}`} icon="minus" onPress={() => onStep(-1)} />
          ) : (
            <Key label={`${cell}. ${words.oneMore}`} icon="plus" onPress={() => onStep(1)} />
          )}
        </View>
      ))}
    </View>
  );
}

interface KeyProps {
  label: string;
  text?: string;
  icon?: IconName;
  onPress(): void;
}

/** The face is smaller than what may be touched. */
function Key({ label, text, icon, onPress }: KeyProps): ReactNode {
  const { colors, radii, shadow } = useTheme();
  return (
    <Touch
      repeats
      label={label}
      onPress={onPress}
      sinks
      style={{ flex: 1, height: 48, padding: 3 }}
    >
      <View
        style={{
          flex: 1,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: radii.tile,
          backgroundColor: icon ? colors.paperSunken : colors.paperRaised,
          boxShadow: shadow('piece'),
        }}
      >
        {icon ? (
          <Icon name={icon} size={20} />
        ) : (
          <T variant="numM" maxFontSizeMultiplier={1.2}>
            {text}
          </T>
        )}
      </View>
    </Touch>
  );
}
