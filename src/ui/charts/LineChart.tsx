/**
 * Scores over rounds. Every series has its own dash and its own point shape besides its colour, and
 * the whole chart has a text alternative. Knows nothing about games.
 */
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { minus } from '../../text/plural';
import { useText } from '../../text/locale';
import { PlayerBadge } from '../components/PlayerBadge';
import { T } from '../components/Text';
import { TOKEN_PATHS } from '../drawings/tokenPaths';
import { G, Line, Path, Svg, SvgText } from '../svg';
import { spoken } from '../text';
import { fittingSize } from '../theme/fit';
import { useTheme } from '../theme/ThemeProvider';
import { FACES } from '../theme/type';

export interface LineSeries {
  name: string;
  /** 1–6: token, colour, dash. */
  colour: number;
  /** From the start; null where there is no value yet. */
  values: readonly (number | null)[];
}

export interface LineChartProps {
  /** What the chart shows; its spoken name. */
  label: string;
  series: readonly LineSeries[];
  /** Under the points, as many as values. */
  ticks: readonly string[];
  /** Name of the horizontal axis: «роздача». */
  axis?: string;
  height?: number;
  /** Index of the series that stands out. */
  emphasis?: number;
  /** Names at the lines' ends, where there is room for them. */
  named?: boolean;
}

/** By colour − 1. */
const DASHES = ['', '14 7', '2 6', '14 5 2 5', '8 4 2 4 2 4', '22 5'];
const MARGIN = { left: 40, right: 44, top: 16, bottom: 34 };
const TOKEN = 22;

interface Point {
  x: number;
  y: number;
}

/** Room for a name at the end of its line. */
const NAMED = 118;
/** Narrower than this there is none. */
const NAMES_FIT = 300;
const NAME_HEIGHT = 27;

/** Names at one height push each other apart, evenly, and stay within the chart. */
export function spreadNames(heights: readonly number[], top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed: number[] = [];
  order.forEach((i, k) => {
    const above = placed[order[k - 1] ?? -1] ?? -Infinity;
    placed[i] = Math.max(heights[i] ?? 0, above + NAME_HEIGHT);
  });
  let limit = bottom;
  for (const i of [...order].reverse()) {
    placed[i] = Math.max(top, Math.min(placed[i] ?? 0, limit));
    limit = placed[i] - NAME_HEIGHT;
  }
  return placed;
}

/** Tokens at the ends must not cover each other: neighbours at one height move right. */
export function spreadEnds(ends: readonly Point[]): Point[] {
  const placed: Point[] = [];
  for (const end of ends) {
    const clashes = placed.filter((other) => Math.abs(other.y - end.y) < TOKEN * 0.8).length;
    placed.push({ x: end.x + clashes * (TOKEN + 3), y: end.y });
  }
  return placed;
}

function describe(props: LineChartProps, say: (name: string, values: string) => string): string {
  const lines = props.series.map(({ name, values }) =>
    say(name, values.flatMap((value) => (value === null ? [] : [minus(value)])).join(', ')),
  );
  return `${props.label}. ${lines.join('. ')}.`;
}

export function LineChart(props: LineChartProps): ReactNode {
  const { series, height = 240 } = props;
  const [width, setWidth] = useState(0);
  const words = useText(spoken);
  return (
    <View
      role="img"
      aria-label={describe(props, words.chart.rising)}
      accessible
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      style={{ height, width: '100%' }}
    >
      {width > 0 && series.length > 0 ? <Plot {...props} width={width} height={height} /> : null}
    </View>
  );
}

