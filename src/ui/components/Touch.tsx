/** Something that can be pressed: a role, a name, a 48-point hit area, and a sink of two points. */
import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import {
  Platform,
  Pressable,
  type GestureResponderEvent,
  type PressableProps,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { pressKeys, type ElementKeyPress } from './keys';
import { useStill } from './Still';
import { isMeant } from './touchGuard';

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
  /** A key that fills one field after another: the same place may be tapped again at once. */
  repeats?: boolean;
  /** What a press would do, where the label does not say it: when it changes, this is another thing to press. */
  means?: string;
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

/** The press, unless it was meant for something else that stood here. */
function useMeant({ onPress, repeats = false, means, label }: TouchProps): TouchProps['onPress'] {
  const since = useRef({ cameAt: 0, shownAt: 0 });
  // A key stays itself, whichever field it fills next.
  const what = repeats ? null : `${means} ${label}`;
  useLayoutEffect(() => {
    since.current.cameAt = performance.now();
  }, []);
  useLayoutEffect(() => {
    since.current.shownAt = performance.now();
  }, [what]);
  if (!onPress) return onPress;
  return (event: GestureResponderEvent) => {
    if (isMeant(event, since.current, repeats)) onPress(event);
  };
}

/** React Native Web leaves `hitSlop` out; the page's own style makes the area as large (theme/focus.web.ts). */
function slopFor({ hitSlop }: TouchProps): object | null {
  if (Platform.OS !== 'web' || !hitSlop) return null;
  const sides = Object.entries(typeof hitSlop === 'number' ? { inset: hitSlop } : hitSlop);
  return { dataSet: { slop: sides.map((side) => side.join('')).join(' ') } };
}

export function Touch(props: TouchProps): ReactNode {
  const { label, role = 'button', sinks = false, style, children, ...more } = props;
  const { repeats: _, means: __, ...rest } = more;
  const onPress = useMeant(props);
  const still = useStill() !== null;
  const disabled = still || (props.disabled ?? false);
  const { reducedMotion } = useTheme();
  return (
    <Pressable
      role={role}
      aria-label={label}
      aria-disabled={disabled || undefined}
      {...rest}
      onPress={onPress}
      disabled={disabled}
      tabIndex={still ? -1 : rest.tabIndex}
      {...keysFor(role, rest)}
      {...slopFor(props)}
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
