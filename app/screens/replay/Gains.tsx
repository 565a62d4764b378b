/** What the step brought: each line with its points and the clause it rests on. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { signed } from '../../../src/text/plural';
import { ClauseTag, T, useTheme } from '../../../src/ui';
import { useOpenClause } from '../match/useOpenClause';
import { gainsOf, type Gain } from './steps';
import { replayText } from './text';
import type { Told } from './told';

export function gainsAt({ step }: Told): Gain[] {
  return step.before ? gainsOf(step.before.standing, step.now.standing) : [];
}

export function Gains({ gains, ...told }: Told & { gains: readonly Gain[] }): ReactNode {
  const { match, words: game, say } = told;
  const words = useText(replayText);
  const { space } = useTheme();
  const openClause = useOpenClause(match.info.game);
  if (gains.length === 0) return null;
  return (
    <View role="region" aria-label={words.gains} style={{ gap: space.xs }}>
      {gains.map(({ line, points }, i) => (
        <View key={i} style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <T variant="label" color="inkSoft" style={{ flex: 1 }}>
            {`${say.name(line.seat)}: ${game.line(line, say)}`}
          </T>
          <ClauseTag clause={line.clause} onPress={openClause} />
          <T
            variant="numS"
            align="right"
            color={points < 0 ? 'illegalText' : points > 0 ? 'goodText' : 'inkSoft'}
            style={{ minWidth: 36 }}
          >
            {signed(points)}
          </T>
        </View>
      ))}
    </View>
  );
}
