/** One tap for a number: every sum three dice can show, and the rubber. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { IconButton, T, Touch, useTheme } from '../../../../ui';
import { tableText } from '../../words/table';

export interface NumberPadProps {
  /** What the number is for, in words. */
  label: string;
  value: number | null;
  onNumber(number: number): void;
  onErase(): void;
  onStep(by: 1 | -1): void;
}

const NUMBERS = Array.from({ length: 18 }, (_, i) => i + 1);

export function NumberPad(props: NumberPadProps): ReactNode {
  const { label, value, onNumber, onErase, onStep } = props;
  const { colors } = useTheme();
  const words = useText(tableText);
  return (
    <View role="group" aria-label={words.padFor(label)} style={{ gap: 6 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton icon="left" label={words.previousCell} onPress={() => onStep(-1)} />
        <T variant="bodyStrong" align="center" style={{ flex: 1 }} aria-live="polite">
          {label}
        </T>
        <IconButton icon="right" label={words.nextCell} onPress={() => onStep(1)} />
        <IconButton
          icon="trash"
          label={words.erase}
          disabled={value === null}
          onPress={onErase}
          color={colors.illegal}
        />
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
        {NUMBERS.map((number) => (
          <Key key={number} number={number} on={number === value} onPress={onNumber} />
        ))}
      </View>
    </View>
  );
}

function Key(props: { number: number; on: boolean; onPress(number: number): void }): ReactNode {
  const { number, on, onPress } = props;
  const { colors, radii, shadow } = useTheme();
  return (
    <View style={{ width: `${100 / 6}%`, padding: 2 }}>
      <Touch
        repeats
        onPress={() => onPress(number)}
        aria-pressed={on}
        sinks
        style={{
          height: 46,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: radii.tile,
          backgroundColor: on ? colors.legalGlow : colors.paperRaised,
          boxShadow: shadow('piece'),
        }}
      >
        <T variant="numS" allowFontScaling={false} color={on ? 'cardInk' : 'ink'}>
          {number}
        </T>
      </Touch>
    </View>
  );
}
