/** The table of «Нізам»: the grid of gems, shifts, combinations. One component a mode, no rules of its own. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { T } from '../../../ui';
import { gridText } from '../../gems/words/table';
import type { NizamTable } from './props';
import { PlayTable } from './play/PlayTable';
import { Deal } from './referee/Deal';
import { Refill } from './referee/Refill';
import { ScoreTable } from './score/ScoreTable';

export default function Table(props: NizamTable): ReactNode {
  const { view } = props;
  const words = useText(gridText);
  if (view.mode === 'score') return <ScoreTable {...props} view={view} />;
  if (view.phase === 'deal')
    return view.mode === 'referee' ? (
      <Deal {...props} view={view} />
    ) : (
      <T align="center">{words.hint.dealing}</T>
    );
  if (view.phase === 'refill' && view.mode === 'referee') return <Refill {...props} view={view} />;
  return <PlayTable {...props} view={view} />;
}
