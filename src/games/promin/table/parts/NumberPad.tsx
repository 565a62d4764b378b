/** Numbers as keys, each a full target; as many in a row as fit. Knows nothing about what they count. */
import { memo, type ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { cardboard, T, Touch, useSteady, useTheme } from '../../../../ui';
import { useTrayRoom } from './useTrayRoom';

const GAP = 6;
const KEY_HEIGHT = 48;

export type KeyLook = 'plain' | 'faded' | 'chosen';

export interface NumberPadProps {
  /** What is chosen here, for a screen reader. */
  label: string;
  values: readonly number[];
  keyLabel(value: number): string;
  look(value: number): KeyLook;
  onPick(value: number): void;
  disabled?: boolean;
  /** Kept ready, not to be seen. */
  hidden?: boolean;
  /** At most so many in a row. */
  most?: number;
}

/** How many keys stand side by side: no narrower than a finger. */
function useColumns(most: number, room: number): number {
  const { touch } = useTheme();
  return Math.max(1, Math.min(most, Math.floor((room + GAP) / (touch.min + GAP))));
}

export function NumberPad(props: NumberPadProps): ReactNode {
  const { width, onLayout } = useTrayRoom();
  const onPick = useSteady(props.onPick);
  return (
    <View
      role="group"
      aria-label={props.label}
      style={{ gap: GAP + 2, display: props.hidden ? 'none' : 'flex' }}
      onLayout={onLayout}
    >
      <Rows {...props} width={width} onPick={onPick} />
    </View>
  );
}

/** What is hidden stays as it was; the next question will find it. */
const Rows = memo(
  function Rows(props: NumberPadProps & { width: number }): ReactNode {
    const columns = useColumns(props.most ?? 6, props.width);
    const rows: number[][] = [];
    for (let i = 0; i < props.values.length; i += columns)
      rows.push(props.values.slice(i, i + columns));
    return rows.map((row, i) => (
      <View key={i} style={{ flexDirection: 'row', gap: GAP }}>
        {row.map((value) => (
          <Key
            key={value}
            value={value}
            label={props.keyLabel(value)}
            look={props.look(value)}
            disabled={props.disabled ?? false}
            onPick={props.onPick}
          />
        ))}
        {Array.from({ length: columns - row.length }, (_, rest) => (
          <View key={`rest${rest}`} style={{ flex: 1 }} />
        ))}
      </View>
    ));
  },
  (_, next) => next.hidden === true,
);

interface KeyProps {
  value: number;
  label: string;
  look: KeyLook;
  disabled: boolean;
  onPick(value: number): void;
}

/** A tap changes two keys; the other nine are not painted again. */
const Key = memo(function Key({ value, label, look, disabled, onPick }: KeyProps): ReactNode {
  const theme = useTheme();
  const { colors, radii } = theme;
  const tint = theme.game('promin');
  const chosen = look === 'chosen';
  return (
    <Touch
      repeats
      label={label}
      disabled={disabled}
      {...(Platform.OS === 'web' ? { 'aria-pressed': chosen } : { 'aria-selected': chosen })}
      sinks
      onPress={() => onPick(value)}
      style={(pressed) => ({
        flex: 1,
        minHeight: KEY_HEIGHT,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tile,
        borderWidth: 1.5,
        borderColor: chosen ? tint.accent : colors.line,
        backgroundColor: chosen
          ? tint.accent
          : look === 'faded'
            ? colors.paperSunken
            : colors.paperRaised,
        boxShadow:
          look === 'faded'
            ? undefined
            : cardboard(chosen ? tint.accentEdge : colors.paperEdge, colors, pressed),
      })}
    >
      <T
        variant="numS"
        maxFontSizeMultiplier={1.6}
        color={chosen ? tint.onAccent : look === 'faded' ? 'inkFaint' : 'ink'}
      >
        {value}
      </T>
    </Touch>
  );
});
