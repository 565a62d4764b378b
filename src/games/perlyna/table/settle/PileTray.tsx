/** The keys of the piles: a gem goes on top of the pile being entered; who acts, how many play, what was agreed. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Chip, IconButton, T, Toggle, useTheme } from '../../../../ui';
import { PEARL } from '../../../gems/rules/grid';
import { Palette } from '../../../gems/table/Palette';
import { resized, SeatCount } from '../../../kit/settle/SeatCount';
import { TASKS } from '../../rules/scoring';
import { SEATS } from '../../rules/begin';
import type { Piles } from '../../rules/types';
import { tableText } from '../../words/table';

/** What the questions about piles have in common. */
interface WithPiles {
  piles: Piles;
  seat: Seat;
  /** House reading of A-E10. */
  open: boolean;
}

export interface PileTrayProps {
  position: WithPiles;
  entering: Seat;
  name(seat: Seat): string;
  onChange(change: Partial<WithPiles>): void;
}

export function PileTray({ position, entering, name, onChange }: PileTrayProps): ReactNode {
  const { piles, seat, open } = position;
  const words = useText(tableText).settle;
  const { space } = useTheme();
  const of = Math.min(entering, piles.length - 1);
  const pile = piles[of] ?? [];
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <T variant="label" color="inkSoft" style={{ flex: 1 }}>
          {words.pileHint(name(of))}
        </T>
        <IconButton
          icon="undo"
          label={words.takeBack}
          disabled={pile.length === 0}
          onPress={() => onChange({ piles: withAt(piles, of, pile.slice(0, -1)) })}
        />
      </View>
      <Palette
        onPress={(gem) => {
          if (gem !== PEARL && pile.length <= TASKS)
            onChange({ piles: withAt(piles, of, [...pile, gem]) });
        }}
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}>
        <Chip
          game="perlyna"
          label={words.actsNow}
          selected={of === seat}
          onPress={() => onChange({ seat: of })}
        />
        <SeatCount
          seats={piles.length}
          min={SEATS.min}
          max={SEATS.max}
          onChange={(seats) =>
            onChange({ piles: resized(piles, seats, []), seat: Math.min(seat, seats - 1) })
          }
        />
      </View>
      <Toggle
        game="perlyna"
        label={words.deadlockOpens}
        value={open}
        onChange={(agreed) => onChange({ open: agreed })}
      />
    </>
  );
}
