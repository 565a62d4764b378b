/**
 * The score pad: a row a player, the four deals side by side. A number that was entered leads to its entry, any other to
 * the rule it comes from.
 */
import { memo, type ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import type { ScoreLine, Standing } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { minus, signed } from '../../../../text/plural';
import { Icon, Panel, PlayerBadge, T, Touch, useCramped, useTheme } from '../../../../ui';
import { ShieldBead } from '../drawings/Bead';
import type { PadNumber } from '../../../padNumber';
import type { SeatPlayer } from '../../../table';
import type { GameWords, Say } from '../../../words';
import { dealLine } from '../../rules/because';
import type { ClauseId } from '../../rules/clauses';
import { DEALS } from '../../rules/scoring';
import type { PadRow } from '../../rules/types';
import { tableText } from '../../words/table';

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
  openClause(clause: ClauseId): void;
  correct?(number: PadNumber): void;
}

/** Below this width a token alone stands for its player. */
const ROOM_FOR_NAMES = 370;
const DEAL_NUMBERS = Array.from({ length: DEALS }, (_, i) => i + 1);

/** What the pad shows is the same; the standing's lines follow from it. A bid changes nothing here. */
function isSame(a: PadProps, b: PadProps): boolean {
  return (
    a.deal === b.deal &&
    a.winner === b.winner &&
    a.players === b.players &&
    a.words === b.words &&
    a.say === b.say &&
    a.openClause === b.openClause &&
    a.correct === b.correct &&
    JSON.stringify(a.pad) === JSON.stringify(b.pad)
  );
}

export const Pad = memo(function Pad(props: PadProps): ReactNode {
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
              <PadCell
                key={n}
                {...cellOf(props, player, n)}
                openClause={props.openClause}
                correct={props.correct}
              />
            ))}
            <Total
              name={player.name}
              total={totals[player.seat] ?? 0}
              won={player.seat === winner}
              openClause={props.openClause}
            />
          </View>
        ))}
      </View>
    </Panel>
  );
}, isSame);

function PlayerName({ player }: { player: SeatPlayer }): ReactNode {
  const named = !useCramped(ROOM_FOR_NAMES);
  return (
    <View role="rowheader" style={nameCell}>
      <PlayerBadge name={player.name} colour={player.colour} size={22} decorative={named} />
      {named ? (
        <T variant="caption" numberOfLines={1} style={{ flexShrink: 1 }}>
          {player.name}
        </T>
      ) : null}
    </View>
  );
}

interface TotalProps {
  name: string;
  total: number;
  /** It won the match. */
  won: boolean;
  openClause(clause: ClauseId): void;
}

function Total({ name, total, won, openClause }: TotalProps): ReactNode {
  const words = useText(tableText).pad;
  const { colors } = useTheme();
  return (
    <View
      role="cell"
      style={[cell, won ? { backgroundColor: colors.goodFill, borderRadius: 8 } : null]}
    >
      <Touch
        role="link"
        label={words.sum(name, total)}
        onPress={() => openClause('P-5.5')}
        style={numberStyle}
      >
        <T variant="numM" color={won ? 'goodText' : 'ink'}>
          {minus(total)}
        </T>
      </Touch>
    </View>
  );
}

interface Cell {
  deal: number;
  name: string;
  /** It is being played. */
  now: boolean;
  /** Null while it is to come. */
  points: number | null;
  beads: number;
  shield: boolean;
  won: number;
  line: (ScoreLine & { clause: ClauseId }) | null;
  sentence: string;
}

function cellOf(props: PadProps, { seat, name }: SeatPlayer, deal: number): Cell {
  const sheet = props.pad[deal - 1];
  const line = dealLine(props.standing.lines, seat, deal);
  const bid = sheet?.bids[seat];
  const played = line !== undefined && bid !== undefined;
  return {
    deal,
    name,
    now: deal === props.deal,
    points: played ? line.points : null,
    beads: bid?.beads ?? 0,
    shield: bid?.shield ?? false,
    won: sheet?.won[seat] ?? 0,
    line: line ?? null,
    sentence: line ? props.words.line(line, props.say) : '',
  };
}

interface CellProps extends Cell, Pick<PadProps, 'openClause'> {
  correct: PadProps['correct'];
}

function PadCell(props: CellProps): ReactNode {
  const { points, openClause, line, correct } = props;
  const words = useText(tableText).pad;
  const { colors, radii } = useTheme();
  if (points === null || line === null)
    return (
      <View role="cell" aria-label={words.toCome(props.deal)} style={cell}>
        <View
          style={{
            width: 30,
            height: 34,
            borderRadius: radii.card,
            borderWidth: 1,
            borderStyle: 'dashed',
            borderColor: props.now ? colors.legal : colors.line,
          }}
        />
      </View>
    );
  return (
    <View role="cell" style={cell}>
      <Touch
        role={correct ? 'button' : 'link'}
        label={(correct ? words.wrong : words.cell)(props.name, props.sentence, points)}
        onPress={() => (correct ? correct({ line }) : openClause(line.clause))}
        style={numberStyle}
      >
        {correct ? (
          <View style={{ position: 'absolute', top: 2, right: 0 }}>
            <Icon name="pencil" size={11} color={colors.inkFaint} />
          </View>
        ) : null}
        <T variant="numS" color={points < 0 ? 'illegalText' : 'goodText'}>
          {signed(points)}
        </T>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
          <T variant="tag" color="inkFaint">{`${props.beads}`}</T>
          {props.shield ? <ShieldBead size={11} decorative /> : null}
          <T variant="tag" color="inkFaint">{`/ ${props.won}`}</T>
        </View>
      </Touch>
    </View>
  );
}

const rowStyle: ViewStyle = { flexDirection: 'row', alignItems: 'center', minHeight: 40 };
/** «Гравець 1» stands whole beside its token on a phone of 375 points. */
const nameCell: ViewStyle = {
  flex: 1.9,
  minWidth: 30,
  flexDirection: 'row',
  alignItems: 'center',
  gap: 4,
};
/** As wide as its cell for a finger, and never narrower than its number in the largest letters. */
const numberStyle: ViewStyle = {
  minHeight: 48,
  minWidth: '100%',
  alignItems: 'center',
  justifyContent: 'center',
};
const cell: ViewStyle = { flex: 1, minWidth: 44, alignItems: 'center', justifyContent: 'center' };
