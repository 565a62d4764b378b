/** A swap at a real table: nobody sees the cards, only how many they are. */
import { useState, type ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { Actions } from '../parts/Actions';
import { NumberTiles } from '../parts/NumberTiles';
import type { VeselkaTable } from '../props';
import { TrayHead } from '../../../gems/table/TrayHead';
import { useSend } from '../../../kit/useSend';
import { tableText } from '../../words/table';
import { afterDraw } from './afterDraw';

export interface SwapCountProps {
  table: VeselkaTable;
  /** What everyone may see. */
  middle: ReactNode;
  seat: number;
  onBack(): void;
}

export function SwapCount({ table, middle, seat, onBack }: SwapCountProps): ReactNode {
  const texts = useText(tableText);
  const { busy, send } = useSend(table);
  const { draft } = table;
  const [count, setCount] = useState<number | null>(
    draft?.type === 'swap' && 'count' in draft ? draft.count : null,
  );
  const counts = table
    .offers(seat)
    .flatMap((move) => (move.type === 'swap' && 'count' in move ? [move.count] : []));
  const swap = count === 0 ? texts.action.pass : texts.action.swapCards(count ?? 0);
  return (
    <TableLayout
      middle={middle}
      tray={
        <>
          <TrayHead
            player={table.players[seat]}
            hint={texts.hint.swapCount}
            clause="V-3.1"
            openClause={table.openClause}
          />
          <NumberTiles
            label={texts.hint.swapCount}
            tiles={counts.map((n) => ({
              value: n,
              spoken: n === 0 ? texts.action.pass : texts.card.count(n),
            }))}
            perRow={4}
            value={count}
            onChange={setCount}
          />
          {count ? (
            <T variant="label" color="inkSoft">
              {afterDraw(table.view, count, texts)}
            </T>
          ) : null}
        </>
      }
      action={
        <Actions
          small={{ icon: 'back', label: texts.action.backToRun, onPress: onBack }}
          primary={{
            label: draft ? texts.action.correct : count === null ? texts.action.swapNothing : swap,
            onPress: () => {
              if (count !== null) send({ type: 'swap', seat, count });
            },
            disabled: count === null,
            busy,
          }}
        />
      }
    />
  );
}
