/** Counts of every pile: ten values by players, a touch adds a card, the keypad writes a number. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { filled, withAt } from '../../../../engine/arrays';
import { useText } from '../../../../text/locale';
import { Panel, T, useTheme } from '../../../../ui';
import { resized, SeatCount } from '../../../kit/settle/SeatCount';
import type { SettleInputProps } from '../../../table';
import { TOP_VALUE } from '../../rules/deck';
import { whoWouldKeep } from '../../rules/because';
import type { MajorityPosition } from '../../settle/majority';
import { SEATS } from '../../rules/begin';
import { CardFace } from '../parts/CardFace';
import { Keypad } from '../score/Keypad';
import { StackCell } from '../score/StackCell';
import { tableText } from '../../words/table';

type Props = SettleInputProps<MajorityPosition>;

const MOST = 25;

/** Places go row by row: value by value, seat by seat. */
function cellOf({ position, focus }: Props): { seat: number; value: number; place: number } {
  const place = Math.min(focus, position.seats * TOP_VALUE - 1);
  return {
    place,
    seat: place % position.seats,
    value: Math.floor(place / position.seats) + 1,
  };
}

function written({ counts, seats }: MajorityPosition, seat: number, value: number, n: number) {
  const count = Math.max(0, Math.min(MOST, n));
  return { seats, counts: withAt(counts, seat, withAt(counts[seat] ?? [], value - 1, count)) };
}

export function MajorityInput(props: Props): ReactNode {
  const { position, onChange, answer, name, onFocus } = props;
  const { seats, counts } = position;
  const { space } = useTheme();
  const cell = cellOf(props);
  const settled = answer.kind === 'settled';
  const wrong = answer.kind === 'impossible' ? answer.remark.facts.value : null;
  return (
    <Panel style={{ padding: space.m, gap: space.xs }}>
      <View style={{ flexDirection: 'row', gap: space.xs }} aria-hidden>
        <View style={{ width: HEAD }} />
        {counts.map((_, seat) => (
          <View key={seat} style={{ flex: 1, alignItems: 'center' }}>
            <T variant="tag" color="inkSoft" numberOfLines={1}>
              {name(seat)}
            </T>
          </View>
        ))}
      </View>
      {filled(TOP_VALUE, 0).map((_, i) => {
        const value = i + 1;
        const keepers = settled ? whoWouldKeep(value, counts) : [];
        return (
          <View key={value} style={{ flexDirection: 'row', gap: space.xs, alignItems: 'center' }}>
            <View style={{ width: HEAD }}>
              <CardFace card={value} size={26} decorative />
            </View>
            {counts.map((piles, seat) => {
              const count = piles[i] ?? 0;
              const put = (n: number): void => {
                onChange(written(position, seat, value, n));
                onFocus(i * seats + seat);
              };
              const isChosen = cell.seat === seat && cell.value === value;
              return (
                <StackCell
                  key={seat}
                  name={name(seat)}
                  value={value}
                  count={count}
                  active={isChosen}
                  focused={false}
                  keeps={keepers.some((line) => line.seat === seat)}
                  wrong={wrong === value && count > 0}
                  onTouch={() =>
                    isChosen || count === 0 ? put(count + 1) : onFocus(i * seats + seat)
                  }
                  onAdd={(by) => put(count + by)}
                  onWrite={put}
                />
              );
            })}
          </View>
        );
      })}
    </Panel>
  );
}

const HEAD = 34;

export function MajorityTray(props: Props): ReactNode {
  const { position, onChange, name, onFocus } = props;
  const { seats, counts } = position;
  const words = useText(tableText);
  const { seat, value, place } = cellOf(props);
  const count = counts[seat]?.[value - 1] ?? 0;
  const title = words.activeCell(name(seat), value);
  return (
    <>
      <T variant="bodyStrong">{title}</T>
      <Keypad
        cell={title}
        onDigit={(digit) => {
          onChange(written(position, seat, value, digit));
          onFocus(Math.min(place + 1, seats * TOP_VALUE - 1));
        }}
        onStep={(by) => onChange(written(position, seat, value, count + by))}
      />
      <SeatCount
        seats={seats}
        {...SEATS}
        onChange={(next) => {
          onChange({ seats: next, counts: resized(counts, next, filled(TOP_VALUE, 0)) });
          onFocus(0);
        }}
      />
    </>
  );
}
