/** The votes turned up last: who chose which part and what became of it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { ClauseTag, OWN_COLOURS, Panel, PlayerBadge, T, useTheme } from '../../../../ui';
import { PartSymbol } from './pieces';
import { Moving } from '../../../../ui/motion';
import type { SeatPlayer } from '../../../table';
import type { ClauseId } from '../../rules/clauses';
import { partClause } from '../../rules/because';
import type { Ballot, TableView } from '../../rules/types';
import { nameOf, spansOf, type Span } from '../props';
import { tableText, type TableWords } from '../../words/table';
import { appearing } from './Appear';
import { PART_AFTER, TURN_MS, useReveal } from './reveal';
import { TurnOver } from './TurnOver';
import { usePartLook } from './usePartLook';

export interface RevealedProps {
  table: TableView;
  players: readonly SeatPlayer[];
  openClause(clause: ClauseId): void;
}

export function Revealed({ table, players, openClause }: RevealedProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { ballot } = table;
  if (!ballot) return null;
  return (
    <Panel label={words.revealed} style={{ padding: space.m, gap: space.s }}>
      <T variant="label" color="inkSoft" heading={2}>
        {words.revealed}
      </T>
      {spansOf(ballot, ballot.at).map((span, part) => (
        <PartResult
          key={`${ballot.from}-${ballot.to}-${part}`}
          part={part}
          span={span}
          voters={votersOf(ballot, part)}
          table={table}
          players={players}
          openClause={openClause}
        />
      ))}
    </Panel>
  );
}

function votersOf({ votes }: Ballot, part: number): Seat[] {
  return votes.flatMap((vote, seat) => (vote === part ? [seat] : []));
}

const BADGE = 28;

interface PartResultProps extends RevealedProps {
  part: number;
  span: Span;
  voters: readonly Seat[];
}

function outcome(props: PartResultProps, words: TableWords): string {
  const { span, voters, table, players } = props;
  const [first, second] = voters;
  if (first === undefined) return words.nobody;
  if (second === undefined) return words.takes(nameOf(players, first), span.to - span.from);
  if (table.row[span.from]?.fate !== 'discard') return words.disputed;
  return span.to - span.from === 1 ? words.disputedGone : words.disputedAgain;
}

function PartResult(props: PartResultProps): ReactNode {
  const { part, span, voters, players, openClause } = props;
  const words = useText(tableText);
  const { space, radii, motion } = useTheme();
  const fresh = useReveal();
  const { key, fill, border } = usePartLook(part);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 36 }}>
      <View
        {...OWN_COLOURS}
        style={{
          padding: 6,
          borderRadius: radii.card,
          borderWidth: 1.5,
          borderColor: border,
          backgroundColor: fill,
        }}
      >
        <PartSymbol part={key} size={20} />
      </View>
      <View style={{ flexDirection: 'row' }}>
        {voters.map((seat, i) => (
          <View key={seat} style={{ marginLeft: i === 0 ? 0 : -6 }}>
            <TurnOver size={BADGE} delay={part * PART_AFTER}>
              <PlayerBadge
                name={nameOf(players, seat)}
                colour={players[seat]?.colour ?? 1}
                size={BADGE}
              />
            </TurnOver>
          </View>
        ))}
      </View>
      <Moving
        style={{ flex: 1 }}
        motion={fresh ? appearing(motion.settle, part * PART_AFTER + TURN_MS, 0) : null}
      >
        <T variant="label">{outcome(props, words)}</T>
      </Moving>
      <ClauseTag clause={partClause(voters.length, span.to - span.from)} onPress={openClause} />
    </View>
  );
}
