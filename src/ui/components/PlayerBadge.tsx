/** A player's wooden token: own shape, dyed colour, initial; with the name beside it if asked. */
import { createContext, lazy, memo, Suspense, useContext, type ReactNode } from 'react';
import { View } from 'react-native';

import type { AutomatonLevel } from '../drawings/Automaton';
import { initialOf, TOKEN_PATHS } from '../drawings/tokenPaths';
import { Path, Svg } from '../svg';
import { OWN_COLOURS } from '../theme/own';
import { useTheme } from '../theme/ThemeProvider';
import type { TokenShape } from '../theme/tokens';
import { FACES } from '../theme/type';
import { mix } from './mix';
import { T } from './Text';

/** The pentagon and the diamond have their weight elsewhere than a square has. */
const INITIAL_SHIFT: Partial<Record<TokenShape, number>> = { pentagon: 0.03 };

export interface PlayerBadgeProps {
  name: string;
  /** 1–6. */
  colour: number;
  size?: number;
  /** Writes the name beside the token. */
  named?: boolean;
  /** A honey ring: this player's turn. */
  active?: boolean;
  /** Steps back: has finished, waits, lost. */
  faded?: boolean;
  /** Hidden from screen readers, where the name is read anyway. */
  decorative?: boolean;
  /** An opponent of the app's; otherwise the table round it knows (`Automata`). */
  bot?: AutomatonLevel | undefined;
  /** Its key turns: it thinks. */
  winding?: boolean;
}

const Automaton = lazy(() => import('../drawings/Automaton'));

/** By name: who at this table is an opponent of the app's. */
export const Automata = createContext<ReadonlyMap<string, AutomatonLevel>>(new Map());

/** By name: whose phone is at this table, where everybody has one. */
export const Presence = createContext<ReadonlyMap<string, 'here' | 'away'>>(new Map());

function PlayerToken(props: PlayerBadgeProps): ReactNode {
  const { name, colour, size = 32, active = false, faded = false } = props;
  const theme = useTheme();
  const seated = useContext(Automata).get(name);
  const is = useContext(Presence).get(name);
  const bot = props.bot ?? seated;
  const box = { width: size, height: size, opacity: faded ? 0.5 : 1 };
  if (bot)
    return (
      <Suspense fallback={<View style={box} />}>
        <Automaton {...props} size={size} bot={bot} />
      </Suspense>
    );
  const dye = theme.player(colour);
  const d = TOKEN_PATHS[dye.shape];
  const glow = theme.colors.legalGlow;
  return (
    <View
      {...OWN_COLOURS}
      accessible={!props.decorative}
      role={props.decorative ? undefined : 'img'}
      aria-label={props.decorative ? undefined : name}
      aria-hidden={props.decorative || undefined}
      style={box}
    >
      <Svg width={size} height={size} viewBox="-3 -3 46 46">
        {active ? (
          <Path d={d} fill={glow} stroke={glow} strokeWidth={6} strokeLinejoin="round" />
        ) : null}
        <Path d={d} transform="translate(0 2.4)" fill={mix(dye.face, '#000000', 0.34)} />
        <Path d={d} fill={dye.face} />
        <Path
          d={d}
          fill="none"
          stroke={dye.on}
          strokeOpacity={0.38}
          strokeWidth={1.3}
          transform="translate(20 20) scale(0.84) translate(-20 -20)"
        />
      </Svg>
      <View
        style={{
          position: 'absolute',
          inset: 0,
          alignItems: 'center',
          justifyContent: 'center',
          paddingTop: size * (INITIAL_SHIFT[dye.shape] ?? 0),
        }}
      >
        <T
          allowFontScaling={false}
          aria-hidden
          color={dye.on}
          style={{ fontFamily: FACES.displayBold, fontSize: size * 0.44, lineHeight: size * 0.6 }}
        >
          {initialOf(name)}
        </T>
      </View>
      {is ? <Dot size={size} color={theme.colors[is === 'here' ? 'good' : 'illegal']} /> : null}
    </View>
  );
}

function Dot({ size, color }: { size: number; color: string }): ReactNode {
  const wide = Math.max(8, size * 0.28);
  return (
    <View
      style={{
        position: 'absolute',
        right: -wide / 4,
        bottom: -wide / 4,
        width: wide,
        height: wide,
        borderRadius: wide,
        backgroundColor: color,
      }}
    />
  );
}

export const PlayerBadge = memo(function PlayerBadge(props: PlayerBadgeProps): ReactNode {
  if (!props.named) return <PlayerToken {...props} />;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, flexShrink: 1 }}>
      <PlayerToken {...props} decorative />
      <T variant="bodyStrong" numberOfLines={1} style={{ flexShrink: 1 }}>
        {props.name}
      </T>
    </View>
  );
});
