/** Referee: choice cards have been turned up at the table; who chose what is entered, one tap a player. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Button, Icon, PlayerBadge, T, TableLayout, Touch, useTheme } from '../../../../ui';
import { PartSymbol } from '../../../../ui/drawings/Split';
import { SPLIT_PARTS } from '../../../../ui/theme/tokens';
import type { SeatPlayer } from '../../../table';
import { Fronts } from '../parts/Fronts';
import { RoundLine } from '../parts/RoundLine';
import { cutStretches, RowStrip } from '../parts/RowStrip';
import { TrayBody } from '../parts/TrayBody';
import { TrayHead } from '../parts/TrayHead';
import { listed, nameOf, PARTS, spansOf, type PropsOf } from '../props';
import { tableText } from '../text';

export function VoteEntry(props: PropsOf<'vote'>): ReactNode {
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
            deal={table.round}
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
      tray={<VotesTray {...props} />}
    />
  );
}

function VotesTray(props: PropsOf<'vote'>): ReactNode {
  const { view, players, attempt, draft, openClause } = props;
  const { table, part } = view;
  const words = useText(tableText);
  const corrected = draft?.type === 'vote' ? draft : null;
  const [choices, setChoices] = useState<Readonly<Record<Seat, number>>>(
    corrected ? { [corrected.seat]: corrected.part } : {},
  );
  const [busy, setBusy] = useState(false);
  const waiting = corrected
    ? [corrected.seat]
    : part.contenders.filter((seat) => !view.voted[seat]);
  const missing = waiting.filter((seat) => choices[seat] === undefined);
  const names = (seats: readonly Seat[]): string =>
    listed(
      seats.map((seat) => nameOf(players, seat)),
      words.and,
    );
  const extra = part.to - part.from < table.row.length;
  const reveal = async (): Promise<void> => {
    setBusy(true);
    for (const seat of waiting) {
      const choice = choices[seat];
      if (choice === undefined) break;
      const verdict = await attempt({ type: 'vote', seat, part: choice });
      if (!verdict.ok) break;
    }
    setBusy(false);
  };
  const choose = (seat: Seat, choice: number): void => {
    const offered = waiting.includes(seat) && choice <= view.at.length;
    if (offered) setChoices({ ...choices, [seat]: choice });
    // Not on offer: the rules say why.
    else void attempt({ type: 'vote', seat, part: choice });
  };
  return (
    <>
      <TrayHead
        title={words.votesTitle}
        note={extra ? words.votesSubExtra(names(part.contenders)) : words.votesSub}
        clause={extra ? (part.to - part.from === 2 ? 'S-4.4' : 'S-4.3') : 'S-3.2'}
        openClause={openClause}
      />
      <TrayBody>
        {players.map((player) => (
          <VoterRow
            key={player.seat}
            player={player}
            parts={view.at.length + 1}
            choice={choices[player.seat]}
            status={
              waiting.includes(player.seat) ? null : view.voted[player.seat] ? 'stored' : 'out'
            }
            onChoose={(choice) => choose(player.seat, choice)}
          />
        ))}
      </TrayBody>
      <Button
        game="split"
        icon="check"
        label={corrected ? words.save : words.votesButton}
        disabled={missing.length > 0}
        reason={words.votesMissing(names(missing))}
        busy={busy}
        onPress={() => void reveal()}
      />
    </>
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

function VoterRow({ player, parts, choice, status, onChoose }: VoterRowProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <View
      role="radiogroup"
      aria-label={player.name}
      style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}
    >
      <PlayerBadge name={player.name} colour={player.colour} size={28} faded={status !== null} />
      <View style={{ flex: 1 }}>
        <T variant="bodyStrong" color={status ? 'inkFaint' : 'ink'} numberOfLines={1}>
          {player.name}
        </T>
        {status ? (
          <T variant="caption" color="inkFaint">
            {status === 'stored' ? words.voteStored : words.notVoting}
          </T>
        ) : null}
      </View>
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
  const key = PARTS[part] ?? 'white';
  const { fill, border } = SPLIT_PARTS[key];
  return (
    <Touch
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
