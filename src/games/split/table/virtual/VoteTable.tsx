/** Virtual: a secret vote on the phone, one player after another (mock-up 06). */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Button, Icon, Panel, radioKeys, T, useTheme, useLetterScale } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { PartSymbol } from '../parts/pieces';
import { Fronts, leadingValues } from '../parts/Fronts';
import { Piles } from '../parts/Piles';
import { RoundLine } from '../parts/RoundLine';
import { cutStretches, RowStrip } from '../parts/RowStrip';
import { TrayHead } from '../parts/TrayHead';
import { useSend } from '../../../kit/useSend';
import { useColumnRoom } from '../../../kit/useRoom';
import { nameOf, PARTS, spansOf, type PropsOf } from '../props';
import { tableText } from '../../words/table';
import { gainsOf } from './gains';
import { PartColumn } from './PartColumn';
import { Voters } from './Voters';
import { Votes } from './Votes';

export function VoteTable(props: PropsOf<'vote'>): ReactNode {
  const voter = voterOf(props);
  if (voter === null)
    return (
      <TableLayout
        middle={
          <OpenTable
            {...props}
            votes={
              <>
                <Votes
                  contenders={props.view.part.contenders}
                  voted={props.view.voted}
                  viewer={props.viewer}
                  players={props.players}
                />
                <OwnVote {...props} />
              </>
            }
          />
        }
      />
    );
  return <Ballot key={voter} {...props} voter={voter} />;
}

interface VoterProps extends PropsOf<'vote'> {
  voter: Seat;
}

interface ChoiceProps extends VoterProps {
  choice: number | null;
  onChoose(part: number): void;
}

/** Nothing is chosen at first, not even in a correction: the phone may be in anybody's hands. Who took advice holds it. */
function Ballot(props: VoterProps): ReactNode {
  const { advised } = props;
  const [choice, onChoose] = useState(advised?.type === 'vote' ? advised.part : null);
  const own = { ...props, choice, onChoose };
  return (
    <TableLayout
      middle={<OpenTable {...props} />}
      tray={<VoteTray {...own} />}
      action={<VoteAction {...own} />}
    />
  );
}

interface OpenTableProps extends PropsOf<'vote'> {
  /** Where nobody votes here: who is ready. */
  votes?: ReactNode;
}

function OpenTable(props: OpenTableProps): ReactNode {
  const { view, players, standing, turn, openClause, votes } = props;
  const { table, part, at } = view;
  return (
    <>
      <RoundLine table={table} players={players} />
      <RowStrip
        row={table.row}
        stretches={cutStretches(table.row, spansOf(part, at))}
        players={players}
      />
      {votes}
      <Fronts
        table={table}
        players={players}
        standing={standing}
        active={turn.actors}
        openClause={openClause}
      />
    </>
  );
}

/** Whose choice it is: the corrected player's, or the holder's while it is their turn. */
function voterOf({ draft, viewer, turn }: PropsOf<'vote'>): Seat | null {
  if (draft?.type === 'vote') return draft.seat;
  return viewer !== 'table' && turn.actors.includes(viewer) ? viewer : null;
}

/** One's own vote, seen by nobody else, until all are turned up. */
function OwnVote({ view, players, viewer, hints, openClause }: PropsOf<'vote'>): ReactNode {
  const words = useText(tableText);
  const { colors, space } = useTheme();
  const { table, part, at, own } = view;
  const front = viewer === 'table' ? undefined : table.fronts[viewer];
  if (own === null || viewer === 'table') return null;
  const span = spansOf(part, at)[own];
  const cards = span ? table.row.slice(span.from, span.to).map(({ card }) => card) : [];
  return (
    <Panel style={{ gap: space.m }}>
      <TrayHead
        player={players[viewer]}
        title={words.ownVote(words.part[own] ?? '')}
        note={words.ownVoteNote}
        clause="S-3.2"
        openClause={openClause}
      />
      <PartColumn
        part={own}
        cards={cards}
        gains={hints && front ? gainsOf(front, cards, words) : []}
        chosen
        stacked
        cardSize={38}
        onPress={nothing}
      />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <Icon name="eyeOff" size={20} color={colors.inkSoft} />
        <T variant="label" color="inkSoft" style={{ flex: 1 }}>
          {words.votesTogether}
        </T>
      </View>
    </Panel>
  );
}

function nothing(): void {
  // The vote lies on the table: it cannot be changed.
}

function VoteTray(props: ChoiceProps): ReactNode {
  const { view, players, standing, openClause, voter } = props;
  const { table, part } = view;
  const words = useText(tableText);
  const front = table.fronts[voter];
  const extra = part.to - part.from < table.row.length;
  return (
    <>
      <TrayHead
        player={players[voter]}
        title={words.voteTitle(nameOf(players, voter))}
        note={extra ? words.voteExtra : words.voteSecret}
        clause="S-3.1"
        openClause={openClause}
      />
      <Choice {...props} />
      {front ? (
        <View style={{ gap: 6 }}>
          <T variant="caption" color="inkSoft">
            {words.ownPiles}
          </T>
          <Piles front={front} leading={leadingValues(standing, voter)} size={30} />
        </View>
      ) : null}
    </>
  );
}

function VoteAction({ view, players, attempt, draft, voter, choice }: ChoiceProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { busy, send } = useSend({ attempt });
  const label = choice === null ? words.votePick : words.voteButton(words.partFor[choice] ?? '');
  return (
    <View style={{ gap: space.m }}>
      <Voters contenders={view.part.contenders} voted={view.voted} now={voter} players={players} />
      <Button
        game="split"
        mark={choice === null ? undefined : <ChosenSign part={choice} />}
        label={draft && choice !== null ? words.save : label}
        disabled={choice === null}
        busy={busy}
        onPress={() =>
          choice === null ? undefined : send({ type: 'vote', seat: voter, part: choice })
        }
      />
    </View>
  );
}

function ChosenSign({ part }: { part: number }): ReactNode {
  const theme = useTheme();
  return (
    <PartSymbol
      part={PARTS[part] ?? 'white'}
      color={theme.game('split').onAccent}
      size={22}
      decorative
    />
  );
}

/** Narrower than this the columns' words would break. */
const COLUMN = 100;

function Choice({ view, hints, voter, choice, onChoose }: ChoiceProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const scale = useLetterScale();
  const { width, onLayout } = useColumnRoom('tray', 32);
  const { table, part, at } = view;
  const spans = spansOf(part, at);
  const column = (width - space.s * (spans.length - 1)) / spans.length;
  const stacked = column < COLUMN * scale;
  const front = table.fronts[voter];
  return (
    <View
      onLayout={onLayout}
      role="radiogroup"
      {...radioKeys}
      aria-label={words.voteChoice}
      style={{ flexDirection: stacked ? 'column' : 'row', gap: space.s, paddingVertical: 4 }}
    >
      {spans.map(({ from, to }, i) => {
        const cards = table.row.slice(from, to).map(({ card }) => card);
        return (
          <PartColumn
            key={i}
            part={i}
            cards={cards}
            gains={hints && front ? gainsOf(front, cards, words) : []}
            chosen={choice === i}
            stacked={stacked}
            cardSize={stacked ? 38 : Math.min(44, (column - 28) / 2)}
            onPress={() => onChoose(i)}
          />
        );
      })}
    </View>
  );
}
