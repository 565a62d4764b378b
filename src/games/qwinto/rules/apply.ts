/** What an accepted move changes. Everything that does not change is shared with the state before. */
import { copyOf, filled, withAt } from '../../../engine/arrays';
import type { Mode, Seat } from '../../../engine/types';
import { assertNever } from '../../../engine/verdict';
import { cellIndex, endsGame, withMisthrow, withNumber } from './sheet';
import type {
  Deciding,
  Entry,
  Move,
  Over,
  Roll,
  Row,
  Sheet,
  State,
  Throwing,
  Writing,
} from './types';

/** `+ 0` where a number is stored as it came: JSON knows a minus zero. */
export function apply(state: State, move: Move): State {
  switch (move.type) {
    case 'dice':
      return throwing(state, move.dice.slice(), false);
    case 'roll':
      return rolled(state as Throwing, move.values);
    case 'reroll':
      return thrownAgain(state as Deciding);
    case 'keep':
      return kept(state as Deciding);
    case 'write':
      return written(state as Writing, move.seat, move.row, move.column);
    case 'pass':
      return passed(state as Writing, move.seat);
    case 'sheets':
      return handedIn(state, move.sheets);
    default:
      return assertNever(move);
  }
}

export function choosing(
  mode: Mode,
  active: Seat,
  sheets: readonly Sheet[],
  rolls: readonly Roll[],
): State {
  return { phase: 'dice', mode, active, sheets, rolls };
}

export function throwing(state: State, dice: readonly Row[], again: boolean): Throwing {
  const { mode, active, sheets, rolls } = state;
  return { phase: 'roll', mode, active, sheets, rolls, dice, again };
}

export function thrownAgain(state: Deciding): Throwing {
  return throwing(state, state.dice, true);
}

export function kept(state: Deciding): State {
  return binding(state, state.values);
}

export function written(state: Writing, seat: Seat, row: Row, column: number): State {
  return entered(state, seat, { row, column: column + 0 });
}

export function passed(state: Writing, seat: Seat): State {
  return entered(state, seat, 'pass');
}

export function handedIn(state: State, sheets: readonly Sheet[]): Over {
  return over(state, sheets.map(ownCopy));
}

function over(state: State, sheets: readonly Sheet[]): Over {
  const { mode, active, rolls } = state;
  return { phase: 'over', mode, active, sheets, rolls };
}

export function rolled(state: Throwing, values: readonly number[]): State {
  if (state.again) return binding(state, values.slice());
  const { mode, active, sheets, rolls, dice } = state;
  return { phase: 'keep', mode, active, sheets, rolls, dice, values: values.slice() };
}

/** The throw counts: everyone writes it, or it is noted for the audit of the paper sheets. */
function binding(state: Throwing | Deciding, values: readonly number[]): State {
  const { mode, active, sheets, rolls, dice } = state;
  const total = sumOf(values);
  if (mode === 'score') {
    const noted = rolls.slice();
    noted.push({ seat: active, dice, values, sum: total });
    return choosing(mode, leftOf(active, sheets.length), sheets, noted);
  }
  const entries = filled<Entry | null>(sheets.length, null);
  return { phase: 'write', mode, active, sheets, rolls, dice, values, sum: total, entries };
}

function sumOf(values: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += values[i] as number;
  return total;
}

function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** A-Q4, A-Q14, A-Q15: numbers, crosses and the end of the game wait for the last to decide. */
function entered(state: Writing, seat: Seat, entry: Entry): State {
  const entries = withAt(state.entries, seat, entry);
  if (areMade(entries)) return finishRoll(state, entries);
  const { mode, active, sheets, rolls, dice, values, sum: total } = state;
  return { phase: 'write', mode, active, sheets, rolls, dice, values, sum: total, entries };
}

function areMade(entries: readonly (Entry | null)[]): entries is Entry[] {
  for (let seat = 0; seat < entries.length; seat += 1) if (entries[seat] === null) return false;
  return true;
}

function finishRoll(state: Writing, entries: readonly Entry[]): State {
  const sheets = copyOf(state.sheets);
  let ended = false;
  for (let seat = 0; seat < sheets.length; seat += 1) {
    const entry = entries[seat] as Entry;
    if (entry === 'pass' && seat !== state.active) continue;
    const sheet = marked(sheets[seat] as Sheet, entry, state.sum);
    sheets[seat] = sheet;
    if (endsGame(sheet)) ended = true;
  }
  if (ended) return over(state, sheets);
  return choosing(state.mode, leftOf(state.active, sheets.length), sheets, state.rolls);
}

/** With the number, or with a cross. */
function marked(sheet: Sheet, entry: Entry, number: number): Sheet {
  if (entry === 'pass') return withMisthrow(sheet);
  return withNumber(sheet, entry.row, cellIndex(entry.row, entry.column), number);
}

/** A sheet that came in with a move. */
function ownCopy(sheet: Sheet): Sheet {
  return {
    orange: sheet.orange.slice(),
    yellow: sheet.yellow.slice(),
    purple: sheet.purple.slice(),
    misthrows: sheet.misthrows + 0,
  };
}
