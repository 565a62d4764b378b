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
} from 'react';
import { StyleSheet, View } from 'react-native';

import { useStill } from '../components/Still';
import { useTheme } from '../theme/ThemeProvider';
import { boxOf, forgetDepartures, type Box } from './flights';
import type { Motion } from './motion';
import { loadMover } from './mover';
import { Moving } from './Moving';
import { endMotion, onMotionEnd } from './touches';

export interface Flight {
  from: Box;
  to: Box;
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

/** Seen only on its way: the piece itself lies at its place and shows when this is over. */
function Flying({ flight }: { flight: Flight }): ReactNode {
  const { to, piece } = flight;
  const sky = useRef<View>(null);
  const [ground, setGround] = useState<Box | null>(null);
  // As large as the stage; the stage itself is not there yet when its first piece lands.
  useLayoutEffect(() => setGround(boxOf(sky.current)), []);
  return (
    <View ref={sky} aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
      {ground ? (
        <Moving
          motion={flightMotion(flight)}
          style={{
            position: 'absolute',
            left: to.x - ground.x,
            top: to.y - ground.y,
            width: to.width,
            height: to.height,
            opacity: 0,
          }}
        >
          {piece}
        </Moving>
      ) : null}
    </View>
  );
}
