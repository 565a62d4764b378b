/** The end of «Нізам»: what the points were made of, why the match ended, and why two winners are two. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../ui';
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
        <Remark sentence={words.decks(view.outs)} clause="N-5.1" openClause={openClause} />
      )}
      {standing.winners.length > 1 ? (
        <Remark sentence={words.shared} clause="N-6.1" openClause={openClause} />
      ) : null}
    </View>
  );
}

interface RemarkProps {
  sentence: string;
  clause: ClauseId;
  openClause(clause: ClauseId): void;
}

function Remark({ sentence, clause, openClause }: RemarkProps): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <T style={{ flex: 1 }}>{sentence}</T>
      <ClauseTag clause={clause} onPress={openClause} />
    </View>
  );
}
