/** What the step brought: each line with its points and the clause it rests on. */
import type { ReactNode } from 'react';

import { useText } from '../../../src/text/locale';
import { Panel, T, useTheme } from '../../../src/ui';
import { PointLine } from '../match/PointLine';
import { useOpenClause } from '../match/useOpenClause';
import { gainsOf } from './steps';
import { replayText } from './text';
import type { Told } from './told';

export function Gains({ match, step, words: game, say }: Told): ReactNode {
  const words = useText(replayText);
  const { space } = useTheme();
  const openClause = useOpenClause(match.info.game);
  const gains = step.before ? gainsOf(step.before.standing, step.now.standing) : [];
  if (gains.length === 0) return null;
  return (
    <Panel label={words.gains} style={{ gap: space.s }}>
      <T variant="heading" heading={2}>
        {words.gains}
      </T>
      {gains.map(({ line, points }, i) => (
        <PointLine
          key={i}
          words={`${say.name(line.seat)}: ${game.line(line, say)}`}
          clause={line.clause}
          points={points}
          first={i === 0}
          openClause={openClause}
        />
      ))}
    </Panel>
  );
}
