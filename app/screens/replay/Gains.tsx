/** What the step brought: each line with its points and the clause it rests on. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { signed } from '../../../src/text/plural';
import { ClauseTag, Panel, T, useTheme } from '../../../src/ui';
import { useOpenClause } from '../match/useOpenClause';
import { gainsOf } from './steps';
import { replayText } from './text';
import type { Told } from './told';

export function Gains({ match, step, words: game, say }: Told): ReactNode {
  const words = useText(replayText);
  const { colors, space } = useTheme();
  const openClause = useOpenClause(match.info.game);
  const gains = step.before ? gainsOf(step.before.standing, step.now.standing) : [];
  if (gains.length === 0) return null;
  return (
    <Panel label={words.gains} style={{ gap: space.s }}>
      <T variant="heading" heading={2}>
        {words.gains}
      </T>
      {gains.map(({ line, points }, i) => (
        <View
          key={i}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.s,
            paddingTop: space.s,
            borderTopWidth: i === 0 ? 0 : 1,
            borderColor: colors.line,
          }}
        >
          <View style={{ flex: 1, gap: space.xs, alignItems: 'flex-start' }}>
            <T variant="label">{`${say.name(line.seat)}: ${game.line(line, say)}`}</T>
            <ClauseTag clause={line.clause} onPress={openClause} />
          </View>
          <T
            variant="numM"
            color={points < 0 ? 'illegalText' : points > 0 ? 'goodText' : 'inkSoft'}
          >
            {signed(points)}
          </T>
        </View>
      ))}
    </Panel>
  );
}
