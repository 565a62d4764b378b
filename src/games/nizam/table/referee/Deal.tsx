/** The field of a real table before the first turn. */
import type { ReactNode } from 'react';

import { COPIES, type Kind } from '../../../gems/rules/kinds';
import { DealEntry } from '../../../gems/table/DealEntry';
import { useSend } from '../../../kit/useSend';
import type { NizamMove } from '../../rules/types';
import type { DealProps } from '../props';

export function Deal(props: DealProps): ReactNode {
  const { busy, send } = useSend<NizamMove>(props);
  // No pearl in the palette, so none on the field.
  const dealt = (grid: readonly unknown[]): NizamMove => ({
    type: 'deal',
    grid: grid as readonly Kind[],
  });
  return (
    <DealEntry
      game="nizam"
      clause="N-1.2"
      pearl={false}
      most={() => COPIES}
      start={props.draft?.type === 'deal' ? props.draft.grid : null}
      judge={(grid) => props.judge(dealt(grid))}
      busy={busy}
      onSave={(grid) => send(dealt(grid))}
      words={props.words}
      say={props.say}
      openClause={props.openClause}
    />
  );
}
