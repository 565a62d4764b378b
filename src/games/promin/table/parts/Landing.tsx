/** A card laid on the table comes down on it with a small turn; at once where motion is reduced. */
import { useEffect, useState, type ReactNode } from 'react';
import { Animated, Easing, Platform } from 'react-native';

import { useTheme } from '../../../../ui';

export interface LandingProps {
  children: ReactNode;
  /** False for a card that lay there before anybody looked. */
  moves: boolean;
}

export function Landing({ children, moves }: LandingProps): ReactNode {
  const { motion, reducedMotion } = useTheme();
  const still = reducedMotion || !moves;
  const [way] = useState(() => new Animated.Value(still ? 1 : 0));
  useEffect(() => {
    if (still) {
      way.setValue(1);
      return undefined;
    }
    const fall = Animated.timing(way, {
      toValue: 1,
      duration: motion.slide,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: Platform.OS !== 'web',
    });
    fall.start();
    return () => fall.stop();
  }, [way, still, motion.slide]);
  const turn = (from: string, to: string) =>
    way.interpolate({ inputRange: [0, 1], outputRange: [from, to] });
  return (
    <Animated.View
      style={{
        opacity: way.interpolate({ inputRange: [0, 0.3, 1], outputRange: [0, 1, 1] }),
        transform: [
          { translateY: way.interpolate({ inputRange: [0, 1], outputRange: [90, 0] }) },
          { rotate: turn('8deg', '0deg') },
        ],
      }}
    >
      {children}
    </Animated.View>
  );
}
