/** The course of the points as a drawing for the shared picture, names at the ends of the lines. */
import { scaleLinear } from 'd3-scale';

import type { SeatPlayer } from '../../../src/games/table';
import { minus } from '../../../src/text/plural';
import type { Theme } from '../../../src/ui';
import { TOKEN_PATHS } from '../../../src/ui/drawings/tokenPaths';
import type { Shape } from '../../../src/ui/drawings/shape';
import { chapterTicks } from './logChapters';
import { tokenShapes } from './windowShapes';

/** By colour − 1, as on the screen. */
const DASHES = [undefined, '14 7', '2 8', '14 5 2 5', '8 4 2 4', '22 5'];

/** More steps than this stand too close for marks. */
const APART = 12;

interface End {
  player: SeatPlayer;
  points: number;
}

export function chartShapes(
  course: readonly (readonly number[])[],
  ends: readonly End[],
  theme: Theme,
  box: { x: number; y: number; width: number; height: number },
  axis: string,
): Shape[] {
  const { colors } = theme;
  const all = course.flat();
  const isApart = course.length - 1 <= APART;
  const [left, right] = [box.x + 74, box.x + box.width - 300];
  const y = scaleLinear()
    .domain([Math.min(0, ...all), Math.max(10, ...all)])
    .nice(4)
    .range([box.y + box.height - 56, box.y + 24]);
  const x = scaleLinear()
    .domain([0, Math.max(1, course.length - 1)])
    .range([left, right]);
  const gap = Math.min(46, (box.height - 20) / Math.max(1, ends.length));
  const first = box.y + (box.height - gap * ends.length) / 2 + gap / 2;
  return [
    ...y.ticks(4).flatMap((value): Shape[] => [
      {
        d: `M${left} ${y(value)}H${right}`,
        stroke: value === 0 ? colors.lineStrong : colors.line,
        strokeWidth: 2,
      },
      {
        text: minus(value),
        x: left - 14,
        y: y(value) + 8,
        size: 22,
        fill: colors.inkSoft,
        anchor: 'end',
        face: 'medium',
      },
    ]),
    ...chapterTicks(course.length).flatMap((text, i): Shape[] =>
      text
        ? [
            {
              ...{ text, x: x(i), y: box.y + box.height - 20 },
              ...{ size: 22, fill: colors.inkSoft, face: 'medium' },
            },
          ]
        : [],
    ),
    {
      ...{ text: axis, x: box.x + 28, y: box.y + box.height - 20 },
      ...{ size: 22, fill: colors.inkSoft, anchor: 'start', face: 'medium' },
    },
    ...ends.flatMap(({ player, points }, i) => {
      const line = course.map(
        (step, at) => `${x(at).toFixed(1)} ${y(step[player.seat] ?? 0).toFixed(1)}`,
      );
      const { face, shape } = theme.player(player.colour);
      const end = first + i * gap;
      const dash = DASHES[player.colour - 1];
      return [
        {
          d: `M${line.join('L')}`,
          fill: 'none',
          stroke: face,
          strokeWidth: 5,
          strokeLinejoin: 'round',
          ...(dash && { strokeDasharray: dash }),
        },
        ...(isApart ? course.slice(1) : []).map((step, at): Shape => ({
          transform: `translate(${x(at + 1) - 10} ${y(step[player.seat] ?? 0) - 10}) scale(0.5)`,
          shapes: [{ d: TOKEN_PATHS[shape], fill: face }],
        })),
        { d: `M${right + 6} ${y(points)}L${right + 34} ${end}`, stroke: face, strokeWidth: 1.5 },
        tokenShapes(player, theme, right + 54, end, 34),
        {
          text: [...player.name].slice(0, 12).join(''),
          x: right + 80,
          y: end + 9,
          size: 25,
          fill: colors.ink,
          anchor: 'start',
          face: 'semibold',
        },
        {
          text: minus(points),
          x: box.x + box.width - 28,
          y: end + 9,
          size: 27,
          fill: colors.ink,
          anchor: 'end',
        },
      ] satisfies Shape[];
    }),
  ];
}
