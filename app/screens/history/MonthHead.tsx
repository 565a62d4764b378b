/** «Листопад · 6 партій · 3 год 44 хв»: stays at the top while its matches pass. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { dotted } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { T, useTheme } from '../../../src/ui';
import { formatMonth } from './dates';
import { firstOfYear } from './days';
import type { Month } from './months';
import { historyText } from './text';

export function MonthHead({ month, now }: { month: Month; now: number }): ReactNode {
  const words = useText(historyText);
  const locale = useLocale();
  const { space, colors } = useTheme();
  const { at, sums } = month;
  const hours = sums ? words.duration(sums.minutes) : '';
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: space.m,
        paddingHorizontal: space.xs,
        paddingTop: space.l,
        paddingBottom: space.s,
        backgroundColor: colors.table,
      }}
    >
      <T variant="heading" heading={2}>
        {formatMonth(at, locale, at < firstOfYear(now))}
      </T>
      {sums ? (
        <T variant="label" color="inkSoft">
          {dotted([words.matches(sums.matches), hours])}
        </T>
      ) : null}
    </View>
  );
}
