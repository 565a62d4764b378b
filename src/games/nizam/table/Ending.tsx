/** The end of «Нізам»: what the points were made of, why the match ended, and why two winners are two. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { useTheme } from '../../../ui';
import { Ruled } from '../../kit/Ruled';
import type { EndingProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import type { NizamView } from '../rules/types';
import { Track } from './parts/Track';
import { tableText } from '../words/table';

export default function Ending(props: EndingProps<NizamView, ClauseId>): ReactNode {
  const { players, standing, view, openClause } = props;
  const words = useText(tableText).ending;
  const { space } = useTheme();
  if (view.phase === 'deal') return null;
  return (
    <View style={{ gap: space.m }}>
      <Track {...{ players, standing, openClause }} sheets={view.sheets} toPlay={null} />
      {view.mode === 'score' ? null : (
        <Ruled clause="N-5.1" openClause={openClause}>
          {words.decks(view.outs)}
        </Ruled>
      )}
      {standing.winners.length > 1 ? (
        <Ruled clause="N-6.1" openClause={openClause}>
          {words.shared}
        </Ruled>
      ) : null}
    </View>
  );
}
