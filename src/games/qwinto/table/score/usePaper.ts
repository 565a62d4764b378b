/** Paper sheets being copied into the app: what is typed so far and where the pencil is. */
import { useMemo, useState } from 'react';

import { withAt } from '../../../../engine/arrays';
import type { Refusal, Seat } from '../../../../engine/types';
import { useMatchDraft } from '../../../../match/useDraft';
import { blankSheet, cellIndex, numberAt } from '../../rules/notation';
import type { Cells, Move, Row, Sheet, Written } from '../../rules/types';
import { CELLS } from '../sheet/geometry';
import { samePlace, type Place, type Props } from '../props';

type SheetsMove = Extract<Move, { type: 'sheets' }>;

export interface Paper {
  sheets: readonly Sheet[];
  seat: Seat;
  sheet: Sheet;
  place: Place;
  /** The cell that took the last number, until the pencil goes elsewhere. */
  took: Place | null;
  /** The sheets are counted without comparing them with the rolls. */
  otherDice: boolean;
  setOtherDice(otherDice: boolean): void;
  show(seat: Seat): void;
  pointAt(place: Place): void;
  step(by: 1 | -1): void;
  /** Writes and moves on to the cell on the right. */
  put(number: number): void;
  erase(place: Place): void;
  setMisthrows(count: number): void;
  /** What is wrong with this sheet or, once handed in, with any of them. */
  refusal: Refusal | null;
  move(): SheetsMove;
  submit(): void;
}

const FIRST: Place = { row: 'orange', column: 2 };

/** `kept`: by seat, the sheets that the app keeps itself. */
export function usePaper(props: Props, kept: ReadonlyMap<Seat, Sheet>): Paper {
  const { draft, players } = props;
  const given = draft?.type === 'sheets' ? draft : null;
  const [typed, setTyped] = useMatchDraft<readonly Sheet[]>(
    'sheets',
    () => given?.sheets ?? players.map(blankSheet),
  );
  const [otherDice, setOtherDice] = useMatchDraft('other dice', () => given?.otherDice === true);
  const [seat, setSeat] = useMatchDraft<Seat>('sheet of', () => 0);
  const [place, setPlace] = useState<Place>(FIRST);
  const [took, setTook] = useState<Place | null>(null);
  /** A refusal speaks of what was handed in; the next touch of the pencil makes it old. */
  const [handedIn, setHandedIn] = useState(false);
  const sheets = useMemo(() => typed.map((one, i) => kept.get(i) ?? one), [typed, kept]);
  const sheet = sheets[seat] ?? blankSheet();

  const change = (next: Sheet): void => {
    if (!kept.has(seat)) setTyped(withAt(typed, seat, next));
    setHandedIn(false);
  };
  const step = (by: 1 | -1): void => {
    const at = CELLS.findIndex((cell) => samePlace(cell, place));
    setPlace(CELLS[(at + by + CELLS.length) % CELLS.length] ?? FIRST);
  };
  const move = (): SheetsMove => ({
    type: 'sheets',
    sheets,
    ...(otherDice ? { otherDice: true } : {}),
  });
  const pointAt = (next: Place): void => {
    setPlace(next);
    setTook(null);
  };
  const shown = (next: Seat): void => {
    setSeat(next);
    pointAt(FIRST);
  };

  return {
    sheets,
    seat,
    sheet,
    place,
    took,
    otherDice,
    setOtherDice(value) {
      setOtherDice(value);
      setHandedIn(false);
    },
    show: shown,
    pointAt,
    step,
    put(number) {
      change(withCell(sheet, place, number));
      setTook(place);
      step(1);
    },
    erase(cell) {
      change(withCell(sheet, cell, null));
      pointAt(cell);
    },
    setMisthrows: (misthrows) => change({ ...sheet, misthrows }),
    refusal: handedIn && props.refused ? props.refused.refusal : judgeAlone(props, sheets, seat),
    move,
    submit() {
      void props.attempt(move()).then((verdict) => {
        setHandedIn(true);
        const guilty = verdict.ok ? null : seatOf(verdict);
        if (guilty !== null && guilty !== seat) shown(guilty);
      });
    },
  };
}

/** One sheet without the others and without the rolls: what can already be said while it is typed. */
function judgeAlone(props: Props, sheets: readonly Sheet[], seat: Seat): Refusal | null {
  const alone = sheets.map((sheet, i) => (i === seat ? sheet : blankSheet()));
  const move: SheetsMove = { type: 'sheets', sheets: alone, otherDice: true };
  const verdict = props.judge(move);
  return verdict.ok ? null : verdict;
}

export function seatOf({ facts }: Refusal): Seat | null {
  return typeof facts.seat === 'number' ? facts.seat : null;
}

/** The cells a refusal of sheets names. */
export function cellsOf({ facts }: Refusal): readonly Written[] {
  return Array.isArray(facts.cells) ? (facts.cells as readonly Written[]) : [];
}

/** The cell again from the sheet: what the refusal named may have been erased meanwhile. */
export function stands(sheet: Sheet, cell: Written): boolean {
  return numberAt(sheet, cell.row, cell.column) === cell.number;
}

export function withCell(sheet: Sheet, { row, column }: Place, number: number | null): Sheet {
  const cells: Cells = withAt(sheet[row], cellIndex(row, column), number);
  const rows: Record<Row, Cells> = {
    orange: sheet.orange,
    yellow: sheet.yellow,
    purple: sheet.purple,
  };
  rows[row] = cells;
  return { ...rows, misthrows: sheet.misthrows };
}
