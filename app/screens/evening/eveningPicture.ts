/** The evening as one picture to share, in the two formats of a result: windows, medals, moments, whose it is. Pure. */
import type { Theme } from '../../../src/ui';
import type { Shape, WrittenShape } from '../../../src/ui/drawings/shape';
import {
  FORMATS,
  fitted,
  LETTER,
  signatureShapes,
  svgOf,
  tableShapes,
  windowInLight,
  type Box,
  type Format,
} from '../match/pictureParts';
import { tokenShapes } from '../match/windowShapes';
import { coinShapes } from './coin';
import type { WholeEvening } from './useEvening';

export interface EveningWords {
  title: string;
  /** «13 листопада · Львів · 3 партії» */
  occasion: string;
  /** By match: the game, who won with how much, and whether it was played to its end. */
  results: readonly { game: string; names: string; points: string; mark: string }[];
  medals: string;
  /** By player, as on the page: «дві перемоги». */
  tallies: readonly string[];
  moments: string;
  /** «19:10 – 21:14» and the check code. */
  span: string;
  closing: string;
  signature: string;
}

interface Plan {
  title: number;
  windows: Box;
  medals: number;
  row: number;
  moments: number;
}

const PLANS: Readonly<Record<Format, Plan>> = {
  '4x5': {
    title: 96,
    windows: { x: 60, y: 178, width: 960, height: 330 },
    medals: 540,
    row: 58,
    moments: 78,
  },
  '9x16': {
    title: 140,
    windows: { x: 40, y: 260, width: 1000, height: 520 },
    medals: 850,
    row: 82,
    moments: 104,
  },
};

const [LEFT, RIGHT] = [40, 1040];
/** A place to stand before the signature. */
const FOOT = 150;
const MEDAL_HEAD = 70;
const MOMENT_HEAD = 62;
const MOST_PLAYERS = 6;
const MOST_WINDOWS = 6;

export function eveningPicture(
  evening: Pick<WholeEvening, 'played' | 'medals' | 'moments'>,
  words: EveningWords,
  theme: Theme,
  format: Format,
): string {
  const { height } = FORMATS[format];
  const plan = filled(PLANS[format], evening, height);
  const medals = medalShapes(evening, words, theme, plan);
  return svgOf(
    [
      ...tableShapes(theme, format),
      ...titleShapes(words, theme, plan.title),
      ...windowsShapes(evening, words, theme, plan.windows),
      ...medals.shapes,
      ...momentShapes(evening, words, theme, plan, {
        x: LEFT,
        y: medals.bottom + 24,
        width: RIGHT - LEFT,
        height: height - FOOT - medals.bottom - 24,
      }),
      ...signatureShapes(words.signature, [words.span, words.closing], theme, height),
    ],
    format,
  );
}

/** Rows as high as the page has room for: nothing stays empty, nothing is cut off. */
function filled(
  plan: Plan,
  { medals, moments }: Pick<WholeEvening, 'medals' | 'moments'>,
  height: number,
): Plan {
  const rows = Math.min(MOST_PLAYERS, medals.length) * plan.row + moments.length * plan.moments;
  const heads = MEDAL_HEAD + 10 + (moments.length > 0 ? 24 + MOMENT_HEAD : 0);
  const share = (height - FOOT - plan.medals - heads) / Math.max(1, rows);
  const stretched = Math.max(0.72, Math.min(1.6, share));
  return { ...plan, row: plan.row * stretched, moments: plan.moments * stretched };
}

function titleShapes({ title, occasion }: EveningWords, { colors }: Theme, y: number): Shape[] {
  const large = fitted(title, 960, 76, 1);
  const small = fitted(occasion, 960, 30, 1);
  return [
    { text: title, x: 540, y, size: large.size, fill: colors.ink },
    { text: occasion, x: 540, y: y + 50, size: small.size, fill: colors.inkSoft, face: 'semibold' },
  ];
}

