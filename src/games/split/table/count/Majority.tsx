/** The final count value by value: how many each has, who keeps a card, by which clause. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { ScoreLine, Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { ClauseTag, fittingSize, PlayerBadge, T, useTheme, useLetterScale } from '../../../../ui';
import { Moving, type Motion } from '../../../../ui/motion';
import type { SeatPlayer } from '../../../table';
import { CardFace } from '../parts/CardFace';
import { Appear } from '../parts/Appear';
import { nameOf } from '../props';
import { tableText } from '../../words/table';
import { Fan } from './Fan';
import { whoKeeps, type MajorityLine } from '../../rules/because';
import type { ClauseId } from '../../rules/clauses';

export interface MajorityProps {
  players: readonly SeatPlayer[];
  /** By seat and value, jokers included. */
  counts: readonly (readonly number[])[];
  /** By seat and value, where it is known which cards of a pile are jokers. */
  jokers: readonly (readonly number[])[] | null;
  lines: readonly ScoreLine[];
  points: readonly number[];
  openClause(clause: ClauseId): void;
}

/** The page the table stands on, and what lies round it there. */
const WIDEST = 720;
const MARGINS = 64;

/** Milliseconds between two values. */
const ROW_AFTER = 160;
const CARD = 26;
/** A tag under its card is hit as far below itself as above. */
const BELOW = 10;
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function Majority(props: MajorityProps): ReactNode {
  const { players, counts, jokers, lines, points, openClause } = props;
  const words = useText(tableText);
  const { colors, type } = useTheme();
  const { width } = useWindowDimensions();
  const { first, last } = useEdges();
  const column = (Math.min(width, WIDEST) - MARGINS - first - last) / players.length;
  return (
    <View role="table" aria-label={words.majority}>
      <View role="row" style={ROW}>
        <View role="cell" style={{ width: first }} />
        {players.map((player) => (
          <View
            role="columnheader"
            key={player.seat}
            style={{ flex: 1, alignItems: 'center', gap: 2 }}
          >
            <PlayerBadge name={player.name} colour={player.colour} size={28} decorative />
            <T
              variant="tag"
              color="inkSoft"
              numberOfLines={1}
              style={{ fontSize: fittingSize(player.name, column, type.tag.fontSize ?? 12, 9) }}
            >
              {player.name}
            </T>
          </View>
        ))}
        {last === 0 ? null : <View role="cell" style={{ width: last }} />}
      </View>
      {VALUES.map((value, i) => (
        <Appear key={value} index={i} stagger={ROW_AFTER}>
          <ValueRow
            value={value}
            players={players}
            counts={counts}
            jokers={jokers}
            lines={whoKeeps(value, lines)}
            column={column}
            openClause={openClause}
          />
        </Appear>
      ))}
      <View role="row" style={[ROW, { borderTopWidth: 2, borderTopColor: colors.lineStrong }]}>
        <View
          role="rowheader"
          style={{ width: first, gap: 3, paddingBottom: last === 0 ? BELOW : 0 }}
        >
          <T variant="tag" color="inkSoft">
            {words.total}
          </T>
          {last === 0 ? <ClauseTag clause="S-7.5" onPress={openClause} /> : null}
        </View>
        {players.map(({ seat }) => (
          <View role="cell" key={seat} style={{ flex: 1, alignItems: 'center' }}>
            <T variant="numM">{points[seat] ?? 0}</T>
          </View>
        ))}
        {last === 0 ? null : (
          <View role="cell" style={{ width: last, alignItems: 'flex-end' }}>
            <ClauseTag clause="S-7.5" onPress={openClause} />
          </View>
        )}
      </View>
    </View>
  );
}

interface ValueRowProps extends Omit<MajorityProps, 'points' | 'lines'> {
  value: number;
  lines: readonly MajorityLine[];
  /** How wide a player's column is. */
  column: number;
}

function ValueRow(props: ValueRowProps): ReactNode {
  const { value, players, counts, jokers, lines, column, openClause } = props;
  const words = useText(tableText);
  const { colors } = useTheme();
  const { first, last } = useEdges();
  const countOf = (seat: Seat): number => counts[seat]?.[value - 1] ?? 0;
  const pile = (seat: Seat, keeps: boolean): ReactNode => (
    <Fan
      value={value}
      count={countOf(seat)}
      jokers={jokers?.[seat]?.[value - 1] ?? 0}
      keeps={keeps}
      room={column}
    />
  );
  const clause = lines[0]?.clause;
  const why = clause ? <ClauseTag clause={clause} onPress={openClause} /> : null;
  const who = lines.map(({ seat }) => words.holderCount(nameOf(players, seat), countOf(seat)));
  return (
    <View
      role="row"
      aria-label={words.majorityRow(value, words.and(who) || words.majorityNone)}
      style={[ROW, { borderTopWidth: 1, borderTopColor: colors.line }]}
    >
      <View
        role="rowheader"
        style={{ width: first, gap: 3, paddingBottom: last === 0 ? BELOW : 0 }}
      >
        <CardFace card={value} size={CARD} />
        {last === 0 ? why : null}
      </View>
      {players.map(({ seat }, i) => (
        <View role="cell" key={seat} style={{ flex: 1, alignItems: 'center' }}>
          {lines.some((line) => line.seat === seat) ? (
            <Given value={value} far={first - CARD / 2 + column * (i + 0.5)}>
              {pile(seat, true)}
            </Given>
          ) : (
            pile(seat, false)
          )}
        </View>
      ))}
      {last === 0 ? null : (
        <View role="cell" style={{ width: last, alignItems: 'flex-end' }}>
          {why ?? <T color="inkFaint">—</T>}
        </View>
      )}
    </View>
  );
}

interface GivenProps {
  value: number;
  /** From the middle of the value's card to the middle of the keeper's column. */
  far: number;
  children: ReactNode;
}

/** A card of the value goes to whoever keeps it; then what they have is marked. */
function Given({ value, far, children }: GivenProps): ReactNode {
  const { motion } = useTheme();
  const delay = (value - 1) * ROW_AFTER + motion.deal;
  const ms = motion.flight;
  return (
    <View style={{ alignItems: 'center', justifyContent: 'center' }}>
      <Moving motion={{ ms: motion.settle, delay: delay + ms, frames: MARK }}>{children}</Moving>
      <Moving
        aria-hidden
        motion={{
          ms,
          delay,
          pace: 'ease-in-out',
          frames: { 0: { x: -far, opacity: 1 }, 1: { opacity: 1 } },
        }}
        style={{ position: 'absolute', opacity: 0 }}
      >
        <CardFace card={value} size={CARD} decorative />
      </Moving>
    </View>
  );
}

const MARK: Motion['frames'] = { 0: { scale: 0.6, opacity: 0 }, 1: { opacity: 1 } };

interface Edges {
  first: number;
  /** None: the clause stands under the value. */
  last: number;
}

/** Below this width, in letters of the usual size, the names need the clauses' column. */
const CRAMPED = 300;

function useEdges(): Edges {
  const scale = useLetterScale();
  const { width } = useWindowDimensions();
  return width / scale < CRAMPED ? { first: 48 * scale, last: 0 } : { first: 40, last: 72 };
}

const ROW = {
  flexDirection: 'row',
  alignItems: 'center',
  minHeight: 58,
  paddingVertical: 3,
} as const;
