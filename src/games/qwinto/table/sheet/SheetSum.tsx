/** Under the sheet: the crosses, and the total as a sum; it and its every term open their rule. */
import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { LineOf } from '../../../../engine/types';
import { minus } from '../../../../text/plural';
import { useText } from '../../../../text/locale';
import { Icon, T, Touch, useTheme } from '../../../../ui';
import { RowMark } from '../../../../ui/drawings/Die';
import { QWINTO_ROWS } from '../../../../ui/theme/tokens';
import { rowTerm, termOf, totalOf } from '../../rules/because';
import type { ClauseId } from '../../rules/clauses';
import { ROWS, type Lines } from '../../rules/types';
import { tableText } from '../../words/table';
import { CrossBoxes } from './CrossBoxes';

export interface SheetSumProps {
  misthrows: number;
  lines: readonly LineOf<Lines>[];
  openClause(clause: ClauseId): void;
  /** Makes the boxes a way to enter crosses. */
  onMisthrows?(count: number): void;
  /** Ends with «= 12», where the total stands nowhere else. */
  withTotal?: boolean;
}

interface Term {
  mark: ReactNode;
  what: string;
  clause: ClauseId;
  points: number;
}

export function SheetSum(props: SheetSumProps): ReactNode {
  const { misthrows, onMisthrows } = props;
  const { space } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: space.xs,
        paddingHorizontal: space.xs,
      }}
    >
      <CrossBoxes misthrows={misthrows} onMisthrows={onMisthrows} />
      <Terms {...props} />
    </View>
  );
}

/** Side by side in one line with the crosses: a finger reaches a little above and below. */
const TERM_SLOP = { top: 2, bottom: 2 };
const termStyle: ViewStyle = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 3,
  minHeight: 44,
};

function Terms({ lines, openClause, withTotal }: SheetSumProps): ReactNode {
  const terms = useTerms(lines);
  const words = useText(tableText);
  const total = totalOf(lines);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', flexShrink: 1 }}>
      {terms.map(({ mark, what, clause, points }, i) => (
        <Touch
          key={what}
          role="link"
          label={words.why(what, words.points(points, minus(points)), clause)}
          onPress={() => openClause(clause)}
          hitSlop={TERM_SLOP}
          style={termStyle}
        >
          {i > 0 ? (
            <T variant="label" color="inkFaint" style={{ marginLeft: 4, marginRight: 1 }}>
              {clause === 'Q-6.4' ? '−' : '+'}
            </T>
          ) : null}
          {mark}
          <T variant="numS">{Math.abs(points)}</T>
        </Touch>
      ))}
      {withTotal ? (
        <View role="status">
          <Touch
            role="link"
            label={words.whyTotal(words.points(total, minus(total)))}
            onPress={() => openClause('Q-6.5')}
            hitSlop={TERM_SLOP}
            style={[termStyle, { marginLeft: 6, minWidth: 44 }]}
          >
            <T color="inkFaint">=</T>
            <T variant="numM">{minus(total)}</T>
          </Touch>
        </View>
      ) : null}
    </View>
  );
}

/** Always the same five terms, so that the eye finds them; what counts nothing is a zero. */
function useTerms(lines: readonly LineOf<Lines>[]): Term[] {
  const { colors, scheme } = useTheme();
  const words = useText(tableText);
  const rows = ROWS.map((row): Term => ({
    mark: <RowMark row={row} size={14} color={QWINTO_ROWS[row][scheme].band} decorative />,
    what: words.row[row],
    ...rowTerm(lines, row),
  }));
  return [
    ...rows,
    {
      mark: (
        <Svg width={14} height={14} viewBox="0 0 16 16" aria-hidden>
          <Path
            d="M8 1.5 14.6 6.4 12.2 14H3.8L1.4 6.4Z"
            fill="none"
            stroke={colors.ink}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
        </Svg>
      ),
      what: words.pentagons,
      ...termOf(lines, 'Q-6.3'),
    },
    {
      mark: <Icon name="close" size={19} color={colors.illegal} />,
      what: words.crosses,
      ...termOf(lines, 'Q-6.4'),
    },
  ];
}
