/** A view that comes in: it fades, or rises from below. Under reduced motion it only fades. Native drawing. */
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import {
  Animated,
  useWindowDimensions,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';

import { useTheme } from '../theme/ThemeProvider';

export interface EnterProps {
  how: 'fade' | 'rise';
  /** How far below its place a rising one begins; half a screen unless told. */
  from?: number;
  ms: number;
  /** Waits so long before it begins. */
  after?: number;
  style?: StyleProp<ViewStyle>;
  tabIndex?: 0 | -1;
  ref?: Ref<View>;
  children?: ReactNode;
}

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
  const { height } = useWindowDimensions();
  const [value] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const entrance = Animated.timing(value, {
      toValue: 1,
      duration: reducedMotion ? motion.reduced : ms,
      delay: reducedMotion ? 0 : after,
      useNativeDriver: true,
    });
    entrance.start();
    return () => entrance.stop();
  }, [value, ms, after, reducedMotion, motion.reduced]);
  const moved =
    how === 'fade' || reducedMotion
      ? { opacity: value }
      : {
          transform: [
            {
              translateY: value.interpolate({
                inputRange: [0, 1],
                outputRange: [from ?? height / 2, 0],
              }),
            },
          ],
        };
  return (
    <Animated.View ref={ref} tabIndex={tabIndex} style={[style, moved]}>
      {children}
    </Animated.View>
  );
}
