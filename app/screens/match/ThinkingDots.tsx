/** Three dots that take turns while somebody thinks; where motion is reduced they stand still. */
import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useReducedMotion, useTheme } from '../../../src/ui';

const STEP_MS = 300;

export function ThinkingDots(): ReactNode {
  const { colors } = useTheme();
  const still = useReducedMotion();
  const [lit, setLit] = useState(0);
  useEffect(() => {
    if (still) return undefined;
    const timer = setInterval(() => setLit((now) => (now + 1) % 3), STEP_MS);
    return () => clearInterval(timer);
  }, [still]);
  return (
    <View aria-hidden style={{ flexDirection: 'row', gap: 4 }}>
      {[0, 1, 2].map((dot) => (
        <View
          key={dot}
          style={{
            width: 8,
            height: 8,
            borderRadius: 4,
            backgroundColor: colors.legal,
            opacity: still || dot === lit ? 1 : 0.35,
          }}
        />
      ))}
    </View>
  );
}
