/** The table seen from above with chairs round it and everyone's token where they sit; the star marks who starts. */
import { useState, type ReactNode, type RefCallback } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../src/engine/types';
import {
  fittingSize,
  Icon,
  letterWidth,
  PlayerBadge,
  radioKeys,
  T,
  Touch,
  useLetterGrowth,
  useTheme,
} from '../../../src/ui';
import { THEMES } from '../../../src/ui/theme/tokens';
import { AddChair, type AddChairProps } from './AddChair';
import { Furniture, heightOf, isBesideToken, placeOf } from './Furniture';
import type { DraftPlayer } from './draft';

const TOKEN = 42;
const HIT = 48;
/** A name below its token. */
const NAME = 104;
/** How far a name stands out from its token, at the long sides and at the ends. */
const OUT = 14;
const ASIDE = 18;
/** On a narrower table a name beside its token would reach the neighbour's. */
const ROOM_BESIDE = 300;
/** On either side of a name. */
const PAD = 4;
const SMALLEST = 12;
/** With more people than this there is no room for an empty chair in the corner. */
const ROOM_FOR_EMPTY = 4;

export interface SeatedPlayer extends Pick<DraftPlayer, 'name' | 'colour' | 'offered' | 'bot'> {
  /** Below the name. */
  note?: string;
  /** Before the note, for whoever sits at a table from afar. */
  dot?: 'here' | 'away';
  /** Nobody sits here; the name says so. */
  empty?: boolean;
  /** Has just come in. */
  fresh?: boolean;
}

export interface RoundTableProps {
  players: readonly SeatedPlayer[];
  first: Seat | null;
  /** While the lot is drawn the star runs round. */
  lit: Seat | null;
  around: string;
  /** How many there are stands in the middle, not which way it goes. */
  counted?: boolean;
  /** Spoken: what is done here. */
  label: string;
  seatLabel(player: SeatedPlayer, seat: Seat): string;
  onSeat(seat: Seat): void;
  /** One of them is chosen; otherwise a touch opens the chair. */
  chooses?: boolean;
  /** The empty chair, where there is one. */
  add?: AddChairProps;
  seatRef?(seat: Seat): RefCallback<View>;
}

/** Whether an empty chair stands at this table; else the way to one more is elsewhere. */
export function hasRoomForEmpty(people: number, growth: number): boolean {
  return people <= ROOM_FOR_EMPTY && growth <= 1;
}

export function RoundTable(props: RoundTableProps): ReactNode {
  const { players, around, add } = props;
  const [width, setWidth] = useState(0);
  const growth = useLetterGrowth();
  const height = heightOf(players.length, growth);
  return (
    <View
      style={{ height }}
      role={props.chooses ? 'radiogroup' : 'group'}
      aria-label={props.label}
      {...(props.chooses ? radioKeys : {})}
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
    >
      {width > 0 ? (
        <Furniture
          width={width}
          count={players.length}
          growth={growth}
          plain={props.counted ?? false}
        />
      ) : null}
      <T
        variant={props.counted ? 'title' : 'caption'}
        align="center"
        {...(props.counted && { color: THEMES.light.ink })}
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: height / 2 - (props.counted ? 20 : 2),
        }}
        aria-hidden
      >
        {players.length > 1 ? around : ''}
      </T>
      {width > 0
        ? players.map((player, seat) => (
            <SeatToken
              // The chair stays where it is, and with it the focus, whoever sits down on it.
              key={seat}
              {...props}
              player={player}
              seat={seat}
              width={width}
              growth={growth}
            />
          ))
        : null}
      {add && hasRoomForEmpty(players.length, growth) ? <AddChair {...add} /> : null}
    </View>
  );
}

interface SeatTokenProps extends RoundTableProps {
  player: SeatedPlayer;
  seat: Seat;
  width: number;
  growth: number;
}

