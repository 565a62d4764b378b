/** While the phone goes round: the field as it lies and everyone's points. No hand is in it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { minus } from '../../../text/plural';
import { PlayerBadge, T, useTheme } from '../../../ui';
import { SmallField } from '../../gems/table/SmallField';
import type { OnCurtainProps } from '../../table';
import { sheetPoints } from '../rules/because';
import type { NizamView } from '../rules/types';
import { tableText } from '../words/table';

export default function OnCurtain({ players, view }: OnCurtainProps<NizamView>): ReactNode {
  const words = useText(tableText).track;
  const { space } = useTheme();
  if (!('grid' in view)) return null;
  return (
    <View style={{ gap: space.s, alignItems: 'center' }}>
      <SmallField grid={view.grid} />
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'center',
          columnGap: space.l,
        }}
      >
        {players.map(({ seat, name, colour }) => {
          const sheet = view.sheets[seat];
          const points = sheet ? sheetPoints(sheet) : 0;
          return (
            <View
              key={seat}
              accessible
              role="img"
              aria-label={words.standing(name, points)}
              style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}
            >
              <PlayerBadge name={name} colour={colour} size={24} decorative />
              <T variant="numS">{minus(points)}</T>
            </View>
          );
        })}
      </View>
    </View>
  );
}
