/** A place that pieces fly to: it waits for them, or shows what lies there at once if nobody saw them leave. */
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { useScrollPane } from '../components/Scroll';
import { useTheme } from '../theme/ThemeProvider';
import { arrivals, boxOf } from './flights';
import type { Motion } from './motion';
import { Moving } from './Moving';
import { useFly } from './Stage';

export interface LandingProps {
  children: ReactNode;
  /** As it was called when it left. */
  piece: string;
  /** Milliseconds before it takes off. */
  delay?: number;
  /** Lies there until so many have landed. */
  under?(came: number): ReactNode;
  /** How it gets there where nobody saw it leave. */
  otherwise?: Motion | null;
  style?: StyleProp<ViewStyle>;
}

interface Landed {
  came: number;
  /** Until the last is there. */
  ms: number;
  /** Which landing it is: the next may take as long. */
  time: number;
}

/** Between the first and the last of several pieces. */
const SPREAD_MS = 180;

/** While pieces fly above the table their place waits. */
const showAfter = ({ ms, time }: Landed): Motion => ({
  ms,
  time,
  pace: 'linear',
  frames: { 0: { opacity: 0 }, 0.98: { opacity: 0 }, 1: { opacity: 1 } },
});

const hideAfter = ({ ms, time }: Landed): Motion => ({
  ms,
  time,
  pace: 'linear',
  frames: { 0: { opacity: 1 }, 0.98: { opacity: 1 }, 1: { opacity: 0 } },
});

export function Landing(props: LandingProps): ReactNode {
  const { children, under, otherwise = null } = props;
  const { place, landed } = useArrivals(props);
  return (
    <View ref={place} testID={props.piece} style={props.style}>
      {under && landed ? (
        <Moving
          aria-hidden
          motion={hideAfter(landed)}
          style={{ position: 'absolute', inset: 0, opacity: 0 }}
        >
          {under(landed.came)}
        </Moving>
      ) : null}
      <Moving motion={landed === null ? otherwise : showAfter(landed)}>{children}</Moving>
    </View>
  );
}

interface Arriving {
  place: RefObject<View | null>;
  /** Null where nothing comes. */
  landed: Landed | null;
}

function useArrivals({ piece, children, delay = 0 }: LandingProps): Arriving {
  const place = useRef<View>(null);
  const { motion, reducedMotion } = useTheme();
  const fly = useFly();
  const pane = useScrollPane();
  const [landed, setLanded] = useState<Landed | null>(null);
  const ms = motion.flight;
  useLayoutEffect(() => {
    const came = reducedMotion ? [] : arrivals(piece);
    if (came.length === 0 || !fly) return;
    // Only now: asking where something is lays the whole page out.
    const to = boxOf(place.current);
    if (!to) return;
    const lag = SPREAD_MS / Math.max(1, came.length - 1);
    const last = delay + (came.length - 1) * lag;
    came.forEach(({ from, looks }, i) =>
      fly({
        from,
        to,
        pane,
        ms,
        delay: delay + i * lag,
        stay: last - delay - i * lag,
        piece: looks ? looks(to) : children,
      }),
    );
    setLanded((before) => ({
      came: came.length,
      ms: last + ms,
      time: before ? before.time + 1 : 0,
    }));
  }, [piece, children, delay, fly, pane, ms, reducedMotion]);
  return { place, landed };
}