function windowsShapes(
  { played }: Pick<WholeEvening, 'played'>,
  { results }: EveningWords,
  theme: Theme,
  box: Box,
): Shape[] {
  const { colors } = theme;
  const shown = played.slice(0, MOST_WINDOWS);
  const caption = results.some(({ mark }) => mark) ? 108 : 78;
  const step = box.width / shown.length;
  const size = Math.min(step - 20, box.height - caption);
  const top = box.y + (box.height - caption - size) / 2;
  const drawn = shown.map(({ window, winners }, i) =>
    windowInLight(window, winners, theme, {
      x: box.x + (i + 0.5) * step - size / 2,
      y: top,
      width: size,
      height: size,
    }),
  );
  // No light falls over a neighbour's glass.
  const panes = drawn.flatMap((shapes) => shapes.slice(-1));
  const captions = shown.flatMap((_, i) => {
    const middle = box.x + (i + 0.5) * step;
    const { game = '', names = '', points = '', mark = '' } = results[i] ?? {};
    const who = points ? `${names} ${points}` : names;
    const line = (text: string, below: number, largest: number, more: Partial<WrittenShape>) => {
      const fit = Math.min(largest, (step - 12) / (Math.max(1, text.length) * LETTER));
      const place = { text, x: middle, y: top + size + below, size: Math.max(15, fit) };
      return text ? [{ ...place, fill: colors.inkSoft, face: 'medium' as const, ...more }] : [];
    };
    return [
      ...line(game, 40, 30, { fill: colors.ink, face: 'semibold' }),
      ...line(who, 74, 27, {}),
      ...line(mark, 104, 22, {}),
    ];
  });
  return [...drawn.flatMap((shapes) => shapes.slice(0, -1)), ...panes, ...captions];
}

function medalShapes(
  { medals }: Pick<WholeEvening, 'medals'>,
  words: EveningWords,
  theme: Theme,
  { medals: top, row }: Plan,
): { shapes: Shape[]; bottom: number } {
  const { colors } = theme;
  const shown = medals.slice(0, MOST_PLAYERS);
  const bottom = top + MEDAL_HEAD + shown.length * row + 10;
  const most = Math.max(1, ...shown.map(({ places }) => places.length));
  const coin = Math.min(row * 0.66, 340 / most - 6);
  const line = (text: string, x: number, y: number, more: Partial<WrittenShape>): WrittenShape => ({
    ...{ text, x, y, size: 27, fill: colors.ink, anchor: 'start', face: 'semibold' },
    ...more,
  });
  return {
    bottom,
    shapes: [
      {
        ...{ x: LEFT, y: top, width: RIGHT - LEFT, height: bottom - top },
        ...{ rx: 28, fill: colors.paper },
      },
      {
        text: words.medals,
        x: LEFT + 34,
        y: top + 50,
        size: 34,
        fill: colors.ink,
        anchor: 'start',
      },
      ...shown.flatMap(({ player, places }, i): Shape[] => {
        const y = top + MEDAL_HEAD + (i + 0.5) * row;
        return [
          {
            d: `M${LEFT + 34} ${y - row / 2}H${RIGHT - 34}`,
            stroke: colors.line,
            strokeWidth: 2,
          },
          tokenShapes(player, theme, LEFT + 58, y, Math.min(44, row * 0.72)),
          line(fitted(player.name, 290, 29, 1)[0] ?? '', LEFT + 100, y + 10, {
            size: fitted(player.name, 290, 29, 1).size,
          }),
          ...places.map((place, at): Shape => ({
            transform: `translate(${LEFT + 400 + at * (coin + 6)} ${y - coin / 2}) scale(${coin / 24})`,
            shapes: coinShapes(place),
          })),
          line(words.tallies[i] ?? '', RIGHT - 34, y + 9, {
            ...{ size: 25, fill: colors.inkSoft, anchor: 'end', face: 'medium' },
          }),
        ];
      }),
    ],
  };
}

/** As many as there is room for. */
function momentShapes(
  { moments }: Pick<WholeEvening, 'moments'>,
  words: EveningWords,
  theme: Theme,
  plan: Plan,
  box: Box,
): Shape[] {
  const { colors } = theme;
  const head = MOMENT_HEAD;
  const shown = moments.slice(0, Math.floor((box.height - head + 1) / plan.moments));
  if (shown.length === 0) return [];
  return [
    {
      ...{ text: words.moments, x: box.x + 10, y: box.y + 40, size: 34, fill: colors.ink },
      anchor: 'start',
    },
    {
      ...{ x: box.x, y: box.y + head, width: box.width, height: shown.length * plan.moments },
      ...{ rx: 28, fill: colors.paper },
    },
    ...shown.flatMap(({ player, title, note, value }, i): Shape[] => {
      const y = box.y + head + (i + 0.5) * plan.moments;
      const room = box.width - 150 - value.length * 40 * LETTER;
      const [name, told] = [fitted(title, room, 28, 1), fitted(note, room, 24, 1)];
      return [
        tokenShapes(player, theme, box.x + 62, y, 50),
        {
          ...{ text: title, x: box.x + 108, y: y - 5, size: name.size, fill: colors.ink },
          ...{ anchor: 'start', face: 'semibold' },
        },
        {
          ...{ text: note, x: box.x + 108, y: y + 27, size: told.size, fill: colors.inkSoft },
          ...{ anchor: 'start', face: 'medium' },
        },
        {
          ...{ text: value, x: box.x + box.width - 34, y: y + 14, size: 40 },
          ...{ fill: colors.goodText, anchor: 'end' },
        },
      ];
    }),
  ];
}
