/** The field of a real table before the first turn: three of each kind, and the pearl. */
import type { ReactNode } from 'react';

import { PEARL } from '../../../gems/rules/grid';
import { DealEntry } from '../../../gems/table/DealEntry';
import { useSend } from '../../../kit/useSend';
import { ON_FIELD } from '../../rules/position';
import type { PerlynaMove } from '../../rules/types';
import type { DealProps } from '../props';

export function Deal(props: DealProps): ReactNode {
  const { busy, send } = useSend<PerlynaMove>(props);
  return (
    <DealEntry
      game="perlyna"
      clause="E-1.3"
      pearl
      most={(gem) => (gem === PEARL ? 1 : ON_FIELD)}
      start={props.draft?.type === 'deal' ? props.draft.grid : null}
      judge={(grid) => props.judge({ type: 'deal', grid })}
      busy={busy}
      onSave={(grid) => send({ type: 'deal', grid })}
      words={props.words}
      say={props.say}
      openClause={props.openClause}
    />
  );
}
