/**
 * The same with the browser's own animations: React Native Web's Animated would bring its lists along,
 * some 30 kB of the first screen's JavaScript.
 */
import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import type { EnterProps } from './Enter';

/** Styles that React Native Web turns into keyframes; phones never see this file. */
interface Keyframes {
  animationKeyframes: Record<string, object>;
  animationDuration: string;
  animationTimingFunction: string;
  animationDelay: string;
  animationFillMode: string;
}

const FADE = { from: { opacity: 0 }, to: { opacity: 1 } };
const rise = (from: string) => ({
  from: { transform: `translateY(${from})` },
  to: { transform: 'translateY(0)' },
});

export function Enter({
  how,
  from,
  ms,
  after = 0,
  style,
  tabIndex,
  ref,
  children,
}: EnterProps): ReactNode {
  const { reducedMotion, motion } = useTheme();
  const entrance: Keyframes = {
    animationKeyframes:
      how === 'fade' || reducedMotion ? FADE : rise(from === undefined ? '50vh' : `${from}px`),
    animationDuration: `${reducedMotion ? motion.reduced : ms}ms`,
    animationTimingFunction: 'cubic-bezier(.22,.9,.28,1)',
    animationDelay: `${reducedMotion ? 0 : after}ms`,
    animationFillMode: 'backwards',
  };
  return (
    <View ref={ref} tabIndex={tabIndex} style={[style, entrance as ViewStyle]}>
      {children}
    </View>
  );
}
