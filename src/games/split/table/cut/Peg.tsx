/** A separator: dragged by a 48-point grip, stepped by keys and by a screen reader; snaps between cards. */
import { useState, type ReactNode } from 'react';
import {
  Platform,
  View,
  type AccessibilityActionEvent,
  type GestureResponderEvent,
} from 'react-native';

import { useText } from '../../../../text/locale';
import { onKeys, useStill, useTheme } from '../../../../ui';
import { DividerPeg } from '../parts/pieces';
import { Moving, type Motion } from '../../../../ui/motion';
import { pegLength } from '../parts/RowStrip';
import { tableText } from '../../words/table';

const GRIP = 48;

export interface PegProps {
  peg: number;
  /** Cards to its left. */
  place: number;
  max: number;
  /** Its middle. */
  x: number;
  /** From one gap to the next. */
  step: number;
  tab: number;
  height: number;
  /** Null where it only stands there. */
  onMove: ((to: number) => void) | null;
}

// The browser must not scroll the page while a peg is pulled.
const NO_PAN: object = Platform.OS === 'web' ? { touchAction: 'none', cursor: 'grab' } : {};

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

export function Peg({ onMove, ...props }: PegProps): ReactNode {
  const { peg, x, tab, height } = props;
  if (onMove) return <MovablePeg {...props} onMove={onMove} />;
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        top: 0,
        left: x - GRIP / 2,
        width: GRIP,
        height,
        alignItems: 'center',
      }}
    >
      <DividerPeg
        which={peg === 0 ? 'first' : 'second'}
        size={tab}
        length={pegLength(height, tab)}
        decorative
      />
    </View>
  );
}

type MovableProps = PegProps & { onMove(to: number): void };

function MovablePeg(props: MovableProps): ReactNode {
  const { peg, place, max, x, tab, height, onMove } = props;
  const words = useText(tableText);
  const { pulled, handlers } = usePull(props);
  const step = useStep(pulled ?? x, pulled !== null);
  const still = useStill() !== null;
  const keys = onKeys(({ key }) => {
    const by = STEPS[key];
    if (by === undefined) return false;
    onMove(place + by);
    return true;
  });
  return (
    <View
      accessible
      tabIndex={still ? -1 : 0}
      role="slider"
      aria-label={words.peg[peg]}
      aria-valuenow={place}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={words.pegAfter(place)}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }: AccessibilityActionEvent) =>
        onMove(place + (nativeEvent.actionName === 'increment' ? 1 : -1))
      }
      {...handlers}
      {...keys}
      style={[
        {
          position: 'absolute',
          top: 0,
          left: (pulled ?? x) - GRIP / 2,
          width: GRIP,
          height,
          alignItems: 'center',
          borderRadius: 10,
        },
        NO_PAN,
      ]}
    >
      <Moving motion={step}>
        <DividerPeg
          which={peg === 0 ? 'first' : 'second'}
          size={tab}
          length={pegLength(height, tab)}
          decorative
        />
      </Moving>
    </View>
  );
}

/** From where it stood to where it stands; under the finger it is where the finger is. */
function useStep(x: number, pulled: boolean): Motion | null {
  const { motion } = useTheme();
  const [stood, setStood] = useState({ x, by: 0, time: 0 });
  if (stood.x !== x) setStood({ x, by: pulled ? 0 : stood.x - x, time: stood.time + 1 });
  if (stood.by === 0) return null;
  return {
    ms: motion.settle,
    time: stood.time,
    frames: { 0: { x: stood.by }, 1: {} },
  };
}

interface Pull {
  /** Where the finger took hold, and where the peg stood then. */
  finger: number;
  x: number;
  place: number;
  dx: number;
}

/** Where the finger holds the peg, and what makes it move. */
function usePull({ x, place, step, onMove }: MovableProps) {
  const [pull, setPull] = useState<Pull | null>(null);
  const letGo = (): void => setPull(null);
  return {
    pulled: pull && pull.x + pull.dx,
    handlers: {
      onStartShouldSetResponder: () => true,
      onMoveShouldSetResponder: () => true,
      onResponderTerminationRequest: () => false,
      onResponderGrant: ({ nativeEvent }: GestureResponderEvent) =>
        setPull({ finger: nativeEvent.pageX, x, place, dx: 0 }),
      onResponderMove({ nativeEvent }: GestureResponderEvent) {
        if (!pull) return;
        const dx = nativeEvent.pageX - pull.finger;
        setPull({ ...pull, dx });
        onMove(pull.place + Math.round(dx / step));
      },
      onResponderRelease: letGo,
      onResponderTerminate: letGo,
    },
  };
}
