/** Points of everybody and who has the first-player card: for opening deal four, and for winning. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import { useText } from '../../../../text/locale';
import { minus } from '../../../../text/plural';
import { Chip, T, useTheme } from '../../../../ui';
import type { Answer } from '../../../settle';
import { DigitPad } from '../../../parts/settle/DigitPad';
import { Field } from '../../../parts/settle/Field';
import { resized, SeatCount } from '../../../parts/settle/SeatCount';
import type { SettleInputProps } from '../../../settles';
import { SEATS } from '../../apply';
import type { OpenerPosition } from '../../settle/opener';
import type { TiePosition } from '../../settle/tie';
import { keysText } from './text';

const seatIn = (answer: Answer): unknown =>
  answer.kind === 'settled' ? answer.headline.facts.seat : null;
const wrongIn = (answer: Answer): unknown =>
  answer.kind === 'impossible' ? answer.remark.facts.seat : null;

const shown = (n: number | null | undefined): string | null =>
  typeof n === 'number' ? minus(n) : null;

const ROW = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
} as const;

function HolderMark(): ReactNode {
  const words = useText(keysText);
  return (
    <T variant="caption" color="inkSoft">
      {words.holder}
    </T>
  );
}

export function OpenerInput(props: SettleInputProps<OpenerPosition>): ReactNode {
  const { position, answer, name, focus, onFocus } = props;
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
      {position.points.map((points, seat) => (
        <View key={seat} style={{ flexGrow: 1, flexBasis: 140, gap: 2 }}>
          <Field
            label={name(seat)}
            value={shown(points)}
            active={focus === seat}
            tone={tone(answer, seat)}
            onPress={() => onFocus(seat)}
          />
          {seat === position.holder ? <HolderMark /> : null}
        </View>
      ))}
    </View>
  );
}

function tone(answer: Answer, seat: number): 'plain' | 'wins' | 'wrong' {
  if (seatIn(answer) === seat) return 'wins';
  return wrongIn(answer) === seat ? 'wrong' : 'plain';
}

export function OpenerTray(props: SettleInputProps<OpenerPosition>): ReactNode {
  const { position, onChange, name, focus, onFocus } = props;
  const words = useText(keysText);
  const seat = Math.min(focus, position.seats - 1);
  return (
    <>
      <DigitPad
        label={words.points(name(seat))}
        value={position.points[seat] ?? null}
        onChange={(n) => onChange({ ...position, points: withAt(position.points, seat, n) })}
      />
      <View style={ROW}>
        <HolderChip
          name={name(seat)}
          on={position.holder === seat}
          onPress={() => onChange({ ...position, holder: seat })}
        />
        <SeatCount
          seats={position.seats}
          {...SEATS}
          onChange={(seats) => {
            onChange({
              seats,
              holder: Math.min(position.holder, seats - 1),
              points: resized(position.points, seats, null),
            });
            onFocus(0);
          }}
        />
      </View>
    </>
  );
}

function HolderChip(props: { name: string; on: boolean; onPress(): void }): ReactNode {
  const words = useText(keysText);
  return (
    <Chip
      label={words.holder}
      spoken={words.holderIs(props.name)}
      selected={props.on}
      game="promin"
      onPress={props.onPress}
    />
  );
}

/** Two places a seat: the total, then deal four. */
export function TieInput(props: SettleInputProps<TiePosition>): ReactNode {
  const { position, answer, name, focus, onFocus } = props;
  const words = useText(keysText);
  const { space } = useTheme();
  return (
    <View style={{ gap: space.s }}>
      {position.points.map((points, seat) => (
        <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <View style={{ flex: 1 }}>
            <T variant="bodyStrong" numberOfLines={2}>
              {name(seat)}
            </T>
            {seat === position.holder ? <HolderMark /> : null}
          </View>
          <Field
            label={words.total}
            spoken={words.totalOf(name(seat))}
            value={shown(points)}
            active={focus === seat * 2}
            tone={tone(answer, seat)}
            onPress={() => onFocus(seat * 2)}
            style={{ width: 104 }}
          />
          <Field
            label={words.lastDeal}
            spoken={words.lastOf(name(seat))}
            value={shown(position.last[seat])}
            active={focus === seat * 2 + 1}
            onPress={() => onFocus(seat * 2 + 1)}
            style={{ width: 104 }}
          />
        </View>
      ))}
    </View>
  );
}

export function TieTray(props: SettleInputProps<TiePosition>): ReactNode {
  const { position, onChange, name, onFocus } = props;
  const words = useText(keysText);
  const focus = Math.min(props.focus, position.seats * 2 - 1);
  const seat = Math.floor(focus / 2);
  const column = focus % 2 === 0 ? 'points' : 'last';
  return (
    <>
      <DigitPad
        label={column === 'points' ? words.totalOf(name(seat)) : words.lastOf(name(seat))}
        value={position[column][seat] ?? null}
        onChange={(n) => onChange({ ...position, [column]: withAt(position[column], seat, n) })}
      />
      <View style={ROW}>
        <HolderChip
          name={name(seat)}
          on={position.holder === seat}
          onPress={() => onChange({ ...position, holder: seat })}
        />
        <SeatCount
          seats={position.seats}
          {...SEATS}
          onChange={(seats) => {
            onChange({
              seats,
              holder: Math.min(position.holder, seats - 1),
              points: resized(position.points, seats, null),
              last: resized(position.last, seats, null),
            });
            onFocus(0);
          }}
        />
      </View>
    </>
  );
}
