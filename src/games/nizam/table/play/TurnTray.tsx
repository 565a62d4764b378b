/** The tray during a turn: hint, hand or named payment, and the sum of what would score. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, T, useTheme } from '../../../../ui';
import type { Kind } from '../../../gems/rules/kinds';
import { Hand, NamedPay } from '../../../gems/table/Pay';
import { payHint } from '../../../gems/table/payHint';
import { gridText } from '../../../gems/words/table';
import { TrayHead } from '../../../gems/table/TrayHead';
import type { ShiftEntry } from '../../../gems/table/useShift';
import { RefusalNote } from '../../../kit/RefusalNote';
import { priceClause } from '../../rules/because';
import type { PlayProps } from '../parts/props';
import { SumLine } from '../parts/SumLine';
import { tableText } from '../../words/table';

export interface TurnTrayProps {
  table: PlayProps;
  seat: number;
  hand: readonly Kind[] | null;
  entry: ShiftEntry;
  /** No shift can be paid for, and that may be told. */
  poor: boolean;
}

export function TurnTray({ table, seat, hand, entry, poor }: TurnTrayProps): ReactNode {
  const { view, players, openClause, refused } = table;
  const common = useText(gridText);
  const texts = useText(tableText);
  const broke = table.judge({ type: 'take', seat }).ok ? common.hint.poor : common.hint.noCards;
  const first = poor ? broke : common.hint.choose;
  const idle = view.shifts === 0 ? first : common.hint.more;
  const scoring = view.runs.filter((run) => run.scores).map((run) => run.length);
  const size = view.hands[seat]?.size ?? 0;
  return (
    <>
      <TrayHead
        player={players[seat]}
        hint={entry.end ? payHint(entry, hand !== null, common.pay) : idle}
        clause={entry.end ? priceClause(entry.edge, entry.pay) : undefined}
        openClause={openClause}
        aside={
          view.handLimit === null || entry.end ? null : (
            <T variant="label" color="inkSoft">
              {texts.solo.limit(size, view.handLimit)}
            </T>
          )
        }
      />
      {hand === null ? null : <Hand hand={hand} entry={entry} hints={table.hints} />}
      {hand === null && entry.end ? <NamedPay entry={entry} /> : null}
      {!entry.end && scoring.length > 0 ? (
        <SumLine lengths={scoring} openClause={openClause} />
      ) : null}
      {entry.end ? null : <StillRuns table={table} />}
      {table.draft && refused ? (
        <RefusalNote
          refusal={refused.refusal}
          words={table.words}
          say={table.say}
          openClause={openClause}
        />
      ) : null}
    </>
  );
}

/** Combinations that lie there unchanged do not count: said before anyone asks. */
function StillRuns({ table }: { table: PlayProps }): ReactNode {
  const { view, openClause } = table;
  const texts = useText(tableText).runs;
  const { space } = useTheme();
  const still = view.runs.filter((run) => !run.scores).length;
  if (still === 0 || view.shifts === 0) return null;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <T variant="label" color="inkSoft" style={{ flex: 1 }}>
        {texts.still(still)}
      </T>
      <ClauseTag clause="N-4.4" onPress={openClause} />
    </View>
  );
}
