/** The moment before a trick is collected: all its cards and who takes it. Nothing here is secret. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, Panel, PlayerBadge, T, useTheme } from '../../../../ui';
import { nameOf, type ProminProps } from '../props';
import { tableText } from '../../words/table';
import type { FullTrick } from './trick';
import { TrickSlots } from './TrickSlots';

type TakenProps = Pick<ProminProps, 'players' | 'openClause'> & {
  trick: FullTrick;
  /** Its last card lies there: before that nobody is said to take it. */
  landed?: boolean;
};

export function TakenTrick(props: TakenProps): ReactNode {
  const { trick, players, openClause, landed = true } = props;
  const words = useText(tableText).trick;
  const { space } = useTheme();
  const winner = players[trick.winner];
  return (
    <Panel label={words.title(trick.number)} style={{ gap: space.m }}>
      <TrickSlots
        players={players}
        leader={trick.leader}
        cards={trick.cards}
        toAct={null}
        winner={landed ? trick.winner : undefined}
      />
      {/* Its line keeps its room, so that nothing jumps when it comes. */}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 48 }}>
        {landed ? (
          <>
            {winner ? (
              <PlayerBadge name={winner.name} colour={winner.colour} size={28} decorative />
            ) : null}
            <T variant="heading" style={{ flex: 1 }} aria-live="polite">
              {words.taken(nameOf(players, trick.winner))}
            </T>
            <ClauseTag clause="P-4.6" onPress={openClause} />
          </>
        ) : null}
      </View>
    </Panel>
  );
}