function Plot(props: LineChartProps & { width: number; height: number }): ReactNode {
  const { series, ticks, width, height } = props;
  const { colors, player, type } = useTheme();
  const named = (props.named ?? false) && width >= NAMES_FIT && series.length > 1;
  const right = named ? NAMED : MARGIN.right;
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const y = scaleLinear()
    .domain([Math.min(0, ...all), Math.max(10, ...all)])
    .nice(5)
    .range([height - MARGIN.bottom, MARGIN.top]);
  const x = scaleLinear()
    .domain([0, Math.max(1, ticks.length - 1)])
    .range([MARGIN.left + 6, width - right - TOKEN / 2]);
  const path = line<Point>(
    (point) => point.x,
    (point) => point.y,
  );
  const drawn = series.map(({ values }) =>
    values.flatMap((value, i) => (value === null ? [] : [{ x: x(i), y: y(value) }])),
  );
  const last = drawn.map((points) => points[points.length - 1] ?? { x: x(0), y: y(0) });
  const heights = spreadNames(
    last.map((end) => end.y),
    TOKEN / 2,
    height - TOKEN / 2,
  );
  const ends = named
    ? last.map((_, i) => ({ x: width - right + 22, y: heights[i] ?? 0 }))
    : spreadEnds(last);
  return (
    <>
      <Svg width={width} height={height} aria-hidden>
        <Grid {...props} y={y} x={x} right={right} />
        {series.map(({ colour, name }, i) => {
          const points = drawn[i] ?? [];
          const { face, shape } = player(colour);
          const strong = props.emphasis === i;
          return (
            <G key={name + colour}>
              <Path
                d={path(points) ?? ''}
                fill="none"
                stroke={colors.paper}
                strokeWidth={strong ? 7 : 6}
                strokeLinejoin="round"
              />
              <Path
                d={path(points) ?? ''}
                fill="none"
                stroke={face}
                strokeWidth={strong ? 3.6 : 2.4}
                // A line alone needs no dash to be told from another.
                strokeDasharray={series.length > 1 ? DASHES[(colour - 1) % DASHES.length] : ''}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
              {named ? <Leader from={last[i]} to={ends[i]} stroke={face} /> : null}
              {(named ? points.slice(1) : points.slice(1, -1)).map((point) => (
                <Path
                  key={point.x}
                  d={TOKEN_PATHS[shape]}
                  transform={`translate(${point.x - 5.6} ${point.y - 5.6}) scale(0.28)`}
                  fill={face}
                  stroke={colors.paper}
                  strokeWidth={5}
                />
              ))}
            </G>
          );
        })}
      </Svg>
      {series.map(({ name, colour }, i) => (
        <View
          key={name + colour}
          style={{
            position: 'absolute',
            left: (ends[i]?.x ?? 0) - TOKEN / 2,
            top: (ends[i]?.y ?? 0) - TOKEN / 2,
          }}
        >
          <PlayerBadge name={name} colour={colour} size={TOKEN} decorative />
          {named ? (
            <View
              style={{
                position: 'absolute',
                left: TOKEN + 5,
                width: NAMED - TOKEN - 24,
                height: TOKEN,
                justifyContent: 'center',
              }}
            >
              <T
                variant="label"
                numberOfLines={1}
                maxFontSizeMultiplier={1}
                style={{
                  fontSize: fittingSize(name, NAMED - TOKEN - 24, type.label.fontSize ?? 14, 9),
                }}
              >
                {name}
              </T>
            </View>
          ) : null}
        </View>
      ))}
    </>
  );
}

/** From the last point to its name. */
function Leader(props: {
  from: Point | undefined;
  to: Point | undefined;
  stroke: string;
}): ReactNode {
  const { from, to, stroke } = props;
  if (!from || !to) return null;
  return (
    <Path
      d={`M${from.x + 7} ${from.y}L${to.x - TOKEN / 2 - 2} ${to.y}`}
      stroke={stroke}
      strokeWidth={1.2}
      opacity={0.6}
    />
  );
}

interface GridProps extends LineChartProps {
  width: number;
  height: number;
  right: number;
  x(value: number): number;
  y: { (value: number): number; ticks(count: number): number[] };
}

function Grid(props: GridProps): ReactNode {
  const { ticks, axis, width, height, right, x, y } = props;
  const { colors } = useTheme();
  const text = { fontFamily: FACES.medium, fontSize: 13, fill: colors.inkSoft };
  return (
    <>
      {y.ticks(5).map((value) => (
        <G key={value}>
          <Line
            x1={MARGIN.left}
            x2={width - right}
            y1={y(value)}
            y2={y(value)}
            stroke={value === 0 ? colors.lineStrong : colors.line}
            strokeWidth={value === 0 ? 1.8 : 1}
          />
          <SvgText {...text} x={MARGIN.left - 8} y={y(value) + 4.5} textAnchor="end">
            {minus(value)}
          </SvgText>
        </G>
      ))}
      {ticks.map((tick, i) =>
        tick ? (
          <SvgText key={i} {...text} x={x(i)} y={height - 8} textAnchor="middle">
            {tick}
          </SvgText>
        ) : null,
      )}
      {axis ? (
        <SvgText {...text} x={8} y={height - 8}>
          {axis}
        </SvgText>
      ) : null}
    </>
  );
}
