/** On or off, with its words. The whole row can be pressed. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Icon } from './Icon';
import { T } from './Text';
import { Touch } from './Touch';

export interface ToggleProps {
  label: string;
  note?: string;
  value: boolean;
  onChange(value: boolean): void;
  disabled?: boolean;
  game?: string;
  before?: ReactNode;
}

export function Toggle(props: ToggleProps): ReactNode {
  const { label, note, value, disabled = false } = props;
  const theme = useTheme();
  const { colors, space } = theme;
  const tint = theme.game(props.game);
  return (
    <Touch
      role="switch"
      label={note ? `${label}. ${note}` : label}
      aria-checked={value}
      disabled={disabled}
      onPress={() => props.onChange(!value)}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        minHeight: 56,
        borderRadius: 12,
      }}
    >
      {props.before}
      <View style={{ flex: 1 }}>
        <T variant="bodyStrong" color={disabled ? 'inkFaint' : 'ink'}>
          {label}
        </T>
        {note ? (
          <T variant="label" color="inkSoft">
            {note}
          </T>
        ) : null}
      </View>
      <View
        style={{
          width: 52,
          height: 32,
          borderRadius: 16,
          borderWidth: 1.5,
          justifyContent: 'center',
          borderColor: value ? tint.accentEdge : colors.lineStrong,
          backgroundColor: value ? tint.accent : colors.paperSunken,
          opacity: disabled ? 0.5 : 1,
        }}
      >
        <View
          style={{
            width: 24,
            height: 24,
            borderRadius: 12,
            marginLeft: value ? 22 : 3,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: value ? tint.onAccent : colors.lineStrong,
            // Where the system forces its own colours, the edge is all that is seen of it.
            borderWidth: 2,
            borderColor: value ? tint.onAccent : colors.lineStrong,
          }}
        >
          {value ? <Icon name="check" size={16} color={tint.accent} /> : null}
        </View>
      </View>
    </Touch>
  );
}
