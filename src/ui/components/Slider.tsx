/** A place on a line of steps: drag, tap, arrow keys, and swipes of a screen reader. */
import { useRef, useState, type ReactNode } from 'react';
import {
  Platform,
  View,
  type AccessibilityActionEvent,
  type GestureResponderEvent,
} from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { onKeys } from './keys';

export interface SliderProps {
  label: string;
  value: number;
  max: number;
  /** Spoken instead of the bare number. */
  valueText: string;
  onChange(value: number): void;
  game?: string;
  /** Places of their own above the line, each as large as `MARK`: the finger catches on them. Decoration. */
  marks?: readonly { at: number; mark: ReactNode }[];
  /** Places on the line itself that something is to be said of: the finger catches on them, too. Decoration. */
  ticks?: readonly number[];
}

export const MARK = 16;
/** So near to a mark the finger means it. */
const CATCH = 8;
/** Ticks may stand close together. */
const CATCH_TICK = 5;
const NONE: NonNullable<SliderProps['marks']> = [];
const NO_TICKS: readonly number[] = [];
const TICK = {
  position: 'absolute',
  top: -4,
  width: 3,
  height: 16,
  marginLeft: -1.5,
  borderRadius: 2,
} as const;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};
const KNOB = 28;
/** From a mark down to the line. */
const STEM = { alignSelf: 'center', width: 2, height: KNOB / 2 - 2 } as const;
// The browser must not scroll the page while the knob is pulled.
const NO_PAN: object = Platform.OS === 'web' ? { touchAction: 'none', cursor: 'pointer' } : {};

export function Slider(props: SliderProps): ReactNode {
  const { label, value, max, valueText, marks = NONE, ticks = NO_TICKS } = props;
  const theme = useTheme();
  const { colors, shadow } = theme;
  const [width, setWidth] = useState(0);
  const go = (to: number): void => {
    const within = Math.min(max, Math.max(0, to));
    if (within !== value) props.onChange(within);
  };
  const pull = usePull(width, max, go, [
    ...marks.map(({ at }) => ({ at, within: CATCH })),
    ...ticks.map((at) => ({ at, within: CATCH_TICK })),
  ]);
  const keys = onKeys(({ key }) => {
    const by = STEPS[key];
    if (by) go(value + by);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(max);
    else return false;
    return true;
  });
  const share = max === 0 ? 0 : value / max;
  return (
    <View
      accessible
      tabIndex={0}
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={(event: AccessibilityActionEvent) =>
        go(value + (event.nativeEvent.actionName === 'increment' ? 1 : -1))
      }
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      {...pull}
      {...keys}
      style={[
        {
          height: marks.length > 0 ? 48 + MARK : 48,
          paddingTop: marks.length > 0 ? MARK : 0,
          justifyContent: 'center',
          borderRadius: 14,
        },
        NO_PAN,
      ]}
    >
      {/* What lies inside takes no touches: places are measured from the line itself. */}
      <View style={{ pointerEvents: 'none', height: 8, marginHorizontal: KNOB / 2 }}>
        {marks.map(({ at, mark }) => (
          <View
            key={at}
            aria-hidden
            style={{
              position: 'absolute',
              left: `${(max === 0 ? 0 : at / max) * 100}%`,
              top: -KNOB / 2 - MARK + 2,
              marginLeft: -MARK / 2,
            }}
          >
            {mark}
            <View style={{ ...STEM, backgroundColor: colors.lineStrong }} />
          </View>
        ))}
        <View
          style={{
            height: 8,
            borderRadius: 4,
            backgroundColor: colors.paperSunken,
            borderWidth: 1,
            borderColor: colors.lineStrong,
          }}
        />
        <View
          style={{
            position: 'absolute',
            height: 8,
            width: `${share * 100}%`,
            borderRadius: 4,
            backgroundColor: theme.game(props.game).accent,
          }}
        />
        {ticks.map((at) => (
          <View
            key={at}
            style={{
              ...TICK,
              left: `${(max === 0 ? 0 : at / max) * 100}%`,
              backgroundColor: colors.illegal,
            }}
          />
        ))}
        <View
          style={{
            position: 'absolute',
            left: `${share * 100}%`,
            top: 4 - KNOB / 2,
            marginLeft: -KNOB / 2,
            width: KNOB,
            height: KNOB,
            borderRadius: KNOB / 2,
            backgroundColor: colors.paperRaised,
            borderWidth: 3,
            borderColor: theme.game(props.game).accent,
            boxShadow: shadow('piece'),
          }}
        />
      </View>
    </View>
  );
}

/** Where the finger is, as a step: the first touch says where on the line, the rest how far from there. */
function usePull(
  width: number,
  max: number,
  go: (to: number) => void,
  catches: readonly { at: number; within: number }[],
): object {
  const start = useRef({ at: 0, pageX: 0 });
  const stepAt = (x: number): number => {
    const length = Math.max(1, width - KNOB);
    const place = x - KNOB / 2;
    const far = ({ at }: { at: number }): number =>
      Math.abs((at / Math.max(1, max)) * length - place);
    const [caught] = catches
      .filter((one) => far(one) <= one.within)
      .sort((one, other) => far(one) - far(other));
    return caught ? caught.at : Math.round((place / length) * max);
  };
  return {
    onStartShouldSetResponder: () => true,
    onMoveShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: ({ nativeEvent }: GestureResponderEvent) => {
      start.current = { at: nativeEvent.locationX, pageX: nativeEvent.pageX };
      go(stepAt(nativeEvent.locationX));
    },
    onResponderMove: ({ nativeEvent }: GestureResponderEvent) =>
      go(stepAt(start.current.at + nativeEvent.pageX - start.current.pageX)),
  };
}
