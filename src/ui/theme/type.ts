/** Text styles: Literata for titles, names and numbers that count, Golos Text for everything else. */
import type { TextStyle } from 'react-native';

export const FACES = {
  displaySemibold: 'Literata_600SemiBold',
  displayBold: 'Literata_700Bold',
  regular: 'GolosText_400Regular',
  medium: 'GolosText_500Medium',
  semibold: 'GolosText_600SemiBold',
  bold: 'GolosText_700Bold',
} as const;

export type Face = keyof typeof FACES;

type Scale = readonly [face: Face, size: number, line: number];

const SCALE = {
  hero: ['displayBold', 40, 44],
  title: ['displayBold', 28, 34],
  heading: ['displayBold', 20, 26],
  quote: ['displaySemibold', 18, 25],
  body: ['regular', 16, 22],
  bodyStrong: ['semibold', 16, 22],
  label: ['medium', 14, 18],
  caption: ['medium', 13, 17],
  tag: ['semibold', 12, 14],
  button: ['semibold', 18, 22],
  numXL: ['displayBold', 72, 72],
  numL: ['displayBold', 34, 38],
  numM: ['displayBold', 24, 28],
  numS: ['displayBold', 18, 22],
} as const satisfies Record<string, Scale>;

export type TextVariant = keyof typeof SCALE;

function style([face, fontSize, lineHeight]: Scale): TextStyle {
  return {
    fontFamily: FACES[face],
    fontSize,
    lineHeight,
    // Figures of one height and one width, so that columns of numbers stand still.
    fontVariant: ['lining-nums', 'tabular-nums'],
  };
}

export const TYPE = Object.fromEntries(
  Object.entries(SCALE).map(([name, scale]) => [name, style(scale)]),
) as Readonly<Record<TextVariant, TextStyle>>;

export function scaledType(scale: number): typeof TYPE {
  if (scale === 1) return TYPE;
  return Object.fromEntries(
    Object.entries(TYPE).map(([name, text]) => [
      name,
      {
        ...text,
        fontSize: Math.round((text.fontSize ?? 16) * scale),
        lineHeight: Math.round((text.lineHeight ?? 22) * scale),
      },
    ]),
  ) as typeof TYPE;
}
