/** The shift being entered: which line's end, and what is paid for it. */
import { useState } from 'react';

import type { Seat, Verdict } from '../../../engine/types';
import type { Kind } from '../rules/kinds';
import { missingCards, shifted } from '../rules/because';
import { type Gem, type Grid, type LineEnd, PEARL } from '../rules/grid';
import { edgeCard } from '../rules/notation';
import type { Shift } from '../rules/moves';
import { sameEnd } from './Field';

export interface ShiftTable {
  seat: Seat;
  grid: Grid;
  /** The own cards of the player to move; null at a real table. */
  hand: readonly Kind[] | null;
  judge(move: unknown): Verdict;
  draft?: { type: string };
  advised?: { type: string };
  refused: { move: { type: string } } | null;
  dismissRefusal(): void;
}

/** What a shift costs whoever holds these offers, by line end. */
export type Prices = ReadonlyMap<string, readonly (readonly Kind[])[]>;

export interface ShiftEntry {
  end: LineEnd | null;
  /** The gem that will go round. */
  edge: Gem | null;
  pay: readonly Kind[];
  move: Shift | null;
  /** The rules accept it. */
  ok: boolean;
  /** How many cards are surely missing; 0 when it may be tried. */
  lacking: number;
  /** The end whose shift was refused last. */
  wrong: LineEnd | null;
  choose(end: LineEnd): void;
  setPay(pay: readonly Kind[]): void;
  /** True until somebody changes the suggested payment. */
  suggested: boolean;
  clear(): void;
}

export function endKey({ line, index, edge }: LineEnd): string {
  return `${line}-${index}-${edge}`;
}

export function pricesOf(offers: readonly { type: string }[]): Prices {
  const prices = new Map<string, (readonly Kind[])[]>();
  for (const offer of offers) {
    if (offer.type !== 'shift') continue;
    const shift = offer as Shift;
    const list = prices.get(endKey(shift));
    if (list) list.push(shift.pay);
    else prices.set(endKey(shift), [shift.pay]);
  }
  return prices;
}

/** One card where that is enough, the only three where there are no others, else nothing yet. */
function suggestion(table: ShiftTable, prices: Prices | null, end: LineEnd): readonly Kind[] {
  const edge = edgeCard(table.grid, end);
  if (prices === null) return edge === null || edge === PEARL ? [] : [edge];
  const payments = prices.get(endKey(end)) ?? [];
  const single = payments.find((pay) => pay.length === 1);
  return single ?? (payments.length === 1 ? (payments[0] ?? []) : []);
}

function asShift(move: { type: string } | undefined): Shift | null {
  return move?.type === 'shift' ? (move as Shift) : null;
}

interface Entered {
  end: LineEnd | null;
  /** Null while the suggested payment stands. */
  paid: readonly Kind[] | null;
  /** The field it was entered for. */
  on: Grid;
}

const nothing = (on: Grid): Entered => ({ end: null, paid: null, on });

/** The field lies as this shift would have left it. An end that was chosen while another was stored is still to come. */
function hasBeenMade({ end, on }: Entered, grid: Grid): boolean {
  return end !== null && on !== grid && shifted(on, end).every((gem, i) => gem === grid[i]);
}

/** What is entered for this field; what has been made is forgotten in the same frame that shows it. */
function useEntered(grid: Grid, drafted: Shift | null): [Entered, (entered: Entered) => void] {
  const [kept, setKept] = useState<Entered>(
    drafted ? { end: drafted, paid: drafted.pay, on: grid } : nothing(grid),
  );
  const current = hasBeenMade(kept, grid) ? nothing(grid) : kept;
  if (current !== kept) setKept(current);
  return [current, setKept];
}

/** `prices` are known only for a hand that is. */
export function useShift(table: ShiftTable, prices: Prices | null): ShiftEntry {
  const { grid } = table;
  const [{ end, paid }, setEntered] = useEntered(grid, asShift(table.draft ?? table.advised));
  const forget = (): void => {
    if (table.refused) table.dismissRefusal();
  };
  const choose = (to: LineEnd): void => {
    forget();
    const { line, index, edge: side } = to;
    setEntered(
      sameEnd(end, to) ? nothing(grid) : { end: { line, index, edge: side }, paid: null, on: grid },
    );
  };
  const edge = end === null ? null : edgeCard(grid, end);
  const pay = paid ?? (end === null ? [] : suggestion(table, prices, end));
  const move: Shift | null =
    end === null
      ? null
      : { type: 'shift', seat: table.seat, line: end.line, index: end.index, edge: end.edge, pay };
  const ok = move !== null && table.judge(move).ok;
  return {
    end,
    edge,
    pay,
    move,
    ok,
    lacking: ok ? 0 : missingCards(edge, pay, table.hand !== null),
    wrong: asShift(table.refused?.move),
    choose,
    suggested: paid === null,
    setPay: (to) => {
      forget();
      setEntered({ end, paid: to, on: grid });
    },
    clear: () => setEntered(nothing(grid)),
  };
}
