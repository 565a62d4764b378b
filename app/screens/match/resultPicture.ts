/**
 * The result as one picture to share, drawn from the same data as the end screen: the match's window, the steps with
 * their sums, the course of the points, when and where. Two formats, in the theme's own colours. Pure: a string out.
 */
import type { Keepsake, SumRow, Sums } from '../../../src/games/keepsake';
import { minus, signed } from '../../../src/text/plural';
import type { Theme } from '../../../src/ui';
import type { Shape, WrittenShape } from '../../../src/ui/drawings/shape';
import { chartShapes } from './chartShapes';
import {
  FORMATS,
  LETTER,
  fitted,
  signatureShapes,
  svgOf,
  tableShapes,
  windowInLight,
  type Box,
  type Format,
} from './pictureParts';
import { INK_ON_WOOD, onSteps, type Place } from './Podium';
import type { ResultText } from './share';
import { SPARK } from './spark';
import { tokenShapes } from './windowShapes';

/** Below a window that has its words under it. */
const TITLE_BELOW = 928;
/** What decided, in points. */
const GAIN = 64;
const MARGIN = 60;
const DARKEST_LOSS = '#7A1A14';

interface Plan {
  window: Box;
  /** The words beside the window from `x` on, or the game above it and the rest below it, in the middle. */
  words: Box & { anchor: 'start' | undefined };
  steps: Box;
  course: Box;
}

const PLANS: Readonly<Record<Format, Plan>> = {
  '4x5': {
    window: { x: 50, y: 44, width: 500, height: 500 },
    words: { x: 600, y: 110, width: 430, height: 400, anchor: 'start' },
    steps: { x: MARGIN, y: 560, width: 960, height: 400 },
    course: { x: 40, y: 1002, width: 1000, height: 226 },
  },
  '9x16': {
    window: { x: 170, y: 100, width: 740, height: 740 },
    words: { x: 540, y: 64, width: 940, height: 170, anchor: undefined },
    steps: { x: MARGIN, y: 1075, width: 960, height: 390 },
    course: { x: 40, y: 1508, width: 1000, height: 270 },
  },
};

export interface ResultPicture {
  result: ResultText;
  keepsake: Pick<Keepsake, 'layers' | 'hub' | 'glow' | 'decided' | 'sums'>;
  /** Points by step and seat, the beginning first. */
  course: readonly (readonly number[])[];
  /** What a step of it is: «роздача». */
  axis: string;
}

export function resultPicture(drawn: ResultPicture, theme: Theme, format: Format): string {
  const { height } = FORMATS[format];
  const plan = PLANS[format];
  const { result, keepsake } = drawn;
  const winners = result.places.filter(({ rank }) => rank === 1).map(({ player }) => player);
  const shapes: Shape[] = [
    ...tableShapes(theme, format),
    ...windowInLight(keepsake, winners, theme, plan.window),
    ...wordShapes(drawn, theme, plan.words),
    ...podiumShapes(drawn, theme, plan.words.anchor ? plan.steps : risen(drawn, plan)),
    ...courseShapes(drawn, theme, plan.course),
    ...signatureShapes(result.signature, [result.date, result.closing], theme, height),
  ];
  return svgOf(shapes, format);
}

function wordShapes(
  { result, keepsake }: ResultPicture,
  theme: Theme,
  box: Plan['words'],
): Shape[] {
  const { colors } = theme;
  const { x, anchor } = box;
  const title = anchor ? fitted(result.headline, box.width, 76, 4) : below(result.headline, box);
  const written = (
    text: string,
    y: number,
    size: number,
    fill: string,
    face?: WrittenShape['face'],
  ): Shape => ({
    ...{ text, x, y, size, fill },
    ...(anchor && { anchor }),
    ...(face && { face }),
  });
  let y = box.y;
  const shapes: Shape[] = [written(result.game, y, 32, colors.inkSoft, 'semibold')];
  y = anchor ? y + title.size * 0.4 : TITLE_BELOW - title.size * (title.length > 1 ? 1.06 : 0.8);
  for (const line of title)
    shapes.push(written(line, (y += title.size * 1.06), title.size, colors.ink));
  const { decided } = keepsake;
  if (!decided) return shapes;
  const isLarge = anchor !== undefined && decided.gain !== undefined;
  const gain = signed(decided.gain ?? 0);
  const room = box.width - 50 - (isLarge ? gain.length * GAIN * LETTER + 20 : 0);
  const lines = fitted(
    isLarge ? decided.title.replace(/:[^:]*$/, ':') : decided.title,
    room,
    34,
    anchor ? 2 : 1,
  );
  y += 24;
  const left = anchor ? x : x - ((lines[0]?.length ?? 0) * lines.size * LETTER) / 2 - 50;
  shapes.push({
    transform: `translate(${left} ${y + 8}) scale(1.5)`,
    shapes: [{ d: SPARK, fill: colors.legalGlow, stroke: colors.legal, strokeWidth: 1.2 }],
  });
  for (const text of lines)
    shapes.push({
      ...{ text, y: (y += lines.size * 1.2), size: lines.size, fill: colors.ink, face: 'semibold' },
      ...(anchor ? { x: x + 50, anchor } : { x }),
    });
  if (isLarge)
    shapes.push({
      ...{ text: gain, x: x + box.width, y: y - (lines.length - 1) * 12, size: GAIN },
      ...{ fill: colors.legalText, anchor: 'end' },
    });
  return shapes;
}

