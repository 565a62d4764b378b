/** One thing of the position with its name; a touch says that the keys now fill in this one. */
import type { ReactNode } from 'react';
import { Platform, View, type StyleProp, type ViewStyle } from 'react-native';

import { useText } from '../../../text/locale';
import { T, Touch, useTheme } from '../../../ui';
import { settleKeys } from './text';

export interface FieldProps {
  label: string;
  /** Said instead of the label, where the label is short. */
  spoken?: string;
  /** What stands there, in words; null while it is empty. */
  value: string | null;
  active: boolean;
  onPress(): void;
  /** How the answer looks at it. */
  tone?: 'plain' | 'wins' | 'wrong';
  /** The drawing of the value; without it the words themselves. */
  children?: ReactNode;
  style?: StyleProp<ViewStyle>;
}

export function Field(props: FieldProps): ReactNode {
  const { label, value, active, tone = 'plain' } = props;
  const words = useText(settleKeys);
  const { colors, radii, space } = useTheme();
  const border = active
    ? colors.legal
    : tone === 'wrong'
      ? colors.illegal
      : tone === 'wins'
        ? colors.good
        : colors.line;
  return (
    <Touch
      label={`${props.spoken ?? label}: ${value ?? words.unset}`}
      {...(Platform.OS === 'web' ? { 'aria-pressed': active } : { 'aria-selected': active })}
      onPress={props.onPress}
      style={[
        {
          minHeight: 56,
          paddingHorizontal: space.m,
          paddingVertical: space.s,
          gap: 2,
          justifyContent: 'center',
          borderRadius: radii.tile,
          borderWidth: active || tone !== 'plain' ? 2.5 : 1.5,
          borderStyle: tone === 'wrong' && !active ? 'dashed' : 'solid',
          borderColor: border,
          backgroundColor: active
            ? colors.legalFill
            : tone === 'wins'
              ? colors.goodFill
              : colors.paper,
        },
        props.style,
      ]}
    >
      <T variant="label" color={active ? 'legalText' : 'inkSoft'}>
        {label}
      </T>
      {props.children && value !== null ? (
        <View style={{ minHeight: 26, justifyContent: 'center' }}>{props.children}</View>
      ) : (
        <T variant="numM" color={value === null ? 'inkFaint' : 'ink'}>
          {value ?? '—'}
        </T>
      )}
    </Touch>
  );
}
