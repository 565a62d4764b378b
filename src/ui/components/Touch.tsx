/** Something that can be pressed: a role, a name, a 48-point hit area, and a sink of two points. */
import type { ReactNode, Ref } from 'react';
import {
  Platform,
  Pressable,
  type PressableProps,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { pressKeys, type ElementKeyPress } from './keys';
import { useStill } from './Still';

export interface TouchProps extends Omit<
  PressableProps,
  'style' | 'children' | 'role' | 'accessibilityRole' | 'disabled'
> {
  /** What a screen reader says. Left out: the text inside. */
  label?: string;
  role?: 'button' | 'link' | 'radio' | 'checkbox' | 'switch' | 'tab' | 'menuitem' | 'option';
  disabled?: boolean;
  /** Cardboard pieces sink when pressed; rows and text do not. */
  sinks?: boolean;
  style?: StyleProp<ViewStyle> | ((pressed: boolean) => StyleProp<ViewStyle>);
  children?: ReactNode;
  ref?: Ref<View>;
}

/** The browser's keys for everything that is not a button, before any keys of its own. */
function keysFor(role: string, props: object): object | null {
  if (Platform.OS !== 'web' || role === 'button' || role === 'menuitem') return null;
  const press = pressKeys(role);
  const { onKeyDown } = props as { onKeyDown?(event: ElementKeyPress): void };
  return {
    onKeyDown(event: ElementKeyPress) {
      press(event);
      onKeyDown?.(event);
    },
  };
}

export function Touch(props: TouchProps): ReactNode {
  const { label, role = 'button', sinks = false, style, children, ...rest } = props;
  const still = useStill() !== null;
  const disabled = still || (props.disabled ?? false);
  const { reducedMotion } = useTheme();
  return (
    <Pressable
      role={role}
      aria-label={label}
      aria-disabled={disabled || undefined}
      {...rest}
      disabled={disabled}
      tabIndex={still ? -1 : rest.tabIndex}
      {...keysFor(role, rest)}
      style={({ pressed }) => [
        typeof style === 'function' ? style(pressed) : style,
        pressed && sinks && !reducedMotion ? { transform: [{ translateY: 2 }] } : null,
        pressed && !sinks ? { opacity: 0.7 } : null,
      ]}
    >
      {children}
    </Pressable>
  );
}
