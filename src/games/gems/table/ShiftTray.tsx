/** The tray of a turn on the field: what to do now, the hand or the named payment, and what was refused. */
import type { ReactNode } from 'react';

import type { Refusal, Seat, Verdict } from '../../../engine/types';
import { useText } from '../../../text/locale';
import { RefusalNote } from '../../kit/RefusalNote';
import type { SeatPlayer } from '../../table';
import type { GameWords, Say } from '../../words';
import type { Kind } from '../rules/kinds';
import { gridText } from '../words/table';
import { Hand, NamedPay } from './Pay';
import { payHint } from './payHint';
import { TrayHead } from './TrayHead';
import type { ShiftEntry } from './useShift';

export interface ShiftTrayProps<Table> {
  table: Table;
  seat: Seat;
  /** Null at a real table. */
  hand: readonly Kind[] | null;
  entry: ShiftEntry;
  /** No shift can be paid for, and that may be told. */
  poor: boolean;
}

interface FrameProps<Clause extends string> extends ShiftTrayProps<{
  view: { shifts: number };
  players: readonly SeatPlayer[];
  hints: boolean;
  words: Pick<GameWords, 'refusal' | 'clauses'>;
  say: Say;
  draft?: unknown;
  refused: { refusal: Refusal } | null;
  judge(move: unknown): Verdict;
  openClause(clause: Clause): void;
}> {
  /** Of the price, while a shift is being paid for. */
  clause: NoInfer<Clause>;
  /** At the right end of the head, while no shift is being entered. */
  aside?: ReactNode;
  /** What the game has to say of the turn so far. */
  children: ReactNode;
}

export function ShiftTray<Clause extends string>(props: FrameProps<Clause>): ReactNode {
  const { table, seat, hand, entry, poor, clause, aside, children } = props;
  const { view, players, openClause, refused } = table;
  const texts = useText(gridText);
  const broke = table.judge({ type: 'take', seat }).ok ? texts.hint.poor : texts.hint.noCards;
  const first = poor ? broke : texts.hint.choose;
  const idle = view.shifts === 0 ? first : texts.hint.more;
  return (
    <>
      <TrayHead<Clause>
        player={players[seat]}
        hint={entry.end ? payHint(entry, hand !== null, texts.pay) : idle}
        clause={entry.end ? clause : undefined}
        openClause={openClause}
        aside={entry.end ? null : aside}
      />
      {hand === null ? null : <Hand hand={hand} entry={entry} hints={table.hints} />}
      {hand === null && entry.end ? <NamedPay entry={entry} /> : null}
      {entry.end ? null : children}
      {table.draft && refused ? (
        <RefusalNote
          refusal={refused.refusal}
          words={table.words}
          say={table.say}
          openClause={openClause as (clause: string) => void}
        />
      ) : null}
    </>
  );
}
