/** «Листопад · 6 партій · 3 год 44 хв»: stays at the top while its matches pass. */
import { useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { dotted } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { eveningsIn } from '../../../src/stats';
import { IconButton, Sheet, T, useTheme } from '../../../src/ui';
import { EveningRows } from '../evening/EveningRows';
import { eveningText } from '../evening/text';
import { formatMonth } from './dates';
import type { Month } from './months';
import { historyText } from './text';

export function MonthHead({ month, now }: { month: Month; now: number }): ReactNode {
  const words = useText(historyText);
  const locale = useLocale();
  const { space, colors } = useTheme();
  const { at, sums } = month;
  const name = formatMonth(at, locale, now);
  const hours = sums ? words.duration(sums.minutes) : '';
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: space.m,
        paddingHorizontal: space.xs,
        paddingTop: space.l,
        paddingBottom: space.s,
        backgroundColor: colors.table,
      }}
    >
      <T variant="heading" heading={2}>
        {name}
      </T>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
        {sums ? (
          <T variant="label" color="inkSoft">
            {dotted([words.matches(sums.matches), hours])}
          </T>
        ) : null}
        <Evenings month={month} name={name} />
      </View>
    </View>
  );
}

/** A way to the month's evenings, where there are any. */
function Evenings({ month: { data }, name }: { month: Month; name: string }): ReactNode {
  const words = useText(eveningText);
  const [open, setOpen] = useState(false);
  const evenings = useMemo(() => eveningsIn(data), [data]);
  if (evenings.length === 0) return null;
  const label = words.eveningsOf(name);
  return (
    <>
      <IconButton icon="star4" label={label} onPress={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <EveningRows evenings={evenings} onOpen={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
