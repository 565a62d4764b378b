/** Referee: choice cards have been turned up at the table; who chose what is entered, one tap a player. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useSayUnentered } from '../../../../match/unentered';
import { useText } from '../../../../text/locale';
import {
  Button,
  Icon,
  OWN_COLOURS,
  PlayerBadge,
  radioKeys,
  T,
  Touch,
  useTheme,
  useLetterScale,
} from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { PartSymbol } from '../parts/pieces';
import type { SeatPlayer } from '../../../table';
import { Fronts } from '../parts/Fronts';
import { RoundLine } from '../parts/RoundLine';
import { cutStretches, RowStrip } from '../parts/RowStrip';
import { TrayHead } from '../parts/TrayHead';
import { useSend } from '../../../kit/useSend';
import { usePartLook } from '../parts/usePartLook';
import { nameOf, PARTS, spansOf, type PropsOf } from '../props';
import { ballotClause } from '../../rules/because';
import { tableText } from '../../words/table';

interface Choices {
  /** Who is still to be entered. */
  waiting: readonly Seat[];
  made: Readonly<Record<Seat, number>>;
  make(seat: Seat, part: number): void;
}

interface VotesProps extends PropsOf<'vote'> {
  choices: Choices;
}

/** A correction is of one vote; otherwise all that are missing are entered together. */
function useChoices({ view, draft }: PropsOf<'vote'>): Choices {
  const corrected = draft?.type === 'vote' ? draft : null;
  const [made, setMade] = useState<Choices['made']>(
    corrected ? { [corrected.seat]: corrected.part } : {},
  );
  return {
    waiting: corrected
      ? [corrected.seat]
      : view.part.contenders.filter((seat) => !view.voted[seat]),
    made,
    make: (seat, part) => setMade({ ...made, [seat]: part }),
  };
}

export function VoteEntry(props: PropsOf<'vote'>): ReactNode {
  const choices = useChoices(props);
  const { view, players, standing, turn, openClause } = props;
  const { table, part, at } = view;
  return (
    <TableLayout
      middle={
        <>
          <RoundLine table={table} players={players} />
          <RowStrip
            row={table.row}
            stretches={cutStretches(table.row, spansOf(part, at))}
            players={players}
          />
          <Fronts
            table={table}
            players={players}
            standing={standing}
            active={turn.actors}
            openClause={openClause}
          />
        </>
      }
      tray={<VotesTray {...props} choices={choices} />}
      action={<VotesButton {...props} choices={choices} />}
    />
  );
}

function namesOf(seats: readonly Seat[], players: readonly SeatPlayer[]): string[] {
  return seats.map((seat) => nameOf(players, seat));
}

function VotesTray({ view, players, attempt, openClause, choices }: VotesProps): ReactNode {
  const { table, part } = view;
  const words = useText(tableText);
  const extra = part.to - part.from < table.row.length;
  const choose = (seat: Seat, choice: number): void => {
    const offered = choices.waiting.includes(seat) && choice <= view.at.length;
    if (offered) choices.make(seat, choice);
    // Not on offer: the rules say why.
    else void attempt({ type: 'vote', seat, part: choice });
  };
  return (
    <>
      <TrayHead
        title={words.votesTitle}
        note={
          extra ? words.votesSubExtra(words.and(namesOf(part.contenders, players))) : words.votesSub
        }
        clause={ballotClause(part, table.row.length)}
        openClause={openClause}
      />
      {players.map((player) => (
        <VoterRow
          key={player.seat}
          player={player}
          parts={view.at.length + 1}
          choice={choices.made[player.seat]}
          status={
            choices.waiting.includes(player.seat)
              ? null
              : view.voted[player.seat]
                ? 'stored'
                : 'out'
          }
          onChoose={(choice) => choose(player.seat, choice)}
        />
      ))}
    </>
  );
}

function VotesButton({ players, attempt, draft, choices }: VotesProps): ReactNode {
  const words = useText(tableText);
  const { busy, sendAll } = useSend({ attempt });
  const { waiting, made } = choices;
  const missing = waiting.filter((seat) => made[seat] === undefined);
  const moves = waiting.flatMap((seat) => {
    const part = made[seat];
    return part === undefined ? [] : [{ type: 'vote', seat, part } as const];
  });
  const [move, ...then] = moves;
  const isAll = missing.length === 0;
  const typed = move ? (isAll ? { move, then, label: words.votesButton } : 'half') : null;
  useSayUnentered(draft ? null : typed);
  return (
    <Button
      game="split"
      icon="check"
      label={draft ? words.save : words.votesButton}
      disabled={missing.length > 0}
      reason={words.votesMissing(words.and(namesOf(missing, players)))}
      busy={busy}
      onPress={() => sendAll(moves)}
    />
  );
}

interface VoterRowProps {
  player: SeatPlayer;
  /** How many parts there are to choose from. */
  parts: number;
  choice: number | undefined;
  /** Why this player does not choose now. */
  status: 'stored' | 'out' | null;
  onChoose(part: number): void;
}

export function VoterRow({ player, parts, choice, status, onChoose }: VoterRowProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const scale = useLetterScale();
  return (
    <View
      role="radiogroup"
      {...radioKeys}
      aria-label={player.name}
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}
    >
      {/* With large letters the keys go under the name. */}
      <View
        style={{
          flexGrow: 1,
          flexShrink: 1,
          flexBasis: 100 * scale,
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.s,
        }}
      >
        <PlayerBadge name={player.name} colour={player.colour} size={28} faded={status !== null} />
        <View style={{ flexShrink: 1 }}>
          <T variant="bodyStrong" color={status ? 'inkFaint' : 'ink'} numberOfLines={1}>
            {player.name}
          </T>
          {status ? (
            <T variant="caption" color="inkFaint">
              {status === 'stored' ? words.voteStored : words.notVoting}
            </T>
          ) : null}
        </View>
      </View>
      <View style={{ flexDirection: 'row', gap: space.s }}>
        {PARTS.map((key, part) => (
          <PartKey
            key={key}
            part={part}
            label={words.voteOf(player.name, words.part[part] ?? '')}
            chosen={choice === part}
            faded={status !== null || part >= parts}
            onPress={() => onChoose(part)}
          />
        ))}
      </View>
    </View>
  );
}

interface PartKeyProps {
  part: number;
  label: string;
  chosen: boolean;
  faded: boolean;
  onPress(): void;
}

function PartKey({ part, label, chosen, faded, onPress }: PartKeyProps): ReactNode {
  const { colors, radii } = useTheme();
  const { key, fill, border } = usePartLook(part);
  return (
    <Touch
      {...OWN_COLOURS}
      role="radio"
      label={label}
      aria-checked={chosen}
      onPress={onPress}
      sinks
      style={{
        width: 52,
        height: 48,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tile,
        borderWidth: 1.5,
        borderColor: border,
        backgroundColor: fill,
        opacity: faded ? 0.35 : 1,
        boxShadow: chosen
          ? `0px 0px 0px 3px ${colors.legalGlow}, 0px 0px 0px 4.5px ${colors.legal}`
          : undefined,
      }}
    >
      <PartSymbol part={key} size={24} decorative />
      {chosen ? (
        <View
          style={{
            position: 'absolute',
            top: -7,
            right: -7,
            borderRadius: 9,
            backgroundColor: colors.legal,
            padding: 2,
          }}
        >
          <Icon name="check" size={13} color={colors.paper} />
        </View>
      ) : null}
    </Touch>
  );
}
