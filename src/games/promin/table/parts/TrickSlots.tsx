/**
 * The cards of a trick in front of their players: round an oval seen from one seat, or in a row from the
 * leader on. Empty places wait; the place of whoever plays now is lit.
 */
import { useState, type ReactNode } from 'react';
import { useWindowDimensions, View, type ViewStyle } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Icon, OWN_COLOURS, Piece, PlayerBadge, T, useTheme, useRoomy } from '../../../../ui';
import { GlassMark } from '../drawings/Glass';
import { PROMIN_CARD_RATIO, ProminCard } from '../drawings/ProminCard';
import { Landing, type Motion } from '../../../../ui/motion';
import { GLASS } from '../../../../ui/theme/tokens';
import type { SeatPlayer } from '../../../table';
import type { Colour } from '../../rules/cards';
import { clockwise } from '../props';
import { tableText } from '../../words/table';
import type { LaidCard } from './trick';

export interface TrickSlotsProps {
  players: readonly SeatPlayer[];
  leader: Seat;
  cards: readonly LaidCard[];
  /** Whose place is lit; null when the trick is complete. */
  toAct: Seat | null;
  /** Has taken the trick. */
  winner?: Seat;
  /** Round the oval as this seat sees it; without it in a row. */
  around?: Seat;
}

const ROW_GAP = 10;
const RING_CARD = 60;
const WIDE_CARD = 84;

export function TrickSlots(props: TrickSlotsProps): ReactNode {
  const { players, leader, cards, around } = props;
  const led = cards[0]?.colour ?? null;
  // What lay here at first does not fly in again.
  const [old] = useState(() => cards.map(keyOf));
  const slot = (seat: Seat, size: number): ReactNode => (
    <Slot key={seat} {...props} seat={seat} size={size} old={old} />
  );
  if (around === undefined || players.length > 4)
    return <Row order={clockwise(players.length, leader)} slot={slot} led={led} />;
  return <Ring order={clockwise(players.length, around)} slot={slot} led={led} />;
}

interface Places {
  order: readonly Seat[];
  slot(seat: Seat, size: number): ReactNode;
  led: Colour | null;
}

function Row({ order, slot, led }: Places): ReactNode {
  const { width } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useRoomy();
  const room = width - 4 * space.m - (order.length - 1) * ROW_GAP;
  const size = wide
    ? WIDE_CARD
    : Math.floor(Math.min(order.length < 5 ? 66 : 58, room / order.length));
  return (
    <View style={{ gap: space.s, alignItems: 'center' }}>
      <View style={{ flexDirection: 'row', gap: ROW_GAP, justifyContent: 'center' }}>
        {order.map((seat) => slot(seat, size))}
      </View>
      {/* Five cards need the room; the first of them shows the colour all the same. */}
      {led && order.length < 5 ? <LeadColour colour={led} /> : null}
    </View>
  );
}

/** Clockwise from the bottom: the left neighbour sits on the left. */
function placesOf(seats: number, card: number): readonly ViewStyle[] {
  const middle = { left: '50%', marginLeft: -card / 2 } as const;
  const side = { top: '50%', marginTop: -card * 0.83 } as const;
  if (seats === 4)
    return [
      { bottom: 0, ...middle },
      { left: '14%', ...side },
      { top: 0, ...middle },
      { right: '14%', ...side },
    ];
  return [
    { bottom: 0, ...middle },
    { left: '18%', top: 6 },
    { right: '18%', top: 6 },
  ];
}

/** Beside the card at the top; of three players none sits there. */
function chipPlace(seats: number, card: number): ViewStyle {
  return seats === 4
    ? { left: '50%', marginLeft: card / 2 + 12 }
    : { left: 0, right: 0, alignItems: 'center' };
}

