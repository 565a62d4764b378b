/** What pictures to share are put together from: their sizes, letters that fit, a window in its light, whose it is. Pure. */
import type { Keepsake } from '../../../src/games/keepsake';
import type { SeatPlayer } from '../../../src/games/table';
import type { Theme } from '../../../src/ui';
import { ICON_PATHS } from '../../../src/ui/components/iconPaths';
import { WAX_PATH } from '../../../src/ui/components/wax';
import { BRIGHT, CLOTH, COARSE, FINE, threads } from '../../../src/ui/drawings/cloth';
import { printShapes } from '../../../src/ui/drawings/print';
import { ROSE } from '../../../src/ui/drawings/rose';
import type { Shape } from '../../../src/ui/drawings/shape';
import { SEAL } from '../../../src/ui/theme/tokens';
import { paneShapes } from './windowShapes';

export const FORMATS = {
  '4x5': { width: 1080, height: 1350 },
  '9x16': { width: 1080, height: 1920 },
} as const;
export type Format = keyof typeof FORMATS;
export const ALL_FORMATS = Object.keys(FORMATS) as Format[];

/** How wide a letter is of its height, on the average. */
export const LETTER = 0.56;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function svgOf(shapes: readonly Shape[], format: Format): string {
  const { width, height } = FORMATS[format];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${printShapes(shapes)}</svg>`;
}

/** A thread of the picture is so many times as thick as one on the screen. */
const COARSER = 2;

/** The table with its cloth, under everything. */
export function tableShapes({ colors }: Theme, format: Format): Shape[] {
  const { width, height } = FORMATS[format];
  const tiles = [
    Math.ceil(width / CLOTH.width / COARSER),
    Math.ceil(height / CLOTH.height / COARSER),
  ] as const;
  const woven = (at: readonly number[], stroke: string, strokeWidth: number, opacity: number) => ({
    d: threads(at, ...tiles),
    ...{ stroke, strokeWidth, strokeOpacity: opacity, fill: 'none' },
  });
  return [
    { x: 0, y: 0, width, height, rx: 0, fill: colors.table },
    {
      transform: `scale(${COARSER})`,
      shapes: [
        woven(FINE, colors.tableLine, 1, 0.55),
        woven(COARSE, colors.tableLine, 2, 0.4),
        woven(BRIGHT, colors.paper, 1, 0.2),
      ],
    },
  ];
}

/** A match's window, with the light that falls through it. */
export function windowInLight(
  keepsake: Pick<Keepsake, 'layers' | 'hub' | 'glow'>,
  winners: readonly SeatPlayer[],
  theme: Theme,
  box: Box,
): Shape[] {
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const glow = keepsake.glow.map((colour, i): Shape => {
    const angle = ((i / keepsake.glow.length) * 360 - 90) * (Math.PI / 180);
    const reach = box.width * 0.14;
    return {
      light: [
        [0.6, colour, 0.5],
        [1, colour, 0],
      ],
      at: [middle[0] + Math.cos(angle) * reach, middle[1] + Math.sin(angle) * reach],
      reach: box.width * 0.56,
    };
  });
  return [
    ...glow,
    {
      transform: `translate(${box.x} ${box.y}) scale(${box.width / ROSE})`,
      shapes: paneShapes(keepsake, winners, theme),
    },
  ];
}

/** As large as it fits on at most `most` lines, broken between words. */
export function fitted(
  words: string,
  width: number,
  largest: number,
  most: number,
): string[] & { size: number } {
  for (let size = largest; ; size -= 2) {
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
      if (lines.length > 0 && longer.length * size * LETTER <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const fits =
      lines.length <= most && lines.every((line) => line.length * size * LETTER <= width);
    if (fits || size <= 24) return Object.assign(lines, { size });
  }
}

/** Whose picture it is, and on the right when, where and the check code. */
export function signatureShapes(
  signature: string,
  [upper, lower]: readonly [string, string],
  { colors }: Theme,
  height: number,
): Shape[] {
  const y = height - 82;
  const [name = '', tagline = ''] = signature.split(' · ');
  return [
    {
      transform: `translate(50 ${y - 30}) scale(1.5)`,
      shapes: [
        { d: WAX_PATH, fill: SEAL.brand },
        {
          transform: 'translate(12 11.8)',
          shapes: [
            {
              d: ICON_PATHS.scales,
              fill: 'none',
              stroke: SEAL.on,
              strokeWidth: 1.9,
              strokeLinecap: 'round',
            },
          ],
        },
      ],
    },
    { text: name, x: 140, y: y + 2, size: 34, fill: colors.ink, anchor: 'start' },
    {
      text: tagline,
      x: 140,
      y: y + 34,
      size: 23,
      fill: colors.inkSoft,
      anchor: 'start',
      face: 'medium',
    },
    {
      text: upper,
      x: 1030,
      y: y + 2,
      size: 26,
      fill: colors.ink,
      anchor: 'end',
      face: 'semibold',
    },
    {
      text: lower,
      x: 1030,
      y: y + 34,
      size: 23,
      fill: colors.inkSoft,
      anchor: 'end',
      face: 'medium',
    },
  ];
}
