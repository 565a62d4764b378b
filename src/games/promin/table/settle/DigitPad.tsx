/** Digits, a sign and a way back: whole numbers of a few digits, as points are written on a pad. */
import { useState, type ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { cardboard, Icon, T, Touch, useTheme, type IconName } from '../../../../ui';
import { settleKeys } from '../../../kit/settle/text';

export interface DigitPadProps {
  /** Whose number it is, for a screen reader. */
  label: string;
  value: number | null;
  onChange(value: number | null): void;
}

const ROWS = [
  [1, 2, 3, 4, 5, 'sign'],
  [6, 7, 8, 9, 0, 'erase'],
] as const;
const LARGEST = 999;

export function DigitPad({ label, value, onChange }: DigitPadProps): ReactNode {
  const words = useText(settleKeys);
  // A sign may come before its first digit; it waits for that.
  const [signed, setSigned] = useState(false);
  const below = value === null ? signed : value < 0;
  const type = (digit: number): void => {
    const size = Math.abs(value ?? 0) * 10 + digit;
    setSigned(false);
    if (size <= LARGEST) onChange(below && size > 0 ? -size : size);
  };
  const turn = (): void => (value ? onChange(-value) : setSigned(!signed));
  const erase = (): void => {
    const rest = Math.trunc((value ?? 0) / 10);
    onChange(rest === 0 ? null : rest);
  };
  return (
    <View role="group" aria-label={label} style={{ gap: 8 }}>
      {ROWS.map((row, i) => (
        <View key={i} style={{ flexDirection: 'row', gap: 6 }}>
          {row.map((key) =>
            key === 'sign' ? (
              <Key key={key} label={words.minus} text="±" on={below} onPress={turn} />
            ) : key === 'erase' ? (
              <Key key={key} label={words.erase} icon="undo" onPress={erase} />
            ) : (
              <Key
                key={key}
                label={words.digit(key)}
                text={String(key)}
                onPress={() => type(key)}
              />
            ),
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
  /** Of a key that is on or off. */
  on?: boolean;
  onPress(): void;
}

function Key({ label, text, icon, on, onPress }: KeyProps): ReactNode {
  const { colors, radii } = useTheme();
  return (
    <Touch
      repeats
      label={label}
      {...(on === undefined
        ? {}
        : Platform.OS === 'web'
          ? { 'aria-pressed': on }
          : { 'aria-selected': on })}
      sinks
      onPress={onPress}
      style={(pressed) => ({
        flex: 1,
        minHeight: 48,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tile,
        borderWidth: 1.5,
        borderColor: on ? colors.legal : colors.line,
        backgroundColor: on
          ? colors.legalFill
          : text === '±' || icon
            ? colors.paperSunken
            : colors.paperRaised,
        boxShadow: cardboard(colors.paperEdge, colors, pressed),
      })}
    >
      {icon ? (
        <Icon name={icon} size={20} />
      ) : (
        <T variant="numS" maxFontSizeMultiplier={1.6}>
          {text}
        </T>
      )}
    </Touch>
  );
}
