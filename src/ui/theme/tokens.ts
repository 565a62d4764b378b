/**
 * The visual language as data: one token set, two schemes. Screens use these names, never hex.
 * Knows nothing about React; ./ThemeProvider picks the scheme.
 */

const LIGHT = {
  table: '#EADFCB',
  tableLine: '#DDCFB6',
  tableShade: '#D9CAB0',
  paper: '#FBF6EB',
  paperRaised: '#FFFCF5',
  paperSunken: '#F1E8D8',
  paperEdge: '#D6C6AB',
  ink: '#2A2019',
  inkSoft: '#54473A',
  inkFaint: '#6C5D4D',
  inkOnDark: '#FBF3E4',
  line: '#DCCFB9',
  lineStrong: '#B7A489',
  action: '#3B2A1E',
  onAction: '#FBF3E4',
  actionEdge: '#22170F',
  legal: '#B26E00',
  legalGlow: '#F3B23C',
  legalFill: '#FCEBC6',
  legalText: '#7A4A00',
  illegal: '#A6322A',
  illegalFill: '#F7DFD7',
  illegalText: '#8E2620',
  good: '#2F6B49',
  goodFill: '#DFEBD9',
  goodText: '#245539',
  card: '#FFFBF1',
  cardEdge: '#CDBB9B',
  cardInk: '#2A2019',
  wood: '#A9774A',
  woodLight: '#C99A6B',
  woodDark: '#7E5430',
  scrim: 'rgba(42,30,20,0.52)',
  shadow: 'rgba(74,48,20,0.16)',
  shadowStrong: 'rgba(74,48,20,0.28)',
};

export type ColorName = keyof typeof LIGHT;
export type Colors = Readonly<Record<ColorName, string>>;
export type Scheme = 'light' | 'dark';

const DARK: Colors = {
  table: '#231A14',
  tableLine: '#2D221A',
  tableShade: '#18110D',
  paper: '#30261F',
  paperRaised: '#3B3028',
  paperSunken: '#261D17',
  paperEdge: '#15100C',
  ink: '#F6ECDC',
  inkSoft: '#D3C4AF',
  inkFaint: '#B3A28D',
  inkOnDark: '#FBF3E4',
  line: '#4A3D33',
  lineStrong: '#756454',
  action: '#F0DFC2',
  onAction: '#2A1F16',
  actionEdge: '#BFA883',
  legal: '#F4B94B',
  legalGlow: '#F6BE55',
  legalFill: '#4A3717',
  legalText: '#F8CB75',
  illegal: '#F08C7B',
  illegalFill: '#4A241D',
  illegalText: '#F7A999',
  good: '#8CCB9F',
  goodFill: '#22392B',
  goodText: '#A2D9B2',
  card: '#EFE3CC',
  cardEdge: '#B9A685',
  cardInk: '#2A2019',
  wood: '#6B4A2E',
  woodLight: '#8A6340',
  woodDark: '#412B1A',
  scrim: 'rgba(10,6,3,0.66)',
  shadow: 'rgba(0,0,0,0.40)',
  shadowStrong: 'rgba(0,0,0,0.60)',
};

export const THEMES: Readonly<Record<Scheme, Colors>> = { light: LIGHT, dark: DARK };

export interface GameTint {
  accent: string;
  onAccent: string;
  accentEdge: string;
  tint: string;
}

