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
import { Touch } from '../components/Touch';
import { Defs, Line, Path, Pattern, Rect, Svg } from '../svg';
import { spoken } from '../text';
import { useCramped, useLetterScale } from '../theme/letters';
import { useTheme } from '../theme/ThemeProvider';

export interface Bar {
  name: string;
  /** 1–6: token, colour, pattern. */
  colour: number;
  value: number;
  /** Shown instead of the bare number: «40 %». */
  valueText?: string;
  /** Spoken after the number. */
  spoken?: string;
  /** Whose it is can be opened; `label` is spoken. */
  link?: { label: string; onPress(): void };
}

export interface BarChartProps {
  /** What the chart shows; its spoken name. */
  label: string;
  bars: readonly Bar[];
  /** The scale reaches at least so far. */
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

const ROW = 48;
const BAR = 22;
const NAME = 84;
const VALUE = 70;
const AXIS = 24;
/** A number of the scale every so many points. */
const PER_TICK = 56;
/** Nought is a tick. */
const NOUGHT = 3;
/** Narrower than this, in letters of the usual size, the bar lies under its name. */
const SIDE_BY_SIDE = 340;

export function BarChart(props: BarChartProps): ReactNode {
  const { bars, mark } = props;
  const [width, setWidth] = useState(0);
  const { colors } = useTheme();
  const letters = useLetterScale();
  const stacked = useCramped(SIDE_BY_SIDE);
  const values = [0, props.max ?? 0, mark ?? 0, ...bars.map(({ value }) => value)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const steps = Math.max(2, Math.min(5, Math.floor(width / (PER_TICK * letters))));
  const x = scaleLinear()
    .domain(least < most ? [least, most] : [0, 1])
    .nice(steps)
    .range([0, width]);
  const ticks = x.ticks(steps);
  const left = stacked ? 0 : 28 + NAME * letters + 20;
  const right = stacked ? 0 : VALUE * letters + 10;
  return (
    <View>
      <View
        aria-hidden
        style={{ position: 'absolute', left, right, top: 0, bottom: 0, pointerEvents: 'none' }}
        onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      >
        {ticks.map((tick) => (
          <View
            key={tick}
            style={{
              position: 'absolute',
              left: x(tick) - 0.5,
              top: 0,
              bottom: AXIS * letters,
              width: 1,
              backgroundColor: tick === 0 ? colors.lineStrong : colors.line,
            }}
          />
        ))}
        {ticks.map((tick) => (
          <T
            key={tick}
            variant="caption"
            color="inkSoft"
            align="center"
            style={{ position: 'absolute', bottom: 0, left: x(tick) - 24, width: 48 }}
          >
            {minus(tick)}
          </T>
        ))}
      </View>
      <View role="list" aria-label={props.label}>
        {bars.map((bar, i) => (
          <BarRow
            key={i}
            bar={bar}
            stacked={stacked}
            from={x(Math.min(0, bar.value))}
            length={Math.max(NOUGHT, Math.abs(x(bar.value) - x(0)))}
          />
        ))}
      </View>
      <View style={{ height: AXIS * letters }} />
      {mark === undefined || width === 0 ? null : (
        <View
          aria-hidden
          style={{
            position: 'absolute',
            left: left + x(mark) - 1.5,
            top: 0,
            bottom: AXIS * letters,
            pointerEvents: 'none',
          }}
        >
          <Svg width={3} height={bars.length * (stacked ? ROW + BAR : ROW)} aria-hidden>
            <Line
              x1={1.5}
              x2={1.5}
              y1={0}
              y2="100%"
              stroke={colors.ink}
              strokeWidth={1.8}
              strokeDasharray="3 4"
            />
          </Svg>
        </View>
      )}
    </View>
  );
}

function BarRow(props: { bar: Bar; stacked: boolean; from: number; length: number }): ReactNode {
  const { bar, stacked, from, length } = props;
  const words = useText(spoken);
  const letters = useLetterScale();
  const value = bar.valueText ?? minus(bar.value);
  const told = words.chart.bar(bar.name, bar.spoken ? `${value}, ${bar.spoken}` : value);
  const shape = (
    <View style={stacked ? { height: BAR } : { flex: 1, height: BAR }}>
      <View style={{ position: 'absolute', left: from }}>
        <BarShape colour={bar.colour} length={length} />
      </View>
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
      <T
        variant="numM"
        align="right"
        numberOfLines={1}
        style={{ width: stacked ? undefined : VALUE * letters }}
      >
        {value}
      </T>
    </View>
  );
  const whole = (
    <>
      {line}
      {stacked ? shape : null}
    </>
  );
  if (!bar.link)
    return (
      <View role="listitem" aria-label={told}>
        {whole}
      </View>
    );
  return (
    <View role="listitem">
      <Touch role="link" label={bar.link.label} onPress={bar.link.onPress}>
        {whole}
      </Touch>
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
