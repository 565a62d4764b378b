/** A shift in the log: the line before and after with the card that went round, and what was paid. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { T, useTheme } from '../../../ui';
import { Arrow, Pieces } from '../../kit/examplePieces';
import { shifted } from '../rules/because';
import type { Gem } from '../rules/grid';
import type { Shift } from '../rules/moves';
import { gridText } from '../words/table';
import { fieldOf, gemsOf, GemRow } from './Drawn';
import { GemCard } from './Gem';

export function LoggedShift({ view, move }: { view: unknown; move: Shift }): ReactNode {
  const words = useText(gridText).pay;
  const field = fieldOf(view);
  const before = field ? gemsOf(field, move) : [];
  const after = field ? gemsOf(shifted(field, move), move) : [];
  const [from, to] = move.edge === 'start' ? [0, after.length - 1] : [before.length - 1, 0];
  return (
    <View style={{ gap: 6 }}>
      {before.length > 0 ? (
        <Pieces gap={4}>
          <Line gems={before} ringed={from} />
          <Arrow />
          <Line gems={after} ringed={to} />
        </Pieces>
      ) : null}
      {move.pay.length > 0 ? (
        <Pieces gap={6}>
          <T variant="caption" color="inkSoft">
            {words.title}
          </T>
          <GemRow gems={move.pay} size={24} />
        </Pieces>
      ) : null}
    </View>
  );
}

function Line({ gems, ringed }: { gems: readonly Gem[]; ringed: number }): ReactNode {
  const { colors } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}>
      {gems.map((gem, i) => (
        <View
          key={i}
          style={{
            borderRadius: 8,
            // Ten cards and the arrow stand beside a pencil on a phone.
            borderWidth: i === ringed ? 2 : 0,
            borderColor: colors.legal,
          }}
        >
          <GemCard kind={gem} size={18} decorative />
        </View>
      ))}
    </View>
  );
}
