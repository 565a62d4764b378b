/** A turn while a run is built: hint, hand, last card, swap, and the button that says what it brings. */
import type { ReactNode } from 'react';

import type { Refusal } from '../../../../engine/types';
import { useSayUnentered } from '../../../../match/unentered';
import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { RefusalNote } from '../../../kit/RefusalNote';
import { tableText } from '../../words/table';
import { Actions } from './Actions';
import { KeepPanel } from './KeepPanel';
import type { VeselkaTable } from '../props';
import type { RunReading } from './reading';
import { runHint } from './runHint';
import { TrayHead } from '../../../gems/table/TrayHead';
import type { RunEntry } from './useRun';
import { useSend } from '../../../kit/useSend';

export interface RunTurnProps {
  table: VeselkaTable;
  /** What everyone may see. */
  middle: ReactNode;
  seat: number;
  entry: RunEntry;
  reading: RunReading;
  onSwap(): void;
  /** Just before the run is sent. */
  onLay?(move: RunReading['move']): void;
  /** The hand, where there is one. */
  children?: ReactNode;
  /** Why a card that was touched did not join the run. */
  refusal?: Refusal | null;
  /** What the table should do afterwards with its real cards. */
  afterwards?: string | null;
}

export function RunTurn(props: RunTurnProps): ReactNode {
  const { table, seat, entry, reading, afterwards } = props;
  const texts = useText(tableText);
  const { busy, send } = useSend(table);
  const { fault, keeping, gain, move } = reading;
  const last = entry.cards[entry.cards.length - 1];
  const ruled = fault?.refusal ?? (move.keep && keeping && !keeping.ok ? keeping : null);
  const refusal = props.refusal ?? ruled;
  const lay = gain === null || ruled ? texts.action.layPlain : texts.action.lay(gain);
  const isLaid = table.judge(move).ok;
  const typed = isLaid ? { move, label: lay } : last === undefined ? null : 'half';
  useSayUnentered(table.draft ? null : typed);
  return (
    <TableLayout
      middle={props.middle}
      tray={
        <>
          {refusal ? (
            <RefusalNote
              refusal={refusal}
              words={table.words}
              say={table.say}
              openClause={table.openClause}
            />
          ) : (
            <TrayHead
              player={table.players[seat]}
              {...runHint(reading, table.hints, texts)}
              openClause={table.openClause}
            />
          )}
          {props.children}
          {keeping && last ? (
            <KeepPanel
              last={last}
              rainbow={table.view.players[seat]?.rainbow ?? []}
              keeping={keeping}
              keep={move.keep}
              onChange={entry.setWish}
            />
          ) : null}
          {afterwards ? (
            <T variant="label" color="inkSoft">
              {afterwards}
            </T>
          ) : null}
        </>
      }
      action={
        <Actions
          small={
            entry.cards.length > 0
              ? { icon: 'close', label: texts.action.clear, onPress: entry.clear }
              : null
          }
          quiet={{ icon: 'swap', label: texts.action.swap, onPress: props.onSwap, disabled: busy }}
          primary={{
            label: table.draft ? texts.action.correct : lay,
            onPress: () => {
              props.onLay?.(move);
              send(move);
            },
            disabled: entry.cards.length === 0,
            busy,
          }}
        />
      }
    />
  );
}
