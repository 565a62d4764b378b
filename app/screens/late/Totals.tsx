/** Everyone's total, and who wins by them as they are typed. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { FinalResult } from '../../../src/engine/types';
import { useText } from '../../../src/text/locale';
import { PlayerBadge, T, useCramped, useTheme } from '../../../src/ui';
import { stepped, totalOf, type Judged, type Totals as Entered } from './result';
import { lateText } from './text';
import { TotalField } from './TotalField';

export interface TotalsProps {
  final: FinalResult;
  players: readonly { name: string; colour: number }[];
  totals: Entered;
  result: Judged;
  onChange(totals: Entered): void;
}

/** Below this width, in letters of the usual size, a name and a field do not stand side by side. */
const CRAMPED = 340;

export function Totals({ final, players, totals, result, onChange }: TotalsProps): ReactNode {
  const words = useText(lateText);
  const { colors, space } = useTheme();
  const cramped = useCramped(CRAMPED);
  const winners = players.length > 1 ? (result.standing?.winners ?? []) : [];
  const wrong = result.refusal?.facts['seat'];
  return (
    <View>
      {players.map(({ name, colour }, seat) => {
        const value = totalOf(totals, name);
        return (
          <View
            key={name}
            style={{
              flexDirection: 'row',
              flexWrap: cramped ? 'wrap' : 'nowrap',
              alignItems: 'center',
              gap: space.m,
              paddingVertical: space.s,
              borderTopWidth: seat === 0 ? 0 : 1,
              borderColor: colors.line,
            }}
          >
            <PlayerBadge name={name} colour={colour} size={36} decorative />
            <View
              style={{
                flex: 1,
                minWidth: 80,
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                columnGap: space.s,
              }}
            >
              <T variant="bodyStrong" numberOfLines={1} style={{ flexShrink: 1 }}>
                {name}
              </T>
              {winners.includes(seat) ? (
                <T variant="label" color="goodText">
                  {winners.length > 1 ? words.shares : words.wins}
                </T>
              ) : null}
            </View>
            <TotalField
              name={name}
              value={value}
              wrong={wrong === seat}
              step={(by) => stepped(final, value, by)}
              onChange={(to) => onChange({ ...totals, [name]: to })}
            />
          </View>
        );
      })}
    </View>
  );
}
