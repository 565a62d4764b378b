/** One of a few, all of them in sight. */
import { useRef, type ReactNode } from 'react';
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
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export function Segmented<V extends string | number>(props: SegmentedProps<V>): ReactNode {
  const { options, value, onChange, disabled = false } = props;
  const { colors, radii, shadow } = useTheme();
  const parts = useRef<(View | null)[]>([]);
  const chosen = options.findIndex((option) => option.value === value);
  const keys = onKeys(({ key }) => {
    const by = MOVES[key];
    if (!by || disabled) return false;
    const next = (Math.max(chosen, 0) + by + options.length) % options.length;
    const option = options[next];
    if (option) onChange(option.value);
    parts.current[next]?.focus();
    return true;
  });
  return (
    <View
      role="radiogroup"
      aria-label={props.label}
      style={{
        flexDirection: 'row',
        backgroundColor: colors.tableShade,
        borderRadius: radii.button + 2,
        padding: 4,
        gap: 4,
      }}
      {...keys}
    >
      {options.map((option, i) => {
        const on = i === chosen;
        return (
          <Touch
            key={option.value}
            ref={(part) => {
              parts.current[i] = part;
            }}
            role="radio"
            label={option.spoken ?? option.label}
            aria-checked={on}
            tabIndex={on || (chosen < 0 && i === 0) ? 0 : -1}
            disabled={disabled}
            onPress={() => onChange(option.value)}
            style={{
              flexGrow: 1,
              flexShrink: 1,
              flexBasis: 'auto',
              minHeight: 48,
              paddingHorizontal: 8,
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
      })}
    </View>
  );
}
