/** The answer in a line above the keys, while its card is below the fold. */
import type { ReactNode } from 'react';

import type { Answer } from '../../../src/games/settle';
import { T } from '../../../src/ui';
import { AnswerMark } from './AnswerMark';

export function AnswerStrip({ kind, said }: { kind: Answer['kind']; said: string }): ReactNode {
  return (
    <>
      <AnswerMark kind={kind} size={32} />
      <T variant="bodyStrong" numberOfLines={3} style={{ flex: 1 }}>
        {said}
      </T>
    </>
  );
}
