/**
 * What lies open on the table while the phone changes hands: the cards of the trick and whose card leads
 * so far. Made from the open table's view, so nothing of a hand can be in it.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { T, useTheme } from '../../../ui';
import type { OnCurtainProps } from '../../table';
import type { View as ProminView } from '../rules/types';
import { laidCards, leaderSoFar } from './parts/trick';
import { TrickSlots } from './parts/TrickSlots';
import { nameOf } from './props';
import { tableText } from '../words/table';

export default function OnCurtain({ players, view }: OnCurtainProps<ProminView>): ReactNode {
  const words = useText(tableText).virtual;
  const { space } = useTheme();
  if (view.phase !== 'play' || view.trick.cards.length === 0) return null;
  const cards = laidCards(view.trick);
  const ahead = leaderSoFar(cards);
  return (
    <View style={{ gap: space.m, alignItems: 'center', width: '100%' }}>
      <TrickSlots
        players={players}
        leader={view.trick.leader}
        cards={cards}
        toAct={null}
        winner={ahead}
      />
      <T align="center" color="inkSoft">
        {words.onTable(cards.length, nameOf(players, ahead))}
      </T>
    </View>
  );
}
