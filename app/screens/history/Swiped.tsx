/**
 * A row that slides aside for a finger and shows what can be done with it; one at a time. A whole swipe does nothing by
 * itself. The same stands in the row's menu, for everybody who does not swipe.
 */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Animated, PanResponder, Platform, View } from 'react-native';

import { Icon, T, Touch, useTheme, type IconName } from '../../../src/ui';

export interface RowAction {
  icon: IconName;
  label: string;
  /** It takes something away. */
  grave?: boolean;
  onPress(): void;
}

export interface SwipedProps {
  actions: readonly RowAction[];
  /** The row is swiped open; another one that opens closes it. */
  open: boolean;
  onOpen(open: boolean): void;
  children: ReactNode;
}

const WIDTH = 88;
/** Sideways by so much, and more than down, is a swipe. */
const MEANT = 12;

export function Swiped({ actions, open, onOpen, children }: SwipedProps): ReactNode {
  const { colors, motion, reducedMotion } = useTheme();
  const [x] = useState(() => new Animated.Value(0));
  // Nothing lies behind a row that nobody has touched: a list has hundreds of them.
  const [behind, setBehind] = useState(false);
  const room = actions.length * WIDTH;
  const rest = open ? -room : 0;
  useEffect(() => {
    const slide = Animated.timing(x, {
      toValue: rest,
      duration: reducedMotion ? 0 : motion.slide,
      useNativeDriver: Platform.OS !== 'web',
    });
    slide.start(({ finished }) => {
      if (finished && !open) setBehind(false);
    });
    return () => slide.stop();
  }, [open, rest, x, motion.slide, reducedMotion]);
  const finger = useMemo(() => {
    const settle = (by: number): void => {
      const opens = rest + by < -room / 2;
      if (opens !== open) return onOpen(opens);
      Animated.timing(x, {
        toValue: rest,
        duration: 120,
        useNativeDriver: Platform.OS !== 'web',
      }).start();
    };
    return PanResponder.create({
      onMoveShouldSetPanResponder: (_, { dx, dy }) =>
        Math.abs(dx) > MEANT && Math.abs(dx) > 2 * Math.abs(dy),
      onPanResponderGrant: () => setBehind(true),
      onPanResponderMove: (_, { dx }) => x.setValue(Math.max(-room, Math.min(0, rest + dx))),
      onPanResponderRelease: (_, { dx }) => settle(dx),
      onPanResponderTerminate: () => settle(0),
    });
  }, [x, open, rest, room, onOpen]);
  return (
    <View style={{ overflow: 'hidden' }}>
      {behind || open ? (
        <View
          aria-hidden={!open}
          style={{ position: 'absolute', top: 0, bottom: 0, right: 0, flexDirection: 'row' }}
        >
          {actions.map(({ icon, label, grave, onPress }) => {
            const ink = grave ? colors.paper : colors.ink;
            return (
              <Touch
                key={label}
                label={label}
                disabled={!open}
                onPress={() => {
                  onOpen(false);
                  onPress();
                }}
                style={{
                  width: WIDTH,
                  alignItems: 'center',
                  justifyContent: 'center',
                  gap: 2,
                  backgroundColor: grave ? colors.illegal : colors.paperSunken,
                }}
              >
                <Icon name={icon} size={22} color={ink} />
                <T variant="caption" numberOfLines={1} style={{ color: ink }}>
                  {label}
                </T>
              </Touch>
            );
          })}
        </View>
      ) : null}
      <Animated.View
        {...finger.panHandlers}
        style={[
          { backgroundColor: colors.paper, transform: [{ translateX: x }] },
          // Down is the page's own, aside is ours.
          Platform.OS === 'web' ? ({ touchAction: 'pan-y' } as object) : null,
        ]}
      >
        {children}
      </Animated.View>
    </View>
  );
}
