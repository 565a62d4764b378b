/** Things that arrive one after another: cards dealt, votes turned up, values counted. Once, when mounted. */
import { useEffect, useState, type ReactNode } from 'react';
import { Animated, Easing, Platform, type StyleProp, type ViewStyle } from 'react-native';

import { useTheme } from '../../../../ui';

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
  const { motion, reducedMotion } = useTheme();
  const [progress] = useState(() => new Animated.Value(reducedMotion ? 1 : 0));
  useEffect(() => {
    if (reducedMotion) {
      progress.setValue(1);
      return undefined;
    }
    const arrival = Animated.timing(progress, {
      toValue: 1,
      duration: motion.deal,
      delay: index * stagger,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: Platform.OS !== 'web',
    });
    arrival.start();
    return () => arrival.stop();
  }, [progress, reducedMotion, motion.deal, index, stagger]);
  const translateY = progress.interpolate({ inputRange: [0, 1], outputRange: [-drop, 0] });
  return (
    <Animated.View style={[{ opacity: progress, transform: [{ translateY }] }, props.style]}>
      {children}
    </Animated.View>
  );
}