function SeatToken(props: SeatTokenProps): ReactNode {
  const { player, seat, players, first, lit, width, growth, chooses = false } = props;
  const { colors, type } = useTheme();
  const letters = type.bodyStrong.fontSize ?? 16;
  const { x, y } = placeOf(seat, players.length, width, growth);
  const isNarrow = width < ROOM_BESIDE;
  const beside = !isNarrow && isBesideToken(seat, players.length, growth);
  const room = Math.min(NAME, 2 * x, 2 * (width - x));
  // A name stays whole before it stays large.
  const size = beside ? letters : fittingSize(player.name, room - 2 * PAD, letters, SMALLEST);
  // The name stands off the wood: beside the chair's back, or aside of the table's end.
  const isBelow = y > heightOf(players.length, growth) / 2;
  const isTight = isNarrow || growth > 1 || players.length > ROOM_FOR_EMPTY;
  // Where neighbours are near, a chair is no wider than its name.
  const word = Math.max(HIT, letterWidth(player.name, size, 'display') + 2 * PAD);
  const name = isTight ? Math.min(room, word) : room;
  const aside = beside || isTight ? 0 : Math.sign(x - width / 2) * ASIDE;
  const reach = name + 2 * Math.abs(aside);
  return (
    <Touch
      ref={props.seatRef?.(seat)}
      role={chooses ? 'radio' : 'button'}
      aria-checked={chooses ? seat === first : undefined}
      label={props.seatLabel(player, seat)}
      onPress={() => props.onSeat(seat)}
      style={{
        position: 'absolute',
        left: beside ? x - HIT / 2 : x - reach / 2,
        top: beside && !isBelow ? y - HIT / 2 - OUT : y - HIT / 2,
        minHeight: beside ? HIT + OUT : HIT,
        ...(beside ? { maxWidth: width - x + HIT / 2 } : { width: reach }),
        flexDirection: beside ? 'row' : 'column',
        alignItems: beside ? (isBelow ? 'flex-start' : 'flex-end') : 'center',
        gap: beside ? 8 : 2,
      }}
    >
      <View style={{ width: HIT, height: HIT, alignItems: 'center', justifyContent: 'center' }}>
        {player.empty ? (
          <EmptySeat />
        ) : (
          <PlayerBadge
            name={player.name}
            colour={player.colour}
            size={TOKEN}
            faded={player.offered}
            active={player.fresh}
            bot={player.bot}
            decorative
          />
        )}
        {!props.counted && seat === (lit ?? first) ? (
          <View
            style={{
              position: 'absolute',
              right: -6,
              top: -6,
              width: 22,
              height: 22,
              borderRadius: 11,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: colors.paperRaised,
            }}
          >
            <Icon name="star4" size={16} color={colors.legal} />
          </View>
        ) : null}
      </View>
      <View
        style={{
          maxWidth: beside ? '100%' : reach,
          flexShrink: 1,
          paddingHorizontal: PAD,
          borderRadius: 8,
          ...(beside
            ? { alignSelf: isBelow ? 'flex-end' : 'flex-start' }
            : { left: aside, alignItems: 'center' as const }),
          ...(players.length > ROOM_FOR_EMPTY ? { backgroundColor: colors.paper } : {}),
        }}
      >
        <T variant="bodyStrong" numberOfLines={1} style={{ fontSize: size }}>
          {player.name}
        </T>
        {player.note ? <Note note={player.note} dot={player.dot} /> : null}
      </View>
    </Touch>
  );
}

function EmptySeat(): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      style={{
        width: TOKEN - 4,
        height: TOKEN - 4,
        borderRadius: TOKEN / 2,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colors.paperRaised,
      }}
    >
      <Icon name="plus" size={24} color={colors.legal} />
    </View>
  );
}

function Note({ note, dot }: Pick<SeatedPlayer, 'note' | 'dot'>): ReactNode {
  const { colors } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      {dot ? (
        <View
          style={{
            width: 9,
            height: 9,
            borderRadius: 5,
            backgroundColor: dot === 'here' ? colors.good : colors.illegal,
          }}
        />
      ) : null}
      <T variant="label" color="inkSoft" numberOfLines={1} style={{ flexShrink: 1 }}>
        {note}
      </T>
    </View>
  );
}
