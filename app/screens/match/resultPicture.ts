/** The result drawn as one SVG, 1080 × 1350, in the theme's own colours. Pure: a string out. */
import type { GameId } from '../../../src/engine/types';
import { minus } from '../../../src/text/plural';
import type { Theme } from '../../../src/ui';
import { BOX_COVERS } from '../../../src/ui/theme/tokens';
import { initialOf, TOKEN_PATHS } from '../../../src/ui/components/PlayerBadge';
import type { ResultText } from './share';

export const PICTURE = { width: 1080, height: 1350 } as const;
const FIRST_ROW = 470;
const ROW = 132;
/** Between the margins, and how wide a letter is of its height. */
const WIDTH = 920;
const LETTER = 0.56;
const DISPLAY = 'Literata_700Bold, Literata, Georgia, serif';
const BODY = 'GolosText_600SemiBold, "Golos Text", Arial, sans-serif';

/** Names are people's own words: nothing of theirs becomes markup. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (char) => `&#${char.codePointAt(0)};`);
}

function text(x: number, y: number, size: number, fill: string, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escapeXml(words)}</text>`;
}

/** One line, smaller where it is long, two where that is not enough; never out of the picture. */
function headline(words: string, ink: string): string {
  const size = Math.max(40, Math.min(72, Math.floor(WIDTH / (words.length * LETTER))));
  const lines = words.length * LETTER * size <= WIDTH ? [words] : halves(words);
  const fit = Math.min(56, ...lines.map((line) => Math.floor(WIDTH / (line.length * LETTER))));
  const letters = lines.length === 1 ? size : fit;
  return lines
    .map((line, i) => {
      const y = lines.length === 1 ? 380 : 345 + i * 68;
      return text(80, y, letters, ink, line, `font-family='${DISPLAY}'`);
    })
    .join('');
}

/** Broken at the space nearest the middle. */
function halves(words: string): string[] {
  const spaces = [...words].flatMap((char, i) => (char === ' ' ? [i] : []));
  const middle = words.length / 2;
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [words] : [words.slice(0, at), words.slice(at + 1)];
}

/** Below the last place, one line each: what this table played otherwise than the book. */
function agreement({ agreed, places }: ResultText, ink: string): string {
  const top = FIRST_ROW + places.length * ROW + 34;
  const lines = agreed.readings.map(({ ruling, words }) => `${words} (${ruling})`);
  if (lines.length === 0) return '';
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(30, Math.floor(WIDTH / (longest * LETTER)));
  return [agreed.title, ...lines]
    .map((line, i) => {
      const face = i === 0 ? DISPLAY : BODY;
      return text(80, top + i * 42, i === 0 ? 32 : size, ink, line, `font-family='${face}'`);
    })
    .join('');
}

export function resultPicture(result: ResultText, game: GameId, theme: Theme): string {
  const { colors } = theme;
  const cover = BOX_COVERS[game];
  const rows = result.places
    .map(({ player, points, rank }, i) => {
      const y = FIRST_ROW + i * ROW;
      const dye = theme.player(player.colour);
      return [
        `<rect x="80" y="${y}" width="920" height="${ROW - 18}" rx="28" fill="${rank === 1 ? colors.legalFill : colors.paper}" stroke="${colors.line}" stroke-width="2"/>`,
        text(120, y + 74, 40, colors.inkSoft, String(rank), `font-family='${DISPLAY}'`),
        `<g transform="translate(180 ${y + 20}) scale(1.85)"><path d="${TOKEN_PATHS[dye.shape]}" fill="${dye.face}"/></g>`,
        text(
          217,
          y + 71,
          36,
          dye.on,
          initialOf(player.name),
          `font-family='${DISPLAY}' text-anchor="middle"`,
        ),
        text(290, y + 74, 44, colors.ink, player.name.slice(0, 24), `font-family='${BODY}'`),
        text(
          960,
          y + 78,
          60,
          colors.ink,
          minus(points),
          `font-family='${DISPLAY}' text-anchor="end"`,
        ),
      ].join('');
    })
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">`,
    `<rect width="100%" height="100%" fill="${colors.table}"/>`,
    `<rect width="100%" height="250" fill="${cover}"/>`,
    text(80, 130, 84, BOX_COVERS.on, result.game, `font-family='${DISPLAY}'`),
    text(80, 196, 38, BOX_COVERS.on, result.date, `font-family='${BODY}'`),
    headline(result.headline, colors.ink),
    rows,
    agreement(result, colors.inkSoft),
    text(
      540,
      1310,
      30,
      colors.inkSoft,
      result.signature,
      `font-family='${BODY}' text-anchor="middle"`,
    ),
    '</svg>',
  ].join('');
}
