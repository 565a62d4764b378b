/** How many colours everybody's rainbow has. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import { useText } from '../../../../text/locale';
import { useTheme } from '../../../../ui';
import { Field } from '../../../kit/settle/Field';
import { resized, SeatCount } from '../../../kit/settle/SeatCount';
import type { SettleInputProps } from '../../../table';
import { FULL_RAINBOW } from '../../rules/scoring';
import { SEATS } from '../../rules/begin';
import type { RainbowsPosition } from '../../settle/rainbows';
import { NumberTiles } from '../parts/NumberTiles';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<RainbowsPosition>;

const COUNTS = Array.from({ length: FULL_RAINBOW + 1 }, (_, i) => i);

export function RainbowsInput({ position, answer, name, focus, onFocus }: Props): ReactNode {
  const { space } = useTheme();
  const full = (n: number | null): 'wins' | 'plain' => (n === FULL_RAINBOW ? 'wins' : 'plain');
  const wrong = answer.kind === 'impossible' ? answer.remark.facts.seat : null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
      {position.colours.map((n, seat) => (
        <Field
          key={seat}
          label={name(seat)}
          value={n === null ? null : String(n)}
          active={focus === seat}
          tone={seat === wrong ? 'wrong' : full(n)}
          onPress={() => onFocus(seat)}
          style={{ flexGrow: 1, flexBasis: 104 }}
        />
      ))}
    </View>
  );
}

export function RainbowsTray({ position, onChange, name, focus, onFocus }: Props): ReactNode {
  const { seats, colours } = position;
  const words = useText(keysText);
  const seat = Math.min(focus, seats - 1);
  return (
    <>
      <NumberTiles
        label={words.colours(name(seat))}
        tiles={COUNTS.map((value) => ({ value, spoken: words.count(value) }))}
        value={colours[seat] ?? null}
        perRow={5}
        onChange={(n) => {
          onChange({ ...position, colours: withAt(colours, seat, n) });
          // On to the next one who is still missing.
          const next = colours.findIndex((one, i) => one === null && i !== seat);
          if (next >= 0) onFocus(next);
        }}
      />
      <SeatCount
        seats={seats}
        {...SEATS}
        onChange={(next) => {
          onChange({ seats: next, colours: resized(colours, next, null) });
          onFocus(0);
        }}
      />
    </>
  );
}
