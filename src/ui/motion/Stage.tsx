/**
 * What a table moves on. A touch anywhere on it ends all motion and goes on to whatever it touches; pieces
 * fly above everything else, because trays and scrolling places would cut them off.
 */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { useStill } from '../components/Still';
import { useTheme } from '../theme/ThemeProvider';
import { boxOf, forgetDepartures, liesIn, sticksOut, type Box } from './flights';
import type { Motion } from './motion';
import { loadMover } from './mover';
import { Moving } from './Moving';
import { endMotion, onMotionEnd } from './touches';

export interface Flight {
  from: Box;
  to: Box;
  /** What its place scrolls in and is cut off by. */
  pane?: RefObject<object | null> | null;
  ms: number;
  /** Milliseconds it waits where it was. */
  delay?: number;
  /** Milliseconds it is seen at its place, until others have landed there too. */
  stay?: number;
  /** Drawn as it is at the end. */
  piece: ReactNode;
}

type Fly = (flight: Flight) => void;

const StageContext = createContext<Fly | null>(null);

/** Null outside a stage. */
export function useFly(): Fly | null {
  return useContext(StageContext);
}

export function Stage({ children }: { children: ReactNode }): ReactNode {
  const still = useStill();
  return still ? children : <PlayedStage>{children}</PlayedStage>;
}

function PlayedStage({ children }: { children: ReactNode }): ReactNode {
  const { reducedMotion } = useTheme();
  const { flights, fly } = useFlights();
  useEffect(() => {
    if (!reducedMotion) loadMover();
  }, [reducedMotion]);
  return (
    <StageContext value={fly}>
      <View
        style={{ flex: 1 }}
        onStartShouldSetResponderCapture={() => {
          forgetDepartures();
          endMotion();
          return false;
        }}
      >
        {children}
        {flights.map(({ flight, time }) => (
          <Flying key={time} flight={flight} />
        ))}
      </View>
    </StageContext>
  );
}

interface Airborne {
  flight: Flight;
  time: number;
}

/** Nothing waits for the end of a flight: those that are over lie unseen until a touch sweeps them away. */
function useFlights(): { flights: readonly Airborne[]; fly: Fly } {
  const [flights, setFlights] = useState<readonly Airborne[]>([]);
  const count = useRef(0);
  const fly = useCallback<Fly>((flight) => {
    count.current += 1;
    const time = count.current;
    setFlights((all) => [...all, { flight, time }]);
  }, []);
  useEffect(() => onMotionEnd(() => setFlights(NONE)), []);
  return { flights, fly };
}

const NONE: readonly Airborne[] = [];

/** From the middle of one box to the middle of the other, growing on the way. */
function flightMotion({ from, to, ms, delay, stay = 0 }: Flight): Motion {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = from.width / to.width;
  const landed = ms / (ms + stay);
  // What only moves aside is not lifted.
  const far = Math.hypot(x, y) > to.width;
  const half = far
    ? { x: x * 0.42, y: y * 0.5, turn: -5, scale: (1 + scale) * 0.54, opacity: 1 }
    : { x: x / 2, y: y / 2, scale: (1 + scale) / 2, opacity: 1 };
  return {
    ms: ms + stay,
    delay,
    frames: {
      0: { x, y, scale, opacity: 1, pace: 'ease-in' },
      [landed / 2]: half,
      [landed]: { opacity: 1 },
      1: { opacity: 1 },
    },
  };
}

interface Sky {
  whole: Box;
  /** The part of it that the piece is seen in. */
  seen: Box;
  cuts: boolean;
}

/**
 * What goes from one place to another of the same page is cut off where the page is. What comes from
 * elsewhere, from a tray, flies above the edge, and not at all to a place that is out of sight: null.
 */
function skyOf(whole: Box | null, { from, to, pane }: Flight): Sky | null {
  if (!whole) return null;
  const page = boxOf(pane?.current ?? null);
  if (!page || !sticksOut(to, page)) return { whole, seen: whole, cuts: false };
  if (liesIn(from, page)) return { whole, seen: page, cuts: true };
  return liesIn(to, page) ? { whole, seen: whole, cuts: false } : null;
}

/** One box of the screen inside another. */
function placed({ x, y, width, height }: Box, inside: Box): ViewStyle {
  return { position: 'absolute', left: x - inside.x, top: y - inside.y, width, height };
}

/** Seen only on its way: the piece itself lies at its place and shows when this is over. */
function Flying({ flight }: { flight: Flight }): ReactNode {
  const view = useRef<View>(null);
  const [sky, setSky] = useState<Sky | null>(null);
  // As large as the stage. Neither the stage nor the pane is there yet when the first piece lands.
  useLayoutEffect(() => setSky(skyOf(boxOf(view.current), flight)), [flight]);
  return (
    <View ref={view} aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
      {sky ? (
        <View style={[placed(sky.seen, sky.whole), { overflow: sky.cuts ? 'hidden' : 'visible' }]}>
          <Moving
            motion={flightMotion(flight)}
            style={[placed(flight.to, sky.seen), { opacity: 0 }]}
          >
            {flight.piece}
          </Moving>
        </View>
      ) : null}
    </View>
  );
}
