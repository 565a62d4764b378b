/** Qwinto on the match screen: dice beside paper sheets, or everyone's sheet on the device. */
import type { ReactNode } from 'react';

import { OpenTable } from './OpenTable';
import { ScoreTable } from './score/ScoreTable';
import type { Props } from './types';

export default function QwintoTable(props: Props): ReactNode {
  return props.mode === 'score' ? <ScoreTable {...props} /> : <OpenTable {...props} />;
}