/** Where few words stand above them the steps are higher. */
function risen({ result, keepsake }: ResultPicture, { words, steps }: Plan): Box {
  const spare = (below(result.headline, words).length > 1 ? 0 : 26) + (keepsake.decided ? 0 : 50);
  return { ...steps, y: steps.y - spare, height: steps.height + spare };
}

/** In one line, or in two that leave room for what decided. */
function below(headline: string, { width }: Box): ReturnType<typeof fitted> {
  const one = fitted(headline, width, 76, 1);
  return one.length === 1 && one.size >= 56 ? one : fitted(headline, width, 58, 2);
}

/** Above a step's first line of the sum. */
const STEP_HEAD = 134;
const TOKEN_ABOVE = 66;
/** Few people stand close together, and their lines are larger. */
const WIDEST_STEP = 300;
const LARGEST_LINE = 46;

/** Steps are so much lower, and lines so much closer, that the lowest step still holds its whole sum. */
function podiumShapes({ result, keepsake }: ResultPicture, theme: Theme, box: Box): Shape[] {
  const { colors } = theme;
  const places = onSteps(result.places);
  const gap = 18;
  const width = Math.min(WIDEST_STEP, (box.width - gap * (places.length - 1)) / places.length);
  const left = box.x + (box.width - places.length * (width + gap) + gap) / 2;
  const bottom = box.y + box.height;
  const lowest = Math.max(1, ...places.map(({ rank }) => rank)) - 1;
  const drop = Math.min(26, 66 / Math.max(1, lowest));
  const lines = Math.max(1, ...keepsake.sums.map(({ rows }) => rows.length));
  const room = box.height - TOKEN_ABOVE - drop * lowest - STEP_HEAD;
  const line = Math.min(LARGEST_LINE, room / lines);
  return [
    ...places.flatMap((place, i) =>
      stepShapes(place, keepsake.sums[place.player.seat], theme, line, {
        x: left + i * (width + gap),
        y: box.y + TOKEN_ABOVE + drop * (place.rank - 1),
        width,
        height: box.height - TOKEN_ABOVE - drop * (place.rank - 1),
      }),
    ),
    { x: box.x - 24, y: bottom, width: box.width + 48, height: 22, rx: 8, fill: colors.woodDark },
  ];
}

const BEHIND_TOTAL = { anchor: 'end', face: 'medium' } as const;

