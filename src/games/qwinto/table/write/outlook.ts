/** How one player's sheet looks at this moment: what is lit, what is chosen, what it would bring. */
import type { Refusal, Seat } from '../../../../engine/types';
import { culpritOf, gains, scoreSheet, sheetAfter, totalOf, type Gain } from '../../rules/because';
import { numberAt } from '../../rules/notation';
import type { Row, Sheet } from '../../rules/types';
import { ROWS } from '../../rules/types';
import {
  columnClashes,
  emptyPlaces,
  placesFor,
  rulesOfWriting,
  sheetWithEntry,
  type Clash,
} from '../asking';
import { isGap, ROW_PLACES } from '../sheet/geometry';
import { markKey, type CellMark, type Marks } from '../sheet/SheetGrid';
import type { TableWords } from '../../words/table';
import { samePlace, type Choice, type Place, type Props } from '../props';

export interface Outlook {
  sheet: Sheet;
  /** Where the arrows go; the possible cells, unless hints are off. */
  places: readonly Place[];
  /** Rows in play; undefined when all are. */
  rows?: readonly Row[];
  marks: Marks;
  clashes: readonly Clash[];
  /** Why the choice cannot be written; null while hints are off. */
  refusal: Refusal | null;
  gains: readonly Gain[];
  becomes?: number;
}

export function outlook(
  props: Props,
  words: TableWords,
  seat: Seat,
  choice: Choice | null,
): Outlook {
  const { view, hints } = props;
  const { sheet, written } = sheetWithEntry(view, seat);
  const rules = rulesOfWriting(props);
  if (!rules || view.sum === null || (view.phase === 'write' && view.entries[seat] !== null))
    return decided(sheet, written, view.sum, words);
  const legal = placesFor(rules, seat);
  const place = choice === 'pass' ? null : choice;
  const verdict = place ? rules.judge({ type: 'write', seat, ...place }) : null;
  const refusal = verdict && !verdict.ok ? verdict : null;
  const told = refusal && (hints || wasRefused(props, seat, place)) ? refusal : null;
  const clashes = hints ? columnClashes(rules, view, seat) : [];
  const next = choice && !told ? sheetAfter(sheet, choice, view.sum, seat === view.active) : null;
  return {
    sheet,
    places: hints ? legal : emptyPlaces(view, seat),
    rows: view.dice,
    marks: marksOf({ sheet, legal, clashes, place, told, props, words }),
    clashes: told && place ? [...clashes, ...clashOf(place, told)] : clashes,
    refusal: told,
    gains: next ? gains(sheet, next, seat) : [],
    ...(next ? { becomes: totalOf(scoreSheet(next, seat)) } : {}),
  };
}

/** While the dice are in the air nobody knows the sum. */
export function asBefore(props: Props): Props {
  return { ...props, view: { ...props.view, phase: 'roll', values: [], sum: null, entries: [] } };
}

function decided(
  sheet: Sheet,
  written: Place | null,
  sum: number | null,
  words: TableWords,
): Outlook {
  const marks = new Map<string, CellMark>();
  if (written && sum !== null)
    marks.set(markKey(written), { look: 'written', note: words.justWritten(sum) });
  return { sheet, places: [], marks, clashes: [], refusal: null, gains: [] };
}

function clashOf(place: Place, refusal: Refusal): Clash[] {
  const culprit = culpritOf(refusal);
  return culprit && !samePlace(culprit, place) ? [{ place, culprit }] : [];
}

/** The last try at the table: its place stays marked until the next one. */
function wasRefused({ refused }: Props, seat: Seat, place: Place | null): boolean {
  if (refused?.move.type !== 'write' || refused.move.seat !== seat) return false;
  return samePlace(refused.move, place);
}

interface Marking {
  sheet: Sheet;
  legal: readonly Place[];
  clashes: readonly Clash[];
  place: Place | null;
  told: Refusal | null;
  props: Props;
  words: TableWords;
}

function marksOf({ sheet, legal, clashes, place, told, props, words }: Marking): Marks {
  const { view, hints } = props;
  const sum = view.sum ?? 0;
  const marks = new Map<string, CellMark>();
  if (hints)
    for (const row of ROWS)
      for (const one of ROW_PLACES[row])
        if (!isGap(one) && numberAt(sheet, row, one.column) === null)
          marks.set(markKey(one), {
            look: view.dice.includes(row) ? 'dim' : 'plain',
            note: words.cannot(sum),
          });
  if (hints)
    for (const one of legal)
      marks.set(markKey(one), { look: 'legal', number: sum, note: words.can(sum) });
  for (const clash of clashes)
    marks.set(markKey(clash.place), { look: 'crossed', note: words.cannot(sum) });
  if (place) {
    const isKnown = hints && legal.some((one) => samePlace(one, place));
    const mark = markOfChoice(sheet, place, sum, told, words);
    marks.set(markKey(place), isKnown ? { ...mark, note: words.can(sum) } : mark);
  }
  return marks;
}

function markOfChoice(
  sheet: Sheet,
  place: Place,
  sum: number,
  told: Refusal | null,
  words: TableWords,
): CellMark {
  const taken = numberAt(sheet, place.row, place.column) !== null;
  if (told) return { look: 'wrong', note: words.cannot(sum), ...(taken ? {} : { number: sum }) };
  return { look: 'selected', number: sum };
}
