/** The keys of the piles: a gem goes on top of the pile being entered; who acts, how many play. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Chip, IconButton, T, useTheme } from '../../../../ui';
import { PEARL } from '../../../grid/grid';
import { Palette } from '../../../grid/table/Palette';
import { resized, SeatCount } from '../../../parts/settle/SeatCount';
import { TASKS } from '../../scoring';
import { SEATS } from '../../turn';
import type { Piles } from '../../types';
import { tableText } from '../text';

export interface PileTrayProps {
  piles: Piles;
  seat: Seat;
  entering: Seat;
  name(seat: Seat): string;
  onChange(piles: Piles, seat: Seat): void;
}

export function PileTray({ piles, seat, entering, name, onChange }: PileTrayProps): ReactNode {
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
          onPress={() => onChange(withAt(piles, of, pile.slice(0, -1)), seat)}
        />
      </View>
      <Palette
        onPress={(gem) => {
          if (gem !== PEARL && pile.length <= TASKS)
            onChange(withAt(piles, of, [...pile, gem]), seat);
        }}
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}>
        <Chip label={words.actsNow} selected={of === seat} onPress={() => onChange(piles, of)} />
        <SeatCount
          seats={piles.length}
          min={SEATS.min}
          max={SEATS.max}
          onChange={(seats) => onChange(resized(piles, seats, []), Math.min(seat, seats - 1))}
        />
      </View>
    </>
  );
}