/** By the letter the cards are written with. */
export const GLASS = {
  r: {
    motif: 'flame',
    trump: false,
    hi: '#FBC3AE',
    light: '#E8735D',
    base: '#C5392F',
    shade: '#9B2621',
    deep: '#701818',
    onColour: '#FFFFFF',
    digitOnCard: '#701818',
  },
  y: {
    motif: 'sun',
    trump: true,
    hi: '#FFF0BF',
    light: '#FFDB7A',
    base: '#F0B62E',
    shade: '#DB9314',
    deep: '#B46F0B',
    onColour: '#322100',
    digitOnCard: '#8A5200',
  },
  g: {
    motif: 'leaf',
    trump: false,
    hi: '#C3E7B4',
    light: '#74B96F',
    base: '#2F7E45',
    shade: '#216136',
    deep: '#154525',
    onColour: '#FFFFFF',
    digitOnCard: '#154525',
  },
  b: {
    motif: 'wave',
    trump: false,
    hi: '#BDDDF7',
    light: '#6CA8E2',
    base: '#2A68B0',
    shade: '#1D4D8B',
    deep: '#133764',
    onColour: '#FFFFFF',
    digitOnCard: '#133764',
  },
  p: {
    motif: 'moon',
    trump: false,
    hi: '#E2C9F0',
    light: '#AF84D0',
    base: '#75479B',
    shade: '#58337B',
    deep: '#3E2159',
    onColour: '#FFFFFF',
    digitOnCard: '#3E2159',
  },
} as const;
export type GlassColour = keyof typeof GLASS;

export const GEMS = {
  red: {
    cut: 'cushion',
    hi: '#FAC0B8',
    light: '#E8707A',
    base: '#C62B3E',
    shade: '#9E1C36',
    deep: '#721129',
    onColour: '#FFFFFF',
  },
  orange: {
    cut: 'trillion',
    hi: '#FFE3BF',
    light: '#F7B066',
    base: '#E27A1C',
    shade: '#C55A10',
    deep: '#9A3F0B',
    onColour: '#2A1400',
  },
  yellow: {
    cut: 'round',
    hi: '#FFF6CF',
    light: '#FBE07A',
    base: '#EFC02B',
    shade: '#D79E12',
    deep: '#B27A0A',
    onColour: '#2E2100',
  },
  lime: {
    cut: 'rhombus',
    hi: '#EFF8C4',
    light: '#CBE07E',
    base: '#A4C639',
    shade: '#83A524',
    deep: '#617E17',
    onColour: '#1F2A00',
  },
  green: {
    cut: 'emerald',
    hi: '#C2EBC9',
    light: '#62BA86',
    base: '#1F7F4A',
    shade: '#14653A',
    deep: '#0C4829',
    onColour: '#FFFFFF',
  },
  sky: {
    cut: 'pear',
    hi: '#E4F6FD',
    light: '#A5DBF2',
    base: '#63BCE4',
    shade: '#3E9CC8',
    deep: '#2679A2',
    onColour: '#06283A',
  },
  blue: {
    cut: 'profile',
    hi: '#C3D5F9',
    light: '#7299E6',
    base: '#2A55B5',
    shade: '#1E4094',
    deep: '#142C6B',
    onColour: '#FFFFFF',
  },
  violet: {
    cut: 'marquise',
    hi: '#E3C8F2',
    light: '#B384D2',
    base: '#7D449F',
    shade: '#613083',
    deep: '#451E61',
    onColour: '#FFFFFF',
  },
} as const;
export type GemKind = keyof typeof GEMS;

