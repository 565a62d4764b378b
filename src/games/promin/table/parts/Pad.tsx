/** The score pad: a row a player, the four deals side by side. Each number leads to the rule it comes from. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View, type ViewStyle } from 'react-native';

import type { ScoreLine, Standing } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { minus, signed } from '../../../../text/plural';
import { Panel, PlayerBadge, T, Touch, useTheme } from '../../../../ui';
import { ShieldBead } from '../../../../ui/drawings/Bead';
import type { SeatPlayer } from '../../../table';
import type { GameWords, Say } from '../../../words';
import { DEALS } from '../../scoring';
import type { PadRow } from '../../types';
import { tableText } from '../text';

export interface PadProps {
  pad: readonly PadRow[];
  /** The deal being played, marked. */
  deal?: number;
  totals: readonly number[];
  players: readonly SeatPlayer[];
  standing: Standing;
  winner?: number;
  words: Pick<GameWords, 'line'>;
  say: Say;
  openClause(clause: string): void;
}

/** Below this width a token alone stands for its player. */
const ROOM_FOR_NAMES = 370;
const DEAL_NUMBERS = Array.from({ length: DEALS }, (_, i) => i + 1);

export function Pad(props: PadProps): ReactNode {
  const { players, totals, deal, winner } = props;
  const words = useText(tableText).pad;
  const { colors, space } = useTheme();
  return (
    <Panel
      label={words.title}
      bare
      style={{ paddingHorizontal: space.m, paddingVertical: space.s }}
    >
      <View role="table" aria-label={words.title}>
        <View role="row" style={rowStyle}>
          <View role="columnheader" style={nameCell}>
            <T variant="tag" color="inkFaint">
              {words.corner}
            </T>
          </View>
          {DEAL_NUMBERS.map((n) => (
            <View role="columnheader" key={n} style={cell}>
              <T variant="numS" color={n === deal ? 'legalText' : 'inkFaint'}>
                {n}
              </T>
            </View>
          ))}
          <View role="columnheader" style={cell}>
            <T variant="tag" color="inkFaint">
              {words.total}
            </T>
          </View>
        </View>
        {players.map((player) => (
          <View
            key={player.seat}
            role="row"
            style={[rowStyle, { borderTopWidth: 1, borderTopColor: colors.line }]}
          >
            <PlayerName player={player} />
            {DEAL_NUMBERS.map((n) => (
              <PadCell key={n} {...props} player={player} number={n} />
            ))}
            <View
              role="cell"
              style={[
                cell,
                player.seat === winner
                  ? { backgroundColor: colors.goodFill, borderRadius: 8 }
                  : null,
              ]}
            >
              <Touch
                role="link"
                label={words.sum(player.name, totals[player.seat] ?? 0)}
                onPress={() => props.openClause('P-5.5')}
                style={numberStyle}
              >
                <T variant="numM" color={player.seat === winner ? 'goodText' : 'ink'}>
                  {minus(totals[player.seat] ?? 0)}
                </T>
              </Touch>
            </View>
          </View>
        ))}
      </View>
    </Panel>
  );
}

function PlayerName({ player }: { player: SeatPlayer }): ReactNode {
  const named = useWindowDimensions().width >= ROOM_FOR_NAMES;
  return (
    <View role="rowheader" style={nameCell}>
      <PlayerBadge name={player.name} colour={player.colour} size={26} decorative={named} />
      {named ? (
        <T variant="caption" numberOfLines={1} style={{ flexShrink: 1 }}>
          {player.name}
        </T>
      ) : null}
    </View>
  );
}

function lineOf(standing: Standing, seat: number, deal: number): ScoreLine | undefined {
  return standing.lines.find((line) => line.seat === seat && line.facts.deal === deal);
}

function PadCell(props: PadProps & { player: SeatPlayer; number: number }): ReactNode {
  const { pad, player, number, standing, say } = props;
  const words = useText(tableText).pad;
  const { colors, radii } = useTheme();
  const sheet = pad[number - 1];
  const line = lineOf(standing, player.seat, number);
  const bid = sheet?.bids[player.seat];
  if (!sheet || !line || !bid)
    return (
      <View role="cell" aria-label={words.toCome(number)} style={cell}>
        <View
          style={{
            width: 30,
            height: 34,
            borderRadius: radii.card,
            borderWidth: 1,
            borderStyle: 'dashed',
            borderColor: number === props.deal ? colors.legal : colors.line,
          }}
        />
      </View>
    );
  return (
    <View role="cell" style={cell}>
      <Touch
        role="link"
        label={words.cell(player.name, props.words.line(line, say), line.points)}
        onPress={() => props.openClause(line.clause)}
        style={numberStyle}
      >
        <T variant="numS" color={line.points < 0 ? 'illegalText' : 'goodText'}>
          {signed(line.points)}
        </T>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
          <T variant="tag" color="inkFaint">{`${bid.beads}`}</T>
          {bid.shield ? <ShieldBead size={11} decorative /> : null}
          <T variant="tag" color="inkFaint">{`/ ${sheet.won[player.seat] ?? 0}`}</T>
        </View>
      </Touch>
    </View>
  );
}

const rowStyle: ViewStyle = { flexDirection: 'row', alignItems: 'center', minHeight: 40 };
const nameCell: ViewStyle = {
  flex: 1.9,
  minWidth: 30,
  flexDirection: 'row',
  alignItems: 'center',
  gap: 6,
};
const numberStyle: ViewStyle = {
  minHeight: 48,
  minWidth: 44,
  alignItems: 'center',
  justifyContent: 'center',
};
const cell: ViewStyle = { flex: 1, minWidth: 44, alignItems: 'center', justifyContent: 'center' };
