/** A match move by move: a slider, the table as it was, the move in words, the points and what else was possible. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { useMatch } from '../../../src/match/hooks';
import { movesThatCount } from '../../../src/match/played';
import type { KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { EmptyState, Screen, TopBar } from '../../../src/ui';
import { BlankSheet } from '../../../src/ui/drawings/empty';
import { AtTable } from '../../bots/AtTable';
import type { Routes } from '../../routes';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { NotReady } from '../match/NotReady';
import { Replay } from './Replay';
import { canReplay } from './steps';
import { replayText } from './text';

export default function ReplayScreen({ route }: StaticScreenProps<Routes['Replay']>): ReactNode {
  const { id, step } = route.params;
  const state = useMatch(id);
  const words = useText(replayText);
  useScreenTitle(words.title);
  switch (state.status) {
    case 'loading':
    case 'missing':
    case 'elsewhere':
      return <NotReady state={state} id={id} />;
    case 'damaged':
    case 'ready':
      return <Ready match={state.match} start={Number(step ?? 0) || 0} />;
  }
}

function Ready({ match, start }: { match: KeptMatch; start: number }): ReactNode {
  const words = useText(replayText);
  const { id } = match.info;
  if (match.info.late) return <Instead id={id} sentence={words.empty} />;
  if (!canReplay(match)) return <Instead id={id} sentence={words.afterTheEnd} />;
  if (movesThatCount(match.log).length === 0) return <Instead id={id} sentence={words.empty} />;
  return (
    <AtTable players={match.info.players}>
      <Replay match={match} start={start} />
    </AtTable>
  );
}

function Instead({ id, sentence }: { id: string; sentence: string }): ReactNode {
  const words = useText(replayText);
  const shared = useText(common);
  const goBack = useGoBack();
  const navigation = useNavigation();
  return (
    <Screen header={<TopBar title={words.title} back={{ label: shared.back, onPress: goBack }} />}>
      <EmptyState
        drawing={<BlankSheet />}
        sentence={sentence}
        action={{ label: words.toMatch, onPress: () => navigation.navigate('Match', { id }) }}
      />
    </Screen>
  );
}
