/** Things that arrive one after another: cards dealt, votes turned up, values counted. Once, when mounted. */
import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { useTheme } from '../../../../ui';
import { Moving, type Motion } from '../../../../ui/motion';

export const STAGGER = 45;

export interface AppearProps {
  children: ReactNode;
  /** Its turn among its neighbours. */
  index?: number;
  /** Milliseconds between neighbours. */
  stagger?: number;
  /** How far above its place it starts. */
  drop?: number;
  style?: StyleProp<ViewStyle>;
}

export function appearing(ms: number, delay: number, drop = 10): Motion {
  return { ms, delay, frames: { 0: { y: -drop, opacity: 0 }, 1: { opacity: 1 } } };
}

export function Appear(props: AppearProps): ReactNode {
  const { children, index = 0, stagger = STAGGER, drop } = props;
  const { motion } = useTheme();
  return (
    <Moving style={props.style} motion={appearing(motion.deal, index * stagger, drop)}>
      {children}
    </Moving>
  );
}
