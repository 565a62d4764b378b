/** How a tie on points was decided (S-7.7), in the order one would say it at the table. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Standing } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { T, useTheme } from '../../../../ui';
import { Ruled } from '../../../kit/Ruled';
import type { SeatPlayer } from '../../../table';
import { nameOf } from '../props';
import { tableText } from '../../words/table';
import { tieLines } from '../../rules/because';
import type { ClauseId } from '../../rules/clauses';

export interface TieBreakProps {
  standing: Standing;
  players: readonly SeatPlayer[];
  openClause(clause: ClauseId): void;
}

/** Nothing where the points alone decide. */
export function TieBreak({ standing, players, openClause }: TieBreakProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const lines = tieLines(standing.lines);
  if (lines.length === 0) return null;
  const kept = lines.map((line) => words.holderCount(nameOf(players, line.seat), line.facts.cards));
  const [winner, another] = standing.winners;
  return (
    <View style={{ gap: space.xs }}>
      <Ruled variant="heading" heading={2} clause="S-7.7" openClause={openClause}>
        {words.tieTitle}
      </Ruled>
      <T>
        {words.tieCards(words.and(kept))}{' '}
        {winner !== undefined && another === undefined
          ? words.tieDecided(nameOf(players, winner))
          : words.tieShared}
      </T>
    </View>
  );
}
