/** A card that has just been laid settles into its place; at once where motion is reduced. */
import { useEffect, useState, type ReactNode } from 'react';
import { Animated } from 'react-native';

import { useTheme } from '../../../../ui';

export function Landing({ children }: { children: ReactNode }): ReactNode {
  const { motion, reducedMotion } = useTheme();
  const [way] = useState(() => new Animated.Value(reducedMotion ? 1 : 0));
  useEffect(() => {
    if (reducedMotion) {
      way.setValue(1);
      return undefined;
    }
    const fall = Animated.timing(way, {
      toValue: 1,
      duration: motion.settle,
      useNativeDriver: false,
    });
    fall.start();
    return () => fall.stop();
  }, [way, motion.settle, reducedMotion]);
  return (
    <Animated.View
      style={{
        opacity: way,
        transform: [
          { translateY: way.interpolate({ inputRange: [0, 1], outputRange: [14, 0] }) },
          { rotate: way.interpolate({ inputRange: [0, 1], outputRange: ['2deg', '0deg'] }) },
        ],
      }}
    >
      {children}
    </Animated.View>
  );
}
