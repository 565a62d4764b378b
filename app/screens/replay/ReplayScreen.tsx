/** A match move by move: a slider, the table as it was, the move in words, the points and what else was possible. */
import type { StaticScreenProps } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { useMatch } from '../../../src/match/hooks';
import { movesThatCount } from '../../../src/match/played';
import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { AtTable } from '../../bots/AtTable';
import type { Routes } from '../../routes';
import { useScreenTitle } from '../../useScreenTitle';
import { NotReady } from '../match/NotReady';
import { Instead } from './Instead';
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
    case 'shut':
      return <NotReady state={state} id={id} />;
    case 'damaged':
    case 'ready':
      return <Ready match={state.match} start={Number(step ?? 0) || 0} />;
  }
}

function Ready({ match, start }: { match: KeptMatch; start: number }): ReactNode {
  const words = useText(replayText);
  const { id } = match.info;
  const isEmpty = match.info.late || movesThatCount(match.log).length === 0;
  if (isEmpty || !canReplay(match)) {
    const sentence = isEmpty ? words.empty : words.afterTheEnd;
    return <Instead id={id} title={words.title} sentence={sentence} />;
  }
  return (
    <AtTable players={match.info.players}>
      <Replay match={match} start={start} />
    </AtTable>
  );
}
