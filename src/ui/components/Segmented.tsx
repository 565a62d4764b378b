/** One of a few, all of them in sight. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { onKeys } from './keys';
import { T } from './Text';
import { Touch } from './Touch';

export interface Option<V extends string | number> {
  value: V;
  label: string;
  /** Before the words: an icon, a mark, a token. */
  mark?: ReactNode;
  /** Spoken instead of the label. */
  spoken?: string;
}

export interface SegmentedProps<V extends string | number> {
  label: string;
  options: readonly Option<V>[];
  value: V;
  onChange(value: V): void;
  disabled?: boolean;
  /** Two in a row, where all of them in one would touch. */
  inPairs?: boolean;
  /** One below the other, where whole sentences would not stand side by side. */
  stacked?: boolean;
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** So short, every one of them is as wide as a finger, in two rows where one is too narrow. */
const A_FEW_LETTERS = 4;
const FINGER = 48;
const GAP = 4;

/** What so many short ones need to stand in one row. */
export function rowOfKeys(count: number): number {
  return count * (FINGER + GAP) + GAP;
}

export function Segmented<V extends string | number>(props: SegmentedProps<V>): ReactNode {
  const { options, value, onChange, disabled = false, inPairs = false, stacked = false } = props;
  const { colors, radii } = useTheme();
  const [byKeys, setByKeys] = useState(false);
  const asKeys = options.every(({ label }) => label.length <= A_FEW_LETTERS);
  const chosen = options.findIndex((option) => option.value === value);
  const keys = onKeys(({ key }) => {
    const by = MOVES[key];
    if (!by || disabled) return false;
    const option = options[(Math.max(chosen, 0) + by + options.length) % options.length];
    setByKeys(true);
    if (option) onChange(option.value);
    return true;
  });
  return (
    <View
      role="radiogroup"
      aria-label={props.label}
      style={{
        flexDirection: stacked ? 'column' : 'row',
        flexWrap: inPairs || asKeys ? 'wrap' : 'nowrap',
        backgroundColor: colors.tableShade,
        borderRadius: radii.button + 2,
        padding: GAP,
        gap: GAP,
      }}
      {...keys}
    >
      {options.map((option, i) => (
        <Segment
          key={option.value}
          option={option}
          on={i === chosen}
          reachable={i === Math.max(chosen, 0)}
          grabsFocus={byKeys && i === chosen}
          disabled={disabled}
          narrowest={inPairs ? '40%' : asKeys ? FINGER : 0}
          onPress={() => {
            setByKeys(false);
            onChange(option.value);
          }}
        />
      ))}
    </View>
  );
}

interface SegmentProps {
  option: Option<string | number>;
  on: boolean;
  /** By the Tab key: only one of the group is. */
  reachable: boolean;
  /** Arrow keys move the focus along with the choice. */
  grabsFocus: boolean;
  disabled: boolean;
  narrowest: '40%' | number;
  onPress(): void;
}

function Segment(props: SegmentProps): ReactNode {
  const { option, on, grabsFocus } = props;
  const { colors, radii, shadow } = useTheme();
  const part = useRef<View>(null);
  useEffect(() => {
    if (grabsFocus) part.current?.focus();
  }, [grabsFocus]);
  return (
    <Touch
      ref={part}
      role="radio"
      label={option.spoken ?? option.label}
      aria-checked={on}
      tabIndex={props.reachable ? 0 : -1}
      disabled={props.disabled}
      onPress={props.onPress}
      style={{
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 'auto',
        minWidth: props.narrowest,
        minHeight: FINGER,
        paddingHorizontal: 4,
        flexDirection: 'row',
        gap: 8,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.button - 2,
        backgroundColor: on ? colors.paper : undefined,
        boxShadow: on ? shadow('piece') : undefined,
      }}
    >
      {option.mark}
      <T
        variant={on ? 'bodyStrong' : 'body'}
        color={on ? 'ink' : 'inkSoft'}
        align="center"
        style={{ flexShrink: 1 }}
      >
        {option.label}
      </T>
    </Touch>
  );
}
