/** What lies open: the ladder with its newest card last, each card with the clause it lies there by. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { SeatPlayer } from '../../../../src/games/table';
import { useText } from '../../../../src/text/locale';
import { Panel, Piece, T, useTheme } from '../../../../src/ui';
import { clauseOf } from '../rules/because';
import type { ClauseId } from '../rules/clauses';
import type { Laid } from '../rules/types';
import { tableText } from '../words';
import { Card } from './Card';

interface LadderProps {
  laid: readonly Laid[];
  players: readonly SeatPlayer[];
  openClause(clause: ClauseId): void;
}

export function Ladder({ laid, players, openClause }: LadderProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <Panel label={words.ladder} style={{ gap: space.m }}>
      <T variant="heading" heading={2}>
        {words.ladder}
      </T>
      {laid.length === 0 ? <T color="inkSoft">{words.empty}</T> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        {laid.map((one) => (
          <Piece
            key={one.card}
            label={words.laid(one.card, players[one.seat]?.name ?? '', one.step)}
            state={one.step ? 'plain' : 'faded'}
            onPress={() => openClause(clauseOf(one))}
          >
            <Card card={one.card} />
          </Piece>
        ))}
      </View>
    </Panel>
  );
}
