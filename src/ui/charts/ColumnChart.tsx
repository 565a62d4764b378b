/**
 * Upright columns: how often something came, or how much of it. The number stands on each column, and
 * the whole chart has a text alternative. Knows nothing about games.
 */
import { scaleLinear } from 'd3-scale';
import { useId, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { minus } from '../../text/plural';
import { useText } from '../../text/locale';
import { Defs, G, Line, Path, Pattern, Rect, Svg, SvgText } from '../svg';
import { spoken } from '../text';
import { useTheme } from '../theme/ThemeProvider';
import { FACES } from '../theme/type';
import { PATTERNS } from './BarChart';

export interface Column {
  /** Under the column; left out where `edges` name the places between. */
  label: string;
  value: number;
  /** Shown instead of the bare number. */
  valueText?: string;
  /** Spoken instead of the label. */
  spoken?: string;
}

export interface ColumnChartProps {
  /** What the chart shows; its spoken name. */
  label: string;
  columns: readonly Column[];
  /** Names of the borders between columns, one more than columns: for ranges. */
  edges?: readonly string[];
  /** Left out: the largest value. */
  max?: number;
  /** 1–6: dye and pattern. */
  colour?: number;
  height?: number;
}

const MARGIN = { top: 24, bottom: 28, side: 12 };
const WIDEST = 64;

export function ColumnChart(props: ColumnChartProps): ReactNode {
  const { label, columns, height = 190 } = props;
  const [width, setWidth] = useState(0);
  const words = useText(spoken);
  const told = columns.map((column) =>
    words.chart.bar(column.spoken ?? column.label, column.valueText ?? minus(column.value)),
  );
  return (
    <View
      role="img"
      aria-label={`${label}. ${told.join('. ')}.`}
      accessible
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      style={{ height, width: '100%' }}
    >
      {width > 0 && columns.length > 0 ? <Plot {...props} width={width} height={height} /> : null}
    </View>
  );
}

function Plot(props: ColumnChartProps & { width: number; height: number }): ReactNode {
  const { columns, edges, width, height, colour = 1 } = props;
  const id = useId();
  const { colors, player } = useTheme();
  const { face, on } = player(colour);
  const floor = height - MARGIN.bottom;
  const y = scaleLinear()
    .domain([0, props.max ?? Math.max(1, ...columns.map(({ value }) => value))])
    .range([floor, MARGIN.top]);
  const step = (width - 2 * MARGIN.side) / columns.length;
  // Ranges touch, as what they count does.
  const thick = edges ? step * 0.94 : Math.min(WIDEST, step * 0.7);
  const small = { fontFamily: FACES.medium, fontSize: 13, fill: colors.inkSoft };
  return (
    <Svg width={width} height={height} aria-hidden>
      <Defs>
        <Pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
          <Path
            d={PATTERNS[(colour - 1) % PATTERNS.length]}
            fill="none"
            stroke={on}
            strokeOpacity={0.42}
            strokeWidth={colour === 3 ? 3 : 1.4}
            strokeLinecap="round"
          />
        </Pattern>
      </Defs>
      {columns.map((column, i) => {
        const middle = MARGIN.side + step * (i + 0.5);
        const top = column.value > 0 ? Math.min(y(column.value), floor - 4) : floor;
        const shape = { x: middle - thick / 2, y: top, width: thick, height: floor - top, rx: 5 };
        return (
          <G key={i}>
            <Rect {...shape} fill={face} />
            <Rect {...shape} fill={`url(#${id})`} />
            {column.value > 0 ? (
              <SvgText
                fontFamily={FACES.displayBold}
                fontSize={14}
                fill={colors.ink}
                x={middle}
                y={top - 7}
                textAnchor="middle"
              >
                {column.valueText ?? minus(column.value)}
              </SvgText>
            ) : null}
            {edges ? null : (
              <SvgText {...small} x={middle} y={height - 9} textAnchor="middle">
                {column.label}
              </SvgText>
            )}
          </G>
        );
      })}
      <Line
        x1={MARGIN.side}
        x2={width - MARGIN.side}
        y1={floor}
        y2={floor}
        stroke={colors.lineStrong}
        strokeWidth={1.8}
      />
      {edges?.map((edge, i) => (
        <SvgText key={i} {...small} x={MARGIN.side + step * i} y={height - 9} textAnchor="middle">
          {edge}
        </SvgText>
      ))}
    </Svg>
  );
}
