/** One place of a sheet as it looks: a cell, a pentagon or the gap, in one of the states of a cell. */
import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Icon, mix, T, useTheme, FACES, type Theme } from '../../../../ui';
import { RowMark } from '../../../../ui/drawings/Die';
import { QWINTO_ROWS } from '../../../../ui/theme/tokens';
import type { Row } from '../../rules/types';

/**
 * `dim` steps back, `legal` may be chosen, `selected` is chosen, `wrong` was tried, `crossed` is closed by
 * its column, `written` was filled in this roll, `clash` stands in the way.
 */
export type Look =
  'plain' | 'dim' | 'legal' | 'selected' | 'wrong' | 'crossed' | 'written' | 'clash';

export interface CellFaceProps {
  row: Row;
  look: Look;
  number: number | null;
  pentagon?: boolean;
  gap?: boolean;
  width: number;
  height: number;
}

interface Paint {
  fill: string;
  line: string;
  lineWidth: number;
  dashed: boolean;
  digit: string;
}

function paintOf(row: Row, look: Look, pentagon: boolean, theme: Theme): Paint {
  const { colors, scheme } = theme;
  const tint = QWINTO_ROWS[row][scheme];
  const edge = scheme === 'light' ? '#2A1406' : tint.digit;
  const plain: Paint = {
    fill: tint.cell,
    line: pentagon ? edge : tint.cell,
    lineWidth: pentagon ? 1.8 : 0,
    dashed: false,
    digit: tint.digit,
  };
  const honey = { line: colors.legal, lineWidth: 2.5 };
  switch (look) {
    case 'plain':
      return plain;
    case 'dim':
    case 'crossed':
      return { ...plain, fill: mix(tint.cell, tint.band, 0.42) };
    case 'legal':
      return { ...plain, ...honey, fill: colors.legalFill, digit: colors.legalText };
    case 'selected':
      return { ...plain, ...honey, fill: colors.legalGlow, digit: colors.cardInk };
    case 'written':
      return { ...plain, line: colors.good, lineWidth: 3 };
    case 'wrong':
      return {
        fill: colors.illegalFill,
        line: colors.illegal,
        lineWidth: 2.5,
        dashed: true,
        digit: colors.illegalText,
      };
    case 'clash':
      return { ...plain, line: colors.illegal, lineWidth: 2.5 };
  }
}

export function CellFace(props: CellFaceProps): ReactNode {
  const { row, look, number, pentagon = false, gap = false, width, height } = props;
  const theme = useTheme();
  if (gap) return <Gap row={row} look={look} width={width} height={height} />;
  const paint = paintOf(row, look, pentagon, theme);
  const digits = Math.min(width * (number !== null && number > 9 ? 0.56 : 0.62), height * 0.6);
  return (
    <View style={{ width, height, alignItems: 'center', justifyContent: 'center' }}>
      {pentagon ? (
        <Pentagon paint={paint} width={width} height={height} />
      ) : (
        <View
          style={{
            position: 'absolute',
            left: width * 0.06,
            right: width * 0.06,
            top: height * 0.08,
            bottom: height * 0.08,
            borderRadius: width * 0.24,
            backgroundColor: paint.fill,
            borderWidth: paint.lineWidth,
            borderColor: paint.line,
            borderStyle: paint.dashed ? 'dashed' : 'solid',
            boxShadow:
              look === 'selected' ? `0px 0px 0px 2px ${theme.colors.legalGlow}` : undefined,
          }}
        />
      )}
      {look === 'crossed' ? (
        <Icon name="close" size={width * 0.56} color={theme.colors.illegal} />
      ) : number !== null ? (
        <T
          allowFontScaling={false}
          color={paint.digit}
          style={{
            fontFamily: FACES.displayBold,
            fontSize: digits,
            lineHeight: digits * 1.25,
            marginTop: pentagon ? height * 0.09 : 0,
          }}
        >
          {number}
        </T>
      ) : null}
    </View>
  );
}

/** On a 100 × 100 grid: the point of the printed sheet's bonus cell is above, its foot narrower. */
const PENTAGON = 'M50 3 L95 32 L87 95 Q86.6 97 84 97 L16 97 Q13.4 97 13 95 L5 32 Z';

function Pentagon(props: { paint: Paint; width: number; height: number }): ReactNode {
  const { paint, width, height } = props;
  return (
    <View style={{ position: 'absolute', inset: 0 }}>
      <Svg width={width} height={height} viewBox="0 0 100 100" preserveAspectRatio="none">
        <Path
          d={PENTAGON}
          fill={paint.fill}
          stroke={paint.line}
          strokeWidth={paint.lineWidth * 1.25}
          strokeLinejoin="round"
          strokeDasharray={paint.dashed ? '5 4' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      </Svg>
    </View>
  );
}

function Gap(props: { row: Row; look: Look; width: number; height: number }): ReactNode {
  const { row, look, width, height } = props;
  const { colors, scheme } = useTheme();
  const tint = QWINTO_ROWS[row][scheme];
  return (
    <View style={{ width, height, alignItems: 'center', justifyContent: 'center' }}>
      <View
        style={{
          width: width * 0.88,
          height: height * 0.84,
          borderRadius: width * 0.2,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: mix(tint.band, '#000000', 0.24),
          borderWidth: look === 'wrong' ? 2.5 : 0,
          borderStyle: 'dashed',
          borderColor: colors.illegalFill,
        }}
      >
        <RowMark
          row={row}
          size={width * 0.5}
          color={row === 'purple' ? '#FFFFFF' : mix(tint.band, '#000000', 0.72)}
          decorative
        />
      </View>
    </View>
  );
}
