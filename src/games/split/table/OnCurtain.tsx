/** While the phone goes round: who has voted, never what for. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { T, useTheme } from '../../../ui';
import type { OnCurtainProps } from '../../table';
import type { SplitView } from '../rules/types';
import { tableText } from '../words/table';
import { Voters } from './virtual/Voters';

export default function OnCurtain({ players, view, next }: OnCurtainProps<SplitView>): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  if (view.phase !== 'vote') return null;
  const { contenders } = view.part;
  const voted = contenders.filter((seat) => view.voted[seat]).length;
  return (
    <View style={{ gap: space.m, alignItems: 'center' }}>
      <View style={{ minWidth: 60 * contenders.length }}>
        <Voters contenders={contenders} voted={view.voted} now={next} players={players} />
      </View>
      <T align="center" color="inkSoft">
        {words.votedSoFar(voted, contenders.length)}
      </T>
    </View>
  );
}