function stepShapes(
  place: Place,
  sums: Sums | undefined,
  theme: Theme,
  line: number,
  box: Box,
): Shape[] {
  const { colors, scheme } = theme;
  const { player, points, rank } = place;
  const ink = scheme === 'dark' ? colors.ink : INK_ON_WOOD;
  const [left, right] = [box.x + 16, box.x + box.width - 16];
  const top = box.y;
  const name = fitted(player.name, box.width - 16, 26, 1);
  const total = points === null ? '' : minus(points);
  const of = sums?.of ?? '';
  const room = box.width - 70 - of.length * 13;
  const size = Math.min(58, room / (Math.max(1, total.length) * LETTER));
  return [
    // Its lower corners are behind the shelf.
    { ...box, height: box.height + 20, rx: 20, fill: rank === 1 ? colors.wood : colors.woodLight },
    tokenShapes(player, theme, box.x + box.width / 2, top - 6, 60),
    {
      text: (name[0] ?? '').slice(0, 16),
      x: box.x + box.width / 2,
      y: top + 54,
      size: name.size,
      fill: ink,
      face: 'semibold',
    },
    rank === 1
      ? { cx: left + 18, cy: top + 92, r: 19, fill: colors.legalGlow }
      : { cx: left + 18, cy: top + 92, r: 18, fill: 'none', stroke: ink, strokeWidth: 2 },
    {
      text: String(rank),
      x: left + 18,
      y: top + 100,
      size: 23,
      fill: rank === 1 ? INK_ON_WOOD : ink,
    },
    { text: total, x: right - of.length * 13, y: top + 112, size, fill: ink, anchor: 'end' },
    ...(of
      ? [{ ...{ text: of, x: right, y: top + 112, size: 24, fill: ink }, ...BEHIND_TOTAL }]
      : []),
    { d: `M${left} ${top + 128}H${right}`, stroke: ink, strokeWidth: 1.5, strokeOpacity: 0.35 },
    ...(sums?.rows ?? []).flatMap((row, i) =>
      rowShapes(row, { left, right, top: top + STEP_HEAD + i * line, line }, ink, theme),
    ),
    ...pieceShapes(sums?.pieces ?? [], { ...box, y: top + 140 }),
  ];
}

function rowShapes(
  row: SumRow,
  { left, right, top, line }: { left: number; right: number; top: number; line: number },
  ink: string,
  theme: Theme,
): Shape[] {
  const share = line / 34;
  const { mark, points, decisive } = row;
  const loss = theme.scheme === 'dark' ? theme.colors.illegalText : DARKEST_LOSS;
  const colour = decisive ? INK_ON_WOOD : points < 0 ? loss : ink;
  return [
    ...(decisive
      ? [
          {
            x: left - 8,
            y: top,
            width: right - left + 16,
            height: line - 1,
            rx: 8,
            fill: '#FCEBC6',
          },
        ]
      : []),
    typeof mark === 'string'
      ? {
          text: mark,
          x: left,
          y: top + 25 * share,
          size: 24 * share,
          fill: decisive ? INK_ON_WOOD : ink,
          anchor: 'start',
          face: 'medium',
        }
      : { transform: `translate(${left} ${top + 4 * share}) scale(${share})`, shapes: mark.shapes },
    {
      ...{ text: signed(points), x: right, y: top + 26 * share, size: 26 * share },
      ...{ fill: colour, anchor: 'end' },
    },
  ];
}

const PIECE_SIZES = [66, 56, 48, 38] as const;

/** As large as all of them fit on the step. */
function pieceShapes(pieces: Sums['pieces'], box: Box): Shape[] {
  const inRow = (each: number): number => Math.max(1, Math.floor((box.width - 20) / each));
  const fits = (each: number): boolean =>
    Math.ceil(pieces.length / inRow(each)) * each * 1.1 <= box.height - STEP_HEAD - 6;
  const each = PIECE_SIZES.find(fits) ?? 38;
  return pieces.map((shapes, i) => {
    const row = Math.floor(i / inRow(each));
    const count = Math.min(inRow(each), pieces.length - row * inRow(each));
    const x = box.x + box.width / 2 + ((i % inRow(each)) - count / 2) * each;
    return {
      transform: `translate(${x} ${box.y + row * each * 1.1}) scale(${each / 26.2})`,
      shapes,
    };
  });
}

/** The course of the points; where the table agreed on readings of its own, they are named below it. */
function courseShapes({ result, course, axis }: ResultPicture, theme: Theme, box: Box): Shape[] {
  const { colors } = theme;
  const readings = result.agreed.readings.map(({ ruling, words }) => `${words} (${ruling})`);
  const lines = readings.length > 0 ? [result.agreed.title, ...readings] : [];
  const line = Math.min(30, (box.height - 90) / Math.max(1, lines.length));
  const height = box.height - lines.length * line;
  return [
    { ...box, rx: 28, fill: colors.paper },
    ...chartShapes(
      course,
      // Where only the order is known nothing has a course.
      result.places.flatMap(({ player, points }) => (points === null ? [] : [{ player, points }])),
      theme,
      { ...box, height },
      axis,
    ),
    ...lines.map((text, i): Shape => {
      const size = Math.min(line * 0.78, (box.width - 60) / (text.length * LETTER));
      const y = box.y + height + (i + 0.6) * line;
      return {
        text,
        x: box.x + 30,
        y,
        size,
        fill: colors.inkSoft,
        anchor: 'start',
        face: i === 0 ? 'semibold' : 'medium',
      };
    }),
  ];
}
