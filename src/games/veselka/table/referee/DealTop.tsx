/** The real cards are dealt; the app only needs to know which card opens the play pile. */
import { useState, type ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Button, T } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import type { Kind } from '../../../gems/rules/kinds';
import { OpenTable } from '../parts/OpenTable';
import type { VeselkaTable } from '../props';
import { TrayHead } from '../../../gems/table/TrayHead';
import { useSend } from '../../../kit/useSend';
import { tableText } from '../../words/table';

export function DealTop(props: VeselkaTable): ReactNode {
  const texts = useText(tableText);
  const { busy, send } = useSend(props);
  const [top, setTop] = useState<Kind | null>(
    props.draft?.type === 'deal' ? props.draft.top : null,
  );
  const open = top === null ? texts.action.openTopPlain : texts.action.openTop(top);
  return (
    <TableLayout
      middle={
        <OpenTable roomy table={props} circle={{ top, cards: [], lit: [], onPress: setTop }} />
      }
      tray={
        <>
          <TrayHead hint={texts.deal.ask} clause="V-1.4" openClause={props.openClause} />
          <T color="inkSoft">{texts.deal.how}</T>
        </>
      }
      action={
        <Button
          game="veselka"
          busy={busy}
          disabled={top === null}
          reason={texts.deal.choose}
          label={props.draft ? texts.action.correct : open}
          onPress={() => {
            if (top) send({ type: 'deal', top });
          }}
        />
      }
    />
  );
}