/** The lead between panes of glass. */
export const LEAD = '#2B231C';
export const PEARL = { core: '#FFFFFF', body: '#E3D9E2', edge: '#BDB6C6', outline: '#8C8296' };
export const BEADS = {
  bet: { face: '#EDB235', edge: '#8C5A06', light: '#FFF1C4' },
  shield: { face: '#5FA3CF', edge: '#1F4E72', light: '#CFE8F7' },
};
export const SEAL = { verdict: '#2F6B49', brand: '#8E2F25', broken: '#857A6C', on: '#FFF3E2' };
/** The wooden dice tray. */
export const TRAY = {
  light: { rim: '#B98555', rimEdge: '#6B4526', lining: '#4B3A30' },
  dark: { rim: '#6B4A2E', rimEdge: '#1A0F08', lining: '#1E1511' },
  on: '#FBF0DC',
};
/** Readable on every box. */
export const ON_COVER = '#FFF6E6';
export const QWINTO_ROWS = {
  orange: {
    mark: 'triangle',
    light: { band: '#E8833A', cell: '#FFF6EA', on: '#3A1800', digit: '#7A3100' },
    dark: { band: '#C8692A', cell: '#3A2416', on: '#FFE9D2', digit: '#FFC797' },
  },
  yellow: {
    mark: 'circle',
    light: { band: '#F0C03A', cell: '#FFFAE6', on: '#332300', digit: '#5F4300' },
    dark: { band: '#C99A24', cell: '#373016', on: '#2B1F00', digit: '#FFDF85' },
  },
  purple: {
    mark: 'square',
    light: { band: '#8C5BA8', cell: '#FAF3FC', on: '#FFFFFF', digit: '#56307A' },
    dark: { band: '#7B4E97', cell: '#32243B', on: '#F6E8FD', digit: '#E0BDF4' },
  },
} as const;
export type QwintoRow = keyof typeof QWINTO_ROWS;
export const DICE = {
  orange: { face: '#E8833A', edge: '#A94F12', pip: '#2E1200', pipShape: 'triangle' },
  yellow: { face: '#F3C845', edge: '#B4860F', pip: '#2E2000', pipShape: 'circle' },
  purple: { face: '#8050A0', edge: '#532F6C', pip: '#FFF6FF', pipShape: 'square' },
} as const;
export const SPLIT_PARTS = {
  white: { fill: '#FFFFFF', on: '#2A2019', border: '#8F7F69', symbol: 'ring' },
  lightBlue: { fill: '#A9D8EE', on: '#0D2E3F', border: '#4E8FAE', symbol: 'half' },
  black: { fill: '#24211F', on: '#FBF3E4', border: '#24211F', symbol: 'disc' },
} as const;
export type SplitPart = keyof typeof SPLIT_PARTS;

export type TokenShape = 'circle' | 'square' | 'hexagon' | 'diamond' | 'scallop' | 'pentagon';
export interface PlayerDye {
  shape: TokenShape;
  light: string;
  dark: string;
  on: string;
  onDark: string;
}
/** By colour − 1: a player's colour is 1–6. */
export const PLAYERS: readonly PlayerDye[] = [
  { shape: 'circle', light: '#A4432E', dark: '#E0856C', on: '#FFF6EA', onDark: '#2C0E06' },
  { shape: 'square', light: '#3A6A50', dark: '#7DBB97', on: '#F3FBF4', onDark: '#0A2416' },
  { shape: 'hexagon', light: '#3D5B87', dark: '#93B3E0', on: '#F2F7FF', onDark: '#0C1E38' },
  { shape: 'diamond', light: '#83570F', dark: '#DDB057', on: '#FFF8E8', onDark: '#2A1A00' },
  { shape: 'scallop', light: '#74466C', dark: '#CFA0C6', on: '#FFF4FD', onDark: '#2D1029' },
  { shape: 'pentagon', light: '#565049', dark: '#BEB4A6', on: '#FBF6EC', onDark: '#1E1A15' },
];

export const SPACE = { xxs: 2, xs: 4, s: 8, m: 12, l: 16, xl: 20, xxl: 24, section: 32, page: 16 };
export const RADII = { tag: 6, card: 8, tile: 12, button: 16, panel: 20, sheet: 28, full: 999 };
export const TOUCH = { min: 48, primary: 60, gap: 8 };

export const MOTION = {
  press: 90,
  settle: 180,
  slide: 260,
  deal: 320,
  /** From a hand to its place on the table. */
  flight: 420,
  /** Gems that scored glow, then leave. */
  leave: 900,
  dice: 900,
  curtain: 420,
  hold: 700,
  glow: 1800,
  /** What was just decided is looked at. */
  look: 2200,
  refuse: 240,
  reduced: 120,
};
