/** Who completed the rainbow, and whether this table lets only the others move on. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Chip, Toggle, useTheme } from '../../../../ui';
import { SeatCount } from '../../../kit/settle/SeatCount';
import type { SettleInputProps } from '../../../table';
import { SEATS } from '../../rules/begin';
import type { LapPosition } from '../../settle/lap';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<LapPosition>;

/** Where another finisher or table is told, nobody of its lap has moved yet. */
const lapBegun = ({ seats, finisher, others }: LapPosition): LapPosition => ({
  seats,
  finisher,
  others,
});

export function LapInput({ position, onChange, name }: Props): ReactNode {
  const { space } = useTheme();
  const words = useText(keysText);
  return (
    <View
      role="group"
      aria-label={words.finisher}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}
    >
      {Array.from({ length: position.seats }, (_, seat) => (
        <Chip
          key={seat}
          label={name(seat)}
          spoken={`${words.finisher}: ${name(seat)}`}
          selected={position.finisher === seat}
          game="veselka"
          onPress={() => onChange({ ...lapBegun(position), finisher: seat })}
        />
      ))}
    </View>
  );
}

export function LapTray({ position, onChange }: Props): ReactNode {
  const words = useText(keysText);
  return (
    <>
      <Toggle
        game="veselka"
        label={words.othersOnly}
        value={position.others}
        onChange={(others) => onChange({ ...position, others })}
      />
      <SeatCount
        seats={position.seats}
        {...SEATS}
        onChange={(seats) =>
          onChange({
            ...lapBegun(position),
            seats,
            finisher:
              position.finisher !== null && position.finisher < seats ? position.finisher : null,
          })
        }
      />
    </>
  );
}