function Ring({ order, slot, led }: Places): ReactNode {
  const { colors } = useTheme();
  const card = useRoomy() ? WIDE_CARD : RING_CARD;
  const places = placesOf(order.length, card);
  return (
    <View style={{ height: card * 3.4, width: '100%', maxWidth: card * 7.5, alignSelf: 'center' }}>
      <View
        aria-hidden
        style={{
          position: 'absolute',
          left: '3%',
          right: '3%',
          top: 8,
          bottom: 6,
          borderRadius: card * 3,
          backgroundColor: colors.tableShade,
          opacity: 0.5,
        }}
      />
      {order.map((seat, i) => (
        <View key={seat} style={[{ position: 'absolute' }, places[i]]}>
          {slot(seat, card)}
        </View>
      ))}
      {led ? (
        <View style={[{ position: 'absolute', top: 0 }, chipPlace(order.length, card)]}>
          <LeadColour colour={led} />
        </View>
      ) : null}
    </View>
  );
}

function LeadColour({ colour }: { colour: Colour }): ReactNode {
  const words = useText(tableText).trick;
  const { base, onColour } = GLASS[colour];
  return (
    <View
      {...OWN_COLOURS}
      accessible
      role="img"
      aria-label={words.spokenLed(colour)}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        paddingHorizontal: 12,
        paddingVertical: 5,
        borderRadius: 999,
        backgroundColor: base,
      }}
    >
      <GlassMark colour={colour} size={16} color={onColour} decorative />
      <T variant="label" color={onColour}>
        {words.led}
      </T>
    </View>
  );
}

const keyOf = ({ colour, value }: LaidCard): string => `${colour}${value}`;

/** Down on the table with a small turn, where nobody saw it leave a hand. */
const fallIn = (ms: number): Motion => ({
  ms,
  frames: { 0: { y: 90, turn: 8, opacity: 0 }, 0.3: { y: 45, turn: 4, opacity: 1 }, 1: {} },
});

type SlotProps = TrickSlotsProps & { seat: Seat; size: number; old: readonly string[] };

function Slot(props: SlotProps): ReactNode {
  const { players, seat, size, cards, toAct, winner, old } = props;
  const all = useText(tableText);
  const { motion } = useTheme();
  const player = players[seat];
  const card = cards.find((laid) => laid.seat === seat);
  if (!player) return null;
  const words = all.trick;
  const label = card
    ? words.slot(player.name, all.referee.card(card.colour, card.value))
    : toAct === seat
      ? words.turn(player.name)
      : words.waiting(player.name);
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={{ width: size, alignItems: 'center', paddingBottom: 10 }}
    >
      {card ? (
        <Piece state={winner === seat ? 'selected' : 'plain'} lift={0} radius={7}>
          <Landing
            piece={keyOf(card)}
            otherwise={old.includes(keyOf(card)) ? null : fallIn(motion.slide)}
          >
            <ProminCard colour={card.colour} value={card.value} size={size} decorative />
          </Landing>
        </Piece>
      ) : (
        <Place size={size} lit={toAct === seat} />
      )}
      <View style={{ position: 'absolute', bottom: 0 }}>
        <PlayerBadge
          name={player.name}
          colour={player.colour}
          size={24}
          faded={!card && toAct !== seat}
          decorative
        />
      </View>
    </View>
  );
}

function Place({ size, lit }: { size: number; lit: boolean }): ReactNode {
  const words = useText(tableText).trick;
  const { colors } = useTheme();
  return (
    <View
      style={{
        width: size,
        height: Math.round(size * PROMIN_CARD_RATIO),
        borderRadius: 8,
        borderWidth: 2,
        borderStyle: 'dashed',
        borderColor: lit ? colors.legal : colors.lineStrong,
        backgroundColor: lit ? colors.legalFill : undefined,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {lit ? (
        <>
          <Icon name="up" size={22} color={colors.legalText} />
          <T variant="tag" color="legalText" allowFontScaling={false}>
            {words.here}
          </T>
        </>
      ) : null}
    </View>
  );
}
