/** The scheme in force and everything that depends on it. Knows nothing about where settings are kept. */
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import { showFocus } from './focus';
import type { GameLook } from './look';
import { dressPage } from './page';
import { elevation, type Elevation } from './shadow';
import {
  MOTION,
  PLAYERS,
  RADII,
  SPACE,
  THEMES,
  TOUCH,
  type Colors,
  type GameTint,
  type Scheme,
  type TokenShape,
} from './tokens';
import { scaledType, TYPE } from './type';
import { useSystemReducedMotion } from './useSystemReducedMotion';

export interface Dye {
  shape: TokenShape;
  /** The token's own colour in this scheme. */
  face: string;
  /** What is readable on it. */
  on: string;
}

export interface Theme {
  scheme: Scheme;
  colors: Colors;
  highContrast: boolean;
  reducedMotion: boolean;
  /** The tray is mirrored for left-handed players. */
  leftHanded: boolean;
  space: typeof SPACE;
  radii: typeof RADII;
  touch: typeof TOUCH;
  motion: typeof MOTION;
  type: typeof TYPE;
  /** The user's own text size, on top of the system's. */
  textScale: number;
  /** A game's accent; without a game, the walnut of the shell. */
  game(id: string | undefined): GameTint;
  /** Everything a game brings of its own. */
  look(id: string): GameLook;
  /** A player's colour is 1–6. */
  player(colour: number): Dye;
  shadow(name: Elevation): string;
}

function contrastColors(colors: Colors): Colors {
  return {
    ...colors,
    inkSoft: colors.ink,
    inkFaint: colors.ink,
    line: colors.lineStrong,
    lineStrong: colors.inkSoft,
    cardEdge: colors.inkSoft,
  };
}

type Looks = (game: string) => GameLook | undefined;

const WALNUT: GameTint = {
  accent: THEMES.light.action,
  onAccent: THEMES.light.onAction,
  accentEdge: THEMES.light.actionEdge,
  tint: THEMES.light.paperSunken,
};
/** A box that nobody has painted. */
const PLAIN: GameLook = {
  tints: { light: WALNUT, dark: WALNUT },
  cover: THEMES.light.wood,
  art: [],
  pennants: [THEMES.light.wood],
  rays: [THEMES.light.wood],
};

function makeTheme(
  scheme: Scheme,
  highContrast: boolean,
  reducedMotion: boolean,
  leftHanded: boolean,
  textScale: number,
  looks: Looks,
): Theme {
  const colors = highContrast ? contrastColors(THEMES[scheme]) : THEMES[scheme];
  const walnut: GameTint = {
    accent: colors.action,
    onAccent: colors.onAction,
    accentEdge: colors.actionEdge,
    tint: colors.paperSunken,
  };
  return {
    scheme,
    colors,
    highContrast,
    reducedMotion,
    leftHanded,
    space: SPACE,
    radii: RADII,
    touch: TOUCH,
    motion: MOTION,
    type: scaledType(textScale),
    textScale,
    game: (id) => (id === undefined ? walnut : (looks(id)?.tints[scheme] ?? walnut)),
    look: (id) => looks(id) ?? PLAIN,
    player(colour) {
      const dye = PLAYERS[(((colour - 1) % PLAYERS.length) + PLAYERS.length) % PLAYERS.length];
      if (!dye) throw new Error(`No token of colour ${colour}`);
      return scheme === 'light'
        ? { shape: dye.shape, face: dye.light, on: dye.on }
        : { shape: dye.shape, face: dye.dark, on: dye.onDark };
    },
    shadow: (name) => elevation(name, colors),
  };
}

const NO_LOOKS: Looks = () => undefined;
const ThemeContext = createContext<Theme>(makeTheme('light', false, false, false, 1, NO_LOOKS));

export interface ThemeProviderProps {
  preference: 'system' | Scheme;
  highContrast?: boolean;
  /** Left out: as the system says. */
  reducedMotion?: boolean;
  leftHanded?: boolean;
  textScale?: number;
  /** How each game looks, by its id; games that nobody knows look like the shell. */
  looks?: Looks;
  children: ReactNode;
}

export function ThemeProvider(props: ThemeProviderProps): ReactNode {
  const { preference, highContrast = false, leftHanded = false, textScale = 1, children } = props;
  const { looks = NO_LOOKS } = props;
  const system = useColorScheme();
  const systemReduced = useSystemReducedMotion();
  const reduced = props.reducedMotion ?? systemReduced;
  const scheme = preference === 'system' ? (system === 'dark' ? 'dark' : 'light') : preference;
  const theme = useMemo(
    () => makeTheme(scheme, highContrast, reduced, leftHanded, textScale, looks),
    [scheme, highContrast, reduced, leftHanded, textScale, looks],
  );
  const ring = theme.colors.legal;
  const ground = theme.colors.table;
  const thumb = theme.colors.lineStrong;
  useEffect(() => showFocus(ring, ground), [ring, ground]);
  useEffect(() => dressPage({ scheme, ground, thumb }), [scheme, ground, thumb]);
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}

/** True when nothing may travel or loop: cross-fades of 120 ms at most. */
export function useReducedMotion(): boolean {
  return useTheme().reducedMotion;
}
