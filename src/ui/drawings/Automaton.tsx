/** The app's opponent: a wooden head with a wind-up key; its jaw has the seat's dye, its level is brass pins on the head. */
import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { defineText } from '../../text/define';
import { useText } from '../../text/locale';
import { mix } from '../components/mix';
import { T } from '../components/Text';
import { Circle, G, Path, Rect, Svg } from '../svg';
import { useReducedMotion, useTheme } from '../theme/ThemeProvider';
import { FACES } from '../theme/type';
import { initialOf } from './tokenPaths';

export type AutomatonLevel = 'easy' | 'medium' | 'strong';

const PINS: Readonly<Record<AutomatonLevel, readonly number[]>> = {
  easy: [18],
  medium: [13, 23],
  strong: [9, 18, 27],
};
/** Brows: raised, level, drawn together. */
const BROWS: Readonly<Record<AutomatonLevel, string>> = {
  easy: 'M8 14.4 Q11 11.6 14 13.4 M22 13.4 Q25 11.6 28 14.4',
  medium: 'M8 13.2 H14 M22 13.2 H28',
  strong: 'M8 12.4 L14 14.6 M28 12.4 L22 14.6',
};

const WOOD = '#DDB98A';
const WOOD_EDGE = '#8A5A2E';
const BRASS = '#E8B33A';
const BRASS_EDGE = '#9A6A0E';
const INK = '#2A2118';

export interface AutomatonProps {
  name: string;
  bot: AutomatonLevel;
  colour: number;
  size: number;
  active?: boolean;
  faded?: boolean;
  decorative?: boolean;
  winding?: boolean;
}

const SPOKEN = defineText({
  uk: { easy: 'легкий бот', medium: 'середній бот', strong: 'сильний бот' },
  ru: { easy: 'лёгкий бот', medium: 'средний бот', strong: 'сильный бот' },
  en: { easy: 'easy bot', medium: 'medium bot', strong: 'strong bot' },
});

/** The letter is on the jaw, and the key stands out on the right. */
const JAW = { top: 0.47, right: 0.13, letter: 0.3, line: 0.36 };

export default function Automaton(props: AutomatonProps): ReactNode {
  const { name, bot, size, decorative = false } = props;
  const level = useText(SPOKEN)[bot];
  const dye = useTheme().player(props.colour);
  return (
    <View
      accessible={!decorative}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : `${name}, ${level}`}
      aria-hidden={decorative || undefined}
      style={{ width: size, height: size, opacity: props.faded ? 0.5 : 1 }}
    >
      <Head {...props} />
      <View
        style={{
          position: 'absolute',
          inset: 0,
          alignItems: 'center',
          justifyContent: 'center',
          paddingTop: size * JAW.top,
          paddingRight: size * JAW.right,
        }}
      >
        <T
          allowFontScaling={false}
          aria-hidden
          color={dye.on}
          style={{
            fontFamily: FACES.displayBold,
            fontSize: size * JAW.letter,
            lineHeight: size * JAW.line,
          }}
        >
          {initialOf(name)}
        </T>
      </View>
    </View>
  );
}

const STEP_MS = 100;
/** One turn of the key, seen from its edge. */
const STEPS = 9;

/** How far its two loops stand from the shaft: 1 where it lies flat. */
function useKey(winding: boolean): number {
  const still = useReducedMotion();
  const [step, setStep] = useState(0);
  const turns = winding && !still;
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => setStep((now) => (now + 1) % STEPS), STEP_MS);
    return () => clearInterval(timer);
  }, [turns]);
  return turns ? Math.cos((2 * Math.PI * step) / STEPS) : 1;
}

function Head(props: AutomatonProps): ReactNode {
  const { bot: level, colour, size, active = false, winding = false } = props;
  const apart = 3.7 * useKey(winding);
  const theme = useTheme();
  const dye = theme.player(colour);
  const head = 'M8 8h20a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6Z';
  return (
    <Svg width={size} height={size} viewBox="-2 -2 46 43">
      {active ? (
        <Path d={head} fill="none" stroke={theme.colors.legalGlow} strokeWidth={5} />
      ) : null}
      {PINS[level].map((x) => (
        <G key={x}>
          <Rect x={x - 1} y={3} width={2} height={6} fill={BRASS_EDGE} />
          <Circle cx={x} cy={2.4} r={2.6} fill={BRASS} stroke={BRASS_EDGE} strokeWidth={0.8} />
        </G>
      ))}
      <Rect x={33} y={21.4} width={4} height={2.6} fill={BRASS_EDGE} />
      <Circle cx={39} cy={22.7 - apart} r={3.1} fill="none" stroke={BRASS} strokeWidth={2.4} />
      <Circle cx={39} cy={22.7 + apart} r={3.1} fill="none" stroke={BRASS} strokeWidth={2.4} />
      <Path d={head} fill={WOOD} stroke={WOOD_EDGE} strokeWidth={1} />
      <Path
        d="M2 22.5H34V32a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6Z"
        fill={dye.face}
        stroke={mix(dye.face, '#000000', 0.34)}
        strokeWidth={1}
      />
      <Path d="M6.6 23v15M29.4 23v15" stroke={mix(dye.face, '#000000', 0.34)} strokeWidth={1} />
      <Circle cx={11} cy={18} r={3.4} fill="#FFFDF6" stroke={WOOD_EDGE} strokeWidth={0.7} />
      <Circle cx={25} cy={18} r={3.4} fill="#FFFDF6" stroke={WOOD_EDGE} strokeWidth={0.7} />
      <Circle cx={11.6} cy={18.3} r={1.7} fill={INK} />
      <Circle cx={24.4} cy={18.3} r={1.7} fill={INK} />
      <Path
        d={BROWS[level]}
        fill="none"
        stroke={WOOD_EDGE}
        strokeWidth={1.6}
        strokeLinecap="round"
      />
    </Svg>
  );
}
