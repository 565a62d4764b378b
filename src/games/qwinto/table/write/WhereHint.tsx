/** Where the number may go, row by row, before anybody touches anything. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { T, useTheme } from '../../../../ui';
import { RowMark } from '../../../../ui/drawings/Die';
import { QWINTO_ROWS } from '../../../../ui/theme/tokens';
import { tableText } from '../../words/table';
import type { Props } from '../props';
import type { Outlook } from './outlook';

export function WhereHint({ props, outlook }: { props: Props; outlook: Outlook }): ReactNode {
  const words = useText(tableText);
  const { scheme, space } = useTheme();
  const { view, hints } = props;
  const sum = view.sum ?? 0;
  if (hints && outlook.places.length === 0)
    return (
      <T variant="bodyStrong" color="legalText">
        {words.nowhere(sum)}
      </T>
    );
  return (
    <View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}>
        <T variant="bodyStrong" color="legalText">
          {words.mayGo(sum)}
        </T>
        {view.dice.map((row) => (
          <View key={row} style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
            <RowMark row={row} size={16} color={QWINTO_ROWS[row][scheme].band} />
            {hints ? (
              <T>{words.fields(outlook.places.filter((place) => place.row === row).length)}</T>
            ) : null}
          </View>
        ))}
      </View>
      {outlook.clashes.length > 0 ? <T color="inkSoft">{words.crossed(sum)}</T> : null}
    </View>
  );
}
