/**
 * What lies open on the table while the phone changes hands: the cards of the trick, or the complete trick
 * that was just played. Made from the open table's view, so nothing of a hand can be in it.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { T, useTheme } from '../../../ui';
import type { EndingProps } from '../../table';
import type { View as ProminView } from '../types';
import { laidCards } from './parts/trick';
import { TrickSlots } from './parts/TrickSlots';
import { nameOf } from './props';
import { tableText } from './text';
import { trickBefore } from './virtual/lastTrick';

type Props = Pick<EndingProps<ProminView>, 'players' | 'view'>;

export default function OnCurtain({ players, view }: Props): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const taken = trickBefore(view, players);
  const trick = view.phase === 'play' && view.trick.cards.length > 0 ? view.trick : null;
  if (!taken && !trick) return null;
  return (
    <View style={{ gap: space.m, alignItems: 'center', width: '100%' }}>
      <TrickSlots
        players={players}
        leader={taken?.leader ?? trick?.leader ?? 0}
        cards={taken?.cards ?? (trick ? laidCards(trick) : [])}
        toAct={null}
        winner={taken?.winner}
      />
      <T align="center" color="inkSoft">
        {taken
          ? words.trick.taken(nameOf(players, taken.winner))
          : words.virtual.onTable(trick?.cards.length ?? 0)}
      </T>
    </View>
  );
}
