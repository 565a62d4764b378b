/**
 * The curtain between two players: opaque cloth, the next player's token, and only what already lies
 * open on the table. Holding for 700 ms reveals; so do two quick presses and one activation by a
 * screen reader or a switch. Knows nothing about what it hides: the caller mounts that after `onReveal`.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  AccessibilityInfo,
  Platform,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Circle, Svg } from '../svg';
import { useTheme } from '../theme/ThemeProvider';
import { BAND_HEIGHT, Cloth } from './Cloth';
import { Icon } from './Icon';
import { PlayerBadge } from './PlayerBadge';
import { T } from './Text';
import { ToastPlace } from './Toast';
import { Touch } from './Touch';
import { useFocusWhen } from './useFocusWhen';
import { useHold } from './useHold';

export interface CurtainProps {
  player: { name: string; colour: number };
  /** «Передай телефон» */
  handOver: string;
  /** What all may see: cards on the table, who has voted. */
  children?: ReactNode;
  /** A sentence about where the game is. */
  note?: string;
  /** «Тримай, щоб відкрити» */
  holdLabel: string;
  onReveal(): void;
  /** The finger has left the button: for what is only to be seen while it is held. */
  onRelease?(): void;
  /** Above the cloth's band: the way out, and what is one gesture away. */
  bar?: ReactNode;
  /** Below the button: other ways to answer. */
  below?: ReactNode;
  /** A tick while holding, for haptics; 0 … 1. */
  onProgress?(progress: number): void;
  game?: string;
}

const DOUBLE_PRESS_MS = 500;
const BAR_HEIGHT = 52;

interface Presses {
  begin(): void;
  end(): void;
  count(): void;
}

/** Ways in without holding: two quick presses, or one that no finger or key has made. */
function usePresses(screenReader: boolean, onReveal: () => void): Presses {
  const down = useRef(false);
  const released = useRef(-Infinity);
  const last = useRef(-Infinity);
  return {
    begin() {
      down.current = true;
    },
    end() {
      down.current = false;
      released.current = Date.now();
    },
    count() {
      // A browser clicks again and again while Enter is held down; only the holding counts then.
      if (down.current && Platform.OS === 'web') return;
      const now = Date.now();
      const twice = now - last.current < DOUBLE_PRESS_MS;
      const assisted = screenReader || (!down.current && now - released.current > DOUBLE_PRESS_MS);
      last.current = now;
      if (assisted || twice) onReveal();
    },
  };
}

/** On a phone. A browser never tells, and its stand-in for this question always says yes. */
function useScreenReader(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (Platform.OS === 'web') return undefined;
    let alive = true;
    void AccessibilityInfo.isScreenReaderEnabled().then((enabled) => {
      if (alive) setOn(enabled);
    });
    const listener = AccessibilityInfo.addEventListener('screenReaderChanged', setOn);
    return () => {
      alive = false;
      listener.remove();
    };
  }, []);
  return on;
}

/** Lower than this, token and button are smaller, so that what lies open fits between them. */
const LOW = 720;
/** The same where there is more to read and to press. */
const LOW_WITH_BAR = 960;

function useLow({ bar }: Pick<CurtainProps, 'bar'>): boolean {
  return useWindowDimensions().height < (bar ? LOW_WITH_BAR : LOW);
}

