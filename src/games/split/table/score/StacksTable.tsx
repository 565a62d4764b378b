/** Score mode: the finished piles are counted in, the rules check them and count the points. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useSayUnentered } from '../../../../match/unentered';
import { useText } from '../../../../text/locale';
import { Button, ClauseTag, IconButton, PlayerBadge, T, useTheme } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { whoKeeps } from '../../rules/because';
import { TieBreak } from '../count/TieBreak';
import { useSend } from '../../../kit/useSend';
import { useTight } from '../parts/useTight';
import { nameOf, type PropsOf } from '../props';
import { tableText } from '../../words/table';
import { Keypad } from './Keypad';
import { StackGrid } from './StackGrid';
import { countAt, useStacks, type Stacks } from './useStacks';

interface StacksProps extends PropsOf<'stacks'> {
  stacks: Stacks;
}

export function StacksTable(props: PropsOf<'stacks'>): ReactNode {
  const stacks = useStacks(props);
  return (
    <TableLayout
      scroll={false}
      middle={<StackGrid {...props} stacks={stacks} />}
      tray={<StacksTray {...props} stacks={stacks} />}
      action={<CountButton {...props} stacks={stacks} />}
    />
  );
}

function StacksTray(props: StacksProps): ReactNode {
  const { stacks, players, openClause } = props;
  const words = useText(tableText);
  const tight = useTight();
  const { active, outcome, empty } = stacks;
  const cell = words.activeCell(nameOf(players, active.seat), active.value);
  return (
    <>
      <ActiveLine {...props} title={cell} />
      {tight ? null : (
        <Keypad
          cell={cell}
          onDigit={(digit) => stacks.write(active, digit, 'touch')}
          onStep={(by) => stacks.add(active, by)}
        />
      )}
      {outcome && !empty ? (
        <TieBreak standing={outcome} players={players} openClause={openClause} />
      ) : null}
    </>
  );
}

function CountButton({ stacks, players, attempt, draft }: StacksProps): ReactNode {
  const words = useText(tableText);
  const tight = useTight();
  const { busy, send } = useSend({ attempt });
  const { outcome, empty, missing, refusal, move } = stacks;
  const whose = words.and(missing.map((seat) => nameOf(players, seat)));
  const mayCount = !empty && refusal === null && missing.length === 0;
  const isBegun = missing.length < players.length;
  const typed = mayCount ? { move, label: words.countButton } : isBegun ? 'half' : null;
  useSayUnentered(draft ? null : typed);
  const winners = outcome?.winners.map((seat) => nameOf(players, seat)) ?? [];
  const note =
    outcome && mayCount && !tight
      ? words.wins(words.and(winners), Math.max(...outcome.points), winners.length > 1)
      : undefined;
  return (
    <Button
      game="split"
      icon={draft ? 'check' : 'tally'}
      label={draft ? words.save : words.countButton}
      note={note}
      busy={busy}
      disabled={!mayCount}
      reason={
        empty ? words.countEmpty : refusal !== null ? words.countWrong : words.countMissing(whose)
      }
      onPress={() => send(move)}
    />
  );
}

/** Whose pile is written now; below, which one took the last number, and what its value brings as things stand. */
function ActiveLine(props: StacksProps & { title: string }): ReactNode {
  const { stacks, players, say, openClause, title } = props;
  const words = useText(tableText);
  const { space } = useTheme();
  const tight = useTight();
  const { active, took, counts, outcome } = stacks;
  const player = players[active.seat];
  const { value } = took ?? active;
  const lines = whoKeeps(value, outcome?.lines ?? []);
  const first = lines[0];
  const holders = words.and(lines.map(({ seat }) => nameOf(players, seat)));
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      {player ? (
        <PlayerBadge name={player.name} colour={player.colour} size={28} decorative />
      ) : null}
      <View style={{ flex: 1 }} role="status">
        <T variant="bodyStrong">{title}</T>
        {tight ? null : (
          <T variant="caption" color="inkSoft">
            {took
              ? words.cell(nameOf(players, took.seat), value, countAt(counts, took))
              : stacks.empty || !outcome
                ? words.countHint
                : first
                  ? `${holders} +${value} · ${props.words.line(first, say)}`
                  : words.noHolder(value)}
          </T>
        )}
      </View>
      {tight ? (
        <>
          <IconButton
            tile
            icon="minus"
            label={`${title}. ${words.oneLess}`}
            onPress={() => stacks.add(active, -1)}
          />
          <IconButton
            tile
            icon="plus"
            label={`${title}. ${words.oneMore}`}
            onPress={() => stacks.add(active, 1)}
          />
        </>
      ) : null}
      {first && !tight ? <ClauseTag clause={first.clause} onPress={openClause} /> : null}
    </View>
  );
}
