/** Points of everybody and who has the first-player card: for opening deal four, and for winning. */
import type { ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import { useText } from '../../../../text/locale';
import { minus } from '../../../../text/plural';
import { Icon, T, Toggle, Touch, useTheme } from '../../../../ui';
import type { Answer } from '../../../settle';
import { DigitPad } from './DigitPad';
import { Field } from '../../../kit/settle/Field';
import { resized, SeatCount } from '../../../kit/settle/SeatCount';
import type { SettleInputProps } from '../../../table';
import { SEATS } from '../../rules/begin';
import { opener, type OpenerPosition } from '../../settle/opener';
import { tie, type TiePosition } from '../../settle/tie';
import { keysText } from '../../words/settleKeys';

const seatIn = (answer: Answer): unknown =>
  answer.kind === 'settled' ? answer.headline.facts.seat : null;
const wrongIn = (answer: Answer): unknown =>
  answer.kind === 'impossible' ? answer.remark.facts.seat : null;

const shown = (n: number | null | undefined): string | null =>
  typeof n === 'number' ? minus(n) : null;

/** Two digits are a whole number of points here; one digit may still become two. */
const isWritten = (n: number | null): boolean => n !== null && Math.abs(n) > 9;

/** What the answer to the position still lacks is entered next: by seat, its total or its deal four. */
function missingIn(answer: Answer): { seat: number; last: boolean } | null {
  if (answer.kind !== 'incomplete') return null;
  const { id, facts } = answer.remark;
  return typeof facts.seat === 'number'
    ? { seat: facts.seat, last: id === 'points.lastMissing' }
    : null;
}

interface NameProps {
  name: string;
  holds: boolean;
  /** Instead of the first-player card: whoever opened deal four (A-P11). */
  opened?: boolean;
  onPress(): void;
}

/** A touch on a name gives it the first-player card. */
function Name({ name, holds, opened = false, onPress }: NameProps): ReactNode {
  const words = useText(keysText);
  const { colors } = useTheme();
  return (
    <Touch
      label={(opened ? words.openedBy : words.holderIs)(name)}
      {...(Platform.OS === 'web' ? { 'aria-pressed': holds } : { 'aria-selected': holds })}
      onPress={onPress}
      style={{ flex: 1, minHeight: 48, justifyContent: 'center' }}
    >
      <T variant="bodyStrong" numberOfLines={2}>
        {name}
      </T>
      {holds ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          <Icon name="star4" size={12} color={colors.legalText} />
          <T variant="caption" color="inkSoft" style={{ flexShrink: 1 }}>
            {opened ? words.opens : words.holder}
          </T>
        </View>
      ) : null}
    </Touch>
  );
}

const LINE = { flexDirection: 'row', alignItems: 'center', gap: 8 } as const;

function tone(answer: Answer, seat: number): 'plain' | 'wins' | 'wrong' {
  if (seatIn(answer) === seat) return 'wins';
  return wrongIn(answer) === seat ? 'wrong' : 'plain';
}

export function OpenerInput(props: SettleInputProps<OpenerPosition>): ReactNode {
  const { position, onChange, answer, name, focus, onFocus } = props;
  const words = useText(keysText);
  const { space } = useTheme();
  return (
    <View style={{ gap: space.s }}>
      {position.points.map((points, seat) => (
        <View key={seat} style={LINE}>
          <Name
            name={name(seat)}
            holds={seat === position.holder}
            onPress={() => onChange({ ...position, holder: seat })}
          />
          <Field
            label={words.total}
            spoken={name(seat)}
            value={shown(points)}
            active={focus === seat}
            tone={tone(answer, seat)}
            onPress={() => onFocus(seat)}
            style={{ width: 140 }}
          />
        </View>
      ))}
    </View>
  );
}

export function OpenerTray(props: SettleInputProps<OpenerPosition>): ReactNode {
  const { position, onChange, name, focus, onFocus } = props;
  const words = useText(keysText);
  const seat = Math.min(focus, position.seats - 1);
  return (
    <>
      <DigitPad
        key={seat}
        label={words.points(name(seat))}
        value={position.points[seat] ?? null}
        onChange={(n) => {
          const next = { ...position, points: withAt(position.points, seat, n) };
          onChange(next);
          const missing = isWritten(n) ? missingIn(opener.answer(next)) : null;
          if (missing) onFocus(missing.seat);
        }}
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
    </>
  );
}

/** Two places a seat: the total, then deal four. */
export function TieInput(props: SettleInputProps<TiePosition>): ReactNode {
  const { position, onChange, answer, name, focus, onFocus } = props;
  const words = useText(keysText);
  const { space } = useTheme();
  return (
    <View style={{ gap: space.s }}>
      {position.points.map((points, seat) => (
        <View key={seat} style={LINE}>
          <Name
            name={name(seat)}
            holds={seat === position.holder}
            opened={position.openerFirst}
            onPress={() => onChange({ ...position, holder: seat })}
          />
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
        key={focus}
        label={column === 'points' ? words.totalOf(name(seat)) : words.lastOf(name(seat))}
        value={position[column][seat] ?? null}
        onChange={(n) => {
          const next = { ...position, [column]: withAt(position[column], seat, n) };
          onChange(next);
          const missing = isWritten(n) ? missingIn(tie.answer(next)) : null;
          if (missing) onFocus(missing.seat * 2 + (missing.last ? 1 : 0));
        }}
      />
      <Toggle
        game="promin"
        label={words.openerFirst}
        value={position.openerFirst}
        onChange={(openerFirst) => onChange({ ...position, openerFirst })}
      />
      <SeatCount
        seats={position.seats}
        {...SEATS}
        onChange={(seats) => {
          onChange({
            ...position,
            seats,
            holder: Math.min(position.holder, seats - 1),
            points: resized(position.points, seats, null),
            last: resized(position.last, seats, null),
          });
          onFocus(0);
        }}
      />
    </>
  );
}