export function Curtain(props: CurtainProps): ReactNode {
  const { handOver, player, children, note, game, bar, below } = props;
  const { space } = useTheme();
  const low = useLow(props);
  const accent = useTheme().game(game).accent;
  const insets = useSafeAreaInsets();
  const bandTop = insets.top + (bar ? BAR_HEIGHT + 4 : 20);
  return (
    <View
      role="dialog"
      aria-modal
      aria-label={`${handOver}: ${player.name}`}
      style={[StyleSheet.absoluteFill, { zIndex: 10 }]}
    >
      <Cloth thread={accent} bandTop={bandTop} />
      <ScrollView
        contentContainerStyle={{
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'space-evenly',
          paddingTop: bandTop + BAND_HEIGHT + (low ? space.s : space.l),
          paddingHorizontal: space.xl,
          gap: low ? space.s : space.l,
        }}
      >
        <Whose {...props} />
        {children}
        {note ? (
          <T color="inkSoft" align="center" style={{ maxWidth: 360 }}>
            {note}
          </T>
        ) : null}
      </ScrollView>
      <ToastPlace where="table" />
      {/* In reach however much there is to read above. */}
      <View
        style={{
          alignItems: 'center',
          gap: low ? space.s : space.l,
          paddingTop: low ? space.s : space.l,
          paddingBottom: insets.bottom + (low ? space.s : space.xl),
          paddingHorizontal: space.xl,
        }}
      >
        <HoldButton {...props} />
        {below}
      </View>
      {bar ? (
        <View
          style={{
            position: 'absolute',
            top: insets.top,
            left: space.s,
            right: space.s,
            height: BAR_HEIGHT,
            flexDirection: 'row',
            alignItems: 'center',
          }}
        >
          {bar}
        </View>
      ) : null}
    </View>
  );
}

/** To whom the device goes. */
function Whose({ player, handOver, bar }: CurtainProps): ReactNode {
  const { space } = useTheme();
  const low = useLow({ bar });
  return (
    <View style={{ alignItems: 'center', gap: low ? space.xs : space.l }}>
      <T color="inkSoft">{handOver}</T>
      <View
        style={{
          flexDirection: low ? 'row' : 'column',
          alignItems: 'center',
          gap: low ? space.m : space.l,
        }}
      >
        <PlayerBadge {...player} size={low ? 48 : 96} decorative />
        <T variant={low ? 'title' : 'hero'} heading={1} align="center" style={{ flexShrink: 1 }}>
          {player.name}
        </T>
      </View>
    </View>
  );
}

const RING = 130;
const SMALL_RING = 96;
const RADIUS = 61;
const ROUND = 2 * Math.PI * RADIUS;

function HoldButton(props: CurtainProps): ReactNode {
  const { holdLabel, onReveal, onProgress } = props;
  const theme = useTheme();
  const { colors, space } = theme;
  const tint = theme.game(props.game);
  const ring = useLow(props) ? SMALL_RING : RING;
  const disc = Math.round(ring * 0.71);
  const screenReader = useScreenReader();
  const button = useFocusWhen(true);
  const { progress, start, cancel } = useHold(theme.motion.hold, onReveal);
  const press = usePresses(screenReader, onReveal);
  useEffect(() => onProgress?.(progress), [progress, onProgress]);
  return (
    <Touch
      ref={button}
      label={holdLabel}
      sinks
      onPressIn={() => {
        press.begin();
        start();
      }}
      onPressOut={() => {
        press.end();
        cancel();
        props.onRelease?.();
      }}
      onPress={press.count}
      style={{ alignItems: 'center', gap: space.m, borderRadius: 24, padding: space.s }}
    >
      <View style={{ width: ring, height: ring, alignItems: 'center', justifyContent: 'center' }}>
        <View style={StyleSheet.absoluteFill} aria-hidden>
          <Svg width={ring} height={ring} viewBox={`0 0 ${RING} ${RING}`}>
            <Circle
              cx={RING / 2}
              cy={RING / 2}
              r={RADIUS}
              fill={colors.paper}
              stroke={colors.tableShade}
              strokeWidth={8}
            />
            {progress > 0 ? (
              <Circle
                cx={RING / 2}
                cy={RING / 2}
                r={RADIUS}
                fill="none"
                stroke={tint.accent}
                strokeWidth={8}
                strokeLinecap="round"
                strokeDasharray={`${progress * ROUND} ${ROUND}`}
                transform={`rotate(-90 ${RING / 2} ${RING / 2})`}
              />
            ) : null}
          </Svg>
        </View>
        <View
          style={{
            width: disc,
            height: disc,
            borderRadius: disc / 2,
            borderWidth: 2,
            borderColor: tint.accentEdge,
            backgroundColor: tint.accent,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Icon name="hand" size={34} color={tint.onAccent} />
        </View>
      </View>
      <T variant="button" align="center">
        {holdLabel}
      </T>
    </Touch>
  );
}
