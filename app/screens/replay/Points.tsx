/** Everyone's points at this step, and what the step changed. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { minus, signed } from '../../../src/text/plural';
import { Panel, PlayerBadge, T, useTheme } from '../../../src/ui';
import { replayText } from './text';
import type { Told } from './told';

export function Points({ match, step }: Told): ReactNode {
  const words = useText(replayText);
  const { space } = useTheme();
  const { points } = step.now.standing;
  return (
    <Panel label={words.points} style={{ gap: space.s }}>
      <T variant="heading" heading={2}>
        {words.points}
      </T>
      {match.info.players.map(({ seat, name, colour }) => {
        const total = points[seat] ?? 0;
        const change = total - (step.before?.standing.points[seat] ?? total);
        return (
          <View
            key={seat}
            accessible
            role="img"
            aria-label={words.pointsOf(name, minus(total), change === 0 ? '' : signed(change))}
            style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}
          >
            <PlayerBadge name={name} colour={colour} size={32} decorative />
            <T style={{ flex: 1 }}>{name}</T>
            {change === 0 ? null : (
              <T variant="numS" color={change < 0 ? 'illegalText' : 'goodText'}>
                {signed(change)}
              </T>
            )}
            <T variant="numM" align="right" style={{ minWidth: 44 }}>
              {minus(total)}
            </T>
          </View>
        );
      })}
    </Panel>
  );
}
