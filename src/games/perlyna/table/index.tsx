/** The table of «Перлина Сходу»: the grid with the pearl, eight tasks each. One component a mode, no rules of its own. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { T } from '../../../ui';
import { gridText } from '../../gems/words/table';
import type { PerlynaTable } from './props';
import { PlayTable } from './play/PlayTable';
import { Deal } from './referee/Deal';
import { ScoreTable } from './score/ScoreTable';

export default function Table(props: PerlynaTable): ReactNode {
  const { view } = props;
  const words = useText(gridText);
  if (view.phase === 'deal')
    return view.mode === 'referee' ? (
      <Deal {...props} view={view} />
    ) : (
      <T align="center">{words.hint.dealing}</T>
    );
  if (view.mode === 'score') return <ScoreTable {...props} view={view} />;
  return <PlayTable {...props} view={view} />;
}
