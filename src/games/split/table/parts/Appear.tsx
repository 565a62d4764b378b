/** Things that arrive one after another: cards dealt, votes turned up, values counted. Once, when mounted. */
import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { useTheme } from '../../../../ui';
import { Moving } from '../../../../ui/motion';

const STAGGER = 45;

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

export function Appear(props: AppearProps): ReactNode {
  const { children, index = 0, stagger = STAGGER, drop = 10 } = props;
  const { motion } = useTheme();
  return (
    <Moving
      style={props.style}
      motion={{
        ms: motion.deal,
        delay: index * stagger,
        frames: { 0: { y: -drop, opacity: 0 }, 1: { opacity: 1 } },
      }}
    >
      {children}
    </Moving>
  );
}
