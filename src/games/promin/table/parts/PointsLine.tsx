/** What a seat's tricks pay, as soon as they are known: «+30 ставка зіграла», «5 → 35». A tap asks why. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { minus, signed } from '../../../../text/plural';
import { Icon, T, Touch, useTheme } from '../../../../ui';
import type { ClauseId } from '../../rules/clauses';
import type { DealLine } from '../../rules/scoring';
import type { Bid } from '../../rules/types';
import { tableText, type TableWords } from '../../words/table';

export interface PointsLineProps {
  name: string;
  bid: Bid;
  won: number;
  line: DealLine;
  before: number;
  openClause(clause: ClauseId): void;
}

function whyOf({ bid, won, line }: PointsLineProps, words: TableWords['points']): string {
  if (line.clause === 'P-5.3') return bid.shield ? words.madeShield : words.made;
  return won < bid.beads ? words.short(bid.beads - won) : words.extra(won - bid.beads);
}

export function PointsLine(props: PointsLineProps): ReactNode {
  const { name, line, before } = props;
  const words = useText(tableText).points;
  const { colors, space } = useTheme();
  const after = before + line.points;
  const why = whyOf(props, words);
  const ink = line.points < 0 ? 'illegalText' : 'goodText';
  return (
    <Touch
      role="link"
      label={words.spoken(name, line.points, why, after)}
      onPress={() => props.openClause(line.clause)}
      hitSlop={{ top: 8, bottom: 8 }}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space.m,
        minHeight: 32,
      }}
    >
      <T variant="numS" color={ink} style={{ minWidth: 36 }}>
        {signed(line.points)}
      </T>
      <T variant="label" color={ink} style={{ flexGrow: 1, flexShrink: 1 }}>
        {why}
      </T>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
        <T variant="numS" color="inkFaint">
          {minus(before)}
        </T>
        <Icon name="arrowR" size={14} color={colors.inkFaint} />
        <T variant="numM">{minus(after)}</T>
      </View>
    </Touch>
  );
}
