/** How long the run was: one tile a length, with what it is worth. */
import { useRef, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { signed } from '../../../../text/plural';
import { T, Touch, cardboard, onKeys, useTheme } from '../../../../ui';
import { tableText } from '../text';

export interface LengthChoiceProps {
  label: string;
  lengths: readonly number[];
  worth(length: number): number;
  value: number | null;
  onChange(length: number): void;
}

const MOVES: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function LengthChoice(props: LengthChoiceProps): ReactNode {
  const { lengths, value, onChange } = props;
  const words = useText(tableText).score;
  const theme = useTheme();
  const { colors, radii } = theme;
  const tint = theme.game('veselka');
  const tiles = useRef<(View | null)[]>([]);
  const chosen = value === null ? -1 : lengths.indexOf(value);
  const keys = onKeys(({ key }) => {
    const by = MOVES[key];
    if (!by) return false;
    const to = (Math.max(chosen, 0) + by + lengths.length) % lengths.length;
    onChange(lengths[to] as number);
    tiles.current[to]?.focus();
    return true;
  });
  return (
    <View
      role="radiogroup"
      aria-label={props.label}
      style={{ flexDirection: 'row', gap: 8 }}
      {...keys}
    >
      {lengths.map((length, i) => {
        const on = i === chosen;
        const worth = props.worth(length);
        return (
          <Touch
            key={length}
            ref={(tile) => {
              tiles.current[i] = tile;
            }}
            role="radio"
            label={words.length(length, worth)}
            aria-checked={on}
            tabIndex={on || (chosen < 0 && i === 0) ? 0 : -1}
            onPress={() => onChange(length)}
            sinks
            style={(pressed) => ({
              flexGrow: 1,
              flexBasis: 0,
              minHeight: 60,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: radii.tile,
              borderWidth: 1.5,
              borderColor: on ? tint.accent : colors.lineStrong,
              backgroundColor: on ? tint.accent : colors.paperRaised,
              boxShadow: cardboard(on ? tint.accentEdge : colors.paperEdge, colors, pressed),
            })}
          >
            <T variant="numM" color={on ? tint.onAccent : 'ink'}>
              {length}
            </T>
            <T variant="caption" color={on ? tint.onAccent : 'inkSoft'}>
              {signed(worth)}
            </T>
          </Touch>
        );
      })}
    </View>
  );
}
