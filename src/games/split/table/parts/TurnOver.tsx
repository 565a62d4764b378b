/** A vote that lies face down and is turned up. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../../../../ui';
import { Moving } from '../../../../ui/motion';
import { TURN_MS, useReveal } from './reveal';

export interface TurnOverProps {
  children: ReactNode;
  size: number;
  delay: number;
}

export function TurnOver({ children, size, delay }: TurnOverProps): ReactNode {
  const theme = useTheme();
  const fresh = useReveal();
  if (!fresh) return children;
  const { accent, onAccent } = theme.game('split');
  return (
    <View>
      <Moving
        motion={{
          ms: TURN_MS,
          delay,
          pace: 'ease-out',
          frames: { 0: { width: 0 }, 0.5: { width: 0 }, 1: { width: 1 } },
        }}
      >
        {children}
      </Moving>
      <Moving
        aria-hidden
        motion={{
          ms: TURN_MS,
          delay,
          pace: 'ease-in',
          frames: {
            0: { width: 1, opacity: 1 },
            0.5: { width: 0, opacity: 1 },
            1: { width: 0, opacity: 1 },
          },
        }}
        style={{
          position: 'absolute',
          inset: 1,
          opacity: 0,
          borderRadius: size * 0.22,
          backgroundColor: accent,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <View
          style={{
            width: size * 0.6,
            height: size * 0.6,
            borderRadius: size * 0.12,
            borderWidth: 1.5,
            borderColor: onAccent,
            opacity: 0.5,
          }}
        />
      </Moving>
    </View>
  );
}
