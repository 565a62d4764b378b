/**
 * One bar a player. Every player has a pattern besides the colour; the numbers stand beside the bars,
 * so that the chart reads as a list too. Knows nothing about games.
 */
import { scaleLinear } from 'd3-scale';
import { useId, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { minus } from '../../text/plural';
import { useText } from '../../text/locale';
import { PlayerBadge } from '../components/PlayerBadge';
import { T } from '../components/Text';
import { Defs, Line, Path, Pattern, Rect, Svg } from '../svg';
import { spoken } from '../text';
import { useCramped, useLetterScale } from '../theme/letters';
import { useTheme } from '../theme/ThemeProvider';

export interface Bar {
  name: string;
  /** 1–6: token, colour, pattern. */
  colour: number;
  value: number;
  /** Shown instead of the bare number. */
  valueText?: string;
  /** Beside the number, smaller: «40 %». */
  aside?: string;
}

export interface BarChartProps {
  /** What the chart shows; its spoken name. */
  label: string;
  bars: readonly Bar[];
  /** Left out: the largest value. */
  max?: number;
  /** A dotted line at this value: an equal share, a par. */
  mark?: number;
}

/** By colour − 1, on a 10-unit tile: diagonals, squares, dots, other diagonals, chevrons, lines. */
export const PATTERNS = [
  'M-2 12 12-2M3 17 17 3M-7 7 7-7',
  'M0 5h10M5 0v10',
  'M3 3h.01M8 8h.01',
  'M-2-2 12 12M3-7 17 7M-7 3 7 17',
  'M0 7 5 2l5 5',
  'M0 3h10M0 8h10',
];

const ROW = 44;
const BAR = 24;
const NAME = 76;
/** Narrower than this, in letters of the usual size, the bar lies under its name. */
const SIDE_BY_SIDE = 280;

export function BarChart(props: BarChartProps): ReactNode {
  const { bars, mark } = props;
  const [width, setWidth] = useState(0);
  const { colors } = useTheme();
  const stacked = useCramped(SIDE_BY_SIDE);
  const markHeight = stacked ? BAR + 8 : ROW;
  const max = props.max ?? Math.max(1, mark ?? 0, ...bars.map(({ value }) => value));
  const x = scaleLinear().domain([0, max]).range([0, width]);
  return (
    <View role="list" aria-label={props.label}>
      {bars.map((bar, i) => (
        <BarRow
          key={i}
          bar={bar}
          stacked={stacked}
          length={Math.max(bar.value > 0 ? 6 : 0, x(bar.value))}
          onWidth={i === 0 ? setWidth : undefined}
          mark={
            mark === undefined || width === 0 ? null : (
              <Svg
                width={3}
                height={markHeight}
                aria-hidden
                style={{
                  position: 'absolute',
                  left: x(mark) - 1.5,
                  top: (BAR - markHeight) / 2,
                  pointerEvents: 'none',
                }}
              >
                <Line
                  x1={1.5}
                  x2={1.5}
                  y1={0}
                  y2={markHeight}
                  stroke={colors.ink}
                  strokeWidth={1.6}
                  strokeDasharray="3 4"
                />
              </Svg>
            )
          }
        />
      ))}
    </View>
  );
}

function BarRow(props: {
  bar: Bar;
  stacked: boolean;
  length: number;
  mark: ReactNode;
  onWidth?(width: number): void;
}): ReactNode {
  const { bar, stacked, length, mark, onWidth } = props;
  const words = useText(spoken);
  const letters = useLetterScale();
  const value = bar.valueText ?? minus(bar.value);
  const shape = (
    <View
      style={stacked ? { height: BAR } : { flex: 1, height: BAR }}
      onLayout={onWidth ? (event) => onWidth(event.nativeEvent.layout.width) : undefined}
    >
      {length > 0 ? <BarShape colour={bar.colour} length={length} /> : null}
      {mark}
    </View>
  );
  const line = (
    <View style={{ flexDirection: 'row', alignItems: 'center', minHeight: ROW, gap: 10 }}>
      <PlayerBadge name={bar.name} colour={bar.colour} size={28} decorative />
      <T
        variant="bodyStrong"
        numberOfLines={1}
        style={stacked ? { flex: 1 } : { width: NAME * letters }}
      >
        {bar.name}
      </T>
      {stacked ? null : shape}
      <T variant="numS" align="right" style={{ minWidth: 28 }}>
        {value}
      </T>
      {bar.aside ? (
        <T variant="label" color="inkFaint" align="right" style={{ minWidth: 40 }}>
          {bar.aside}
        </T>
      ) : null}
    </View>
  );
  return (
    <View
      role="listitem"
      aria-label={words.chart.bar(bar.name, bar.aside ? `${value}, ${bar.aside}` : value)}
    >
      {line}
      {stacked ? shape : null}
    </View>
  );
}

function BarShape(props: { colour: number; length: number }): ReactNode {
  const id = useId();
  const { face, on } = useTheme().player(props.colour);
  const dots = props.colour === 3;
  return (
    <Svg width={props.length} height={BAR} aria-hidden>
      <Defs>
        <Pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
          <Path
            d={PATTERNS[(props.colour - 1) % PATTERNS.length]}
            fill="none"
            stroke={on}
            strokeOpacity={0.42}
            strokeWidth={dots ? 3 : 1.4}
            strokeLinecap="round"
          />
        </Pattern>
      </Defs>
      <Rect width={props.length} height={BAR} rx={Math.min(7, props.length / 2)} fill={face} />
      <Rect
        width={props.length}
        height={BAR}
        rx={Math.min(7, props.length / 2)}
        fill={`url(#${id})`}
      />
    </Svg>
  );
}
