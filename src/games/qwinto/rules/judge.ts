/**
 * May this be played now, and what comes of it? Turn, then form, then the rules in the order the sheet is taught. A move is read
 * once for both; what follows from it is ./apply's.
 */
import type { Json } from '../../../engine/form';
import { hasKeys, isArrayOf, isRecord, isWhole, keyCount } from '../../../engine/form';
import type { Played, Refusal, Seat, Verdict } from '../../../engine/types';
import { refused, refusing, verdictOf } from '../../../engine/verdict';
import { handedIn, kept, passed, rolled, thrownAgain, throwing, written } from './apply';
import { auditSheets } from './audit';
import {
  cellIndex,
  cellsOf,
  columnClash,
  columnOf,
  GAP,
  NO_CELL,
  numberAt,
  risingClash,
  ROW_LENGTH,
  WIDTH,
} from './sheet';
import { actors } from './turn';
import type {
  Choosing,
  Deciding,
  Move,
  Refusals,
  Row,
  Sheet,
  State,
  Throwing,
  Writing,
} from './types';

export function judge(state: State, move: unknown): Verdict {
  return verdictOf(play(state, move));
}

/** The public `apply` (see defineRules). */
export function played(state: State, move: Move): State {
  const next = play(state, move);
  if ('ok' in next) throw refused(next);
  return next;
}

function play(state: State, move: unknown): Played<State> {
  if (!isRecord(move)) return malformed(null);
  switch (move.type) {
    case 'dice':
      return state.phase === 'dice' ? playDice(state, move) : notNow(state);
    case 'roll':
      return state.phase === 'roll' ? playRoll(state, move) : notNow(state);
    case 'reroll':
      return state.phase === 'keep'
        ? (notDeciding(state, move) ?? thrownAgain(state))
        : notNow(state);
    case 'keep':
      return state.phase === 'keep' ? (notDeciding(state, move) ?? kept(state)) : notNow(state);
    case 'write':
      return state.phase === 'write' ? playWrite(state, move) : notHere(state, 'score');
    case 'pass':
      return state.phase === 'write' ? playPass(state, move) : notHere(state, 'score');
    case 'sheets':
      return playSheets(state, move);
    default:
      return malformed(typeof move.type === 'string' ? move.type : null);
  }
}

const refuse = refusing<Refusals>();

function malformed(type: string | null): Refusal {
  return refuse('form', { type });
}

function notNow(state: State): Refusal {
  return refuse('turn', { phase: state.phase, turnOf: actors(state) });
}

/** A move that the other kind of match has: writing on paper sheets, handing in digital ones. */
function notHere(state: State, lacking: 'score' | 'others'): Refusal {
  const absent = (state.mode === 'score') === (lacking === 'score');
  if (!absent || state.phase === 'over') return notNow(state);
  return refuse('turn', { phase: state.phase, turnOf: actors(state), mode: state.mode });
}

/** A whole number that is not the seat to act is out of turn; anything else there is bad form. */
function isOther(seat: unknown, active: Seat): boolean {
  return Number.isInteger(seat) && seat !== active;
}

function isRow(value: unknown): value is Row {
  return value === 'orange' || value === 'yellow' || value === 'purple';
}

function areRows(dice: unknown): dice is Row[] {
  if (!Array.isArray(dice)) return false;
  for (let i = 0; i < dice.length; i += 1) if (!isRow(dice[i])) return false;
  return true;
}

function playDice(state: Choosing, move: Json): Played<State> {
  if (isOther(move.seat, state.active)) return notNow(state);
  const { dice } = move;
  if (keyCount(move) !== 3 || !Number.isInteger(move.seat) || !areRows(dice))
    return malformed('dice');
  const twice = repeated(dice);
  if (dice.length === 0 || twice !== null) return refuse('Q-3.1', { count: dice.length, twice });
  return throwing(state, dice.slice(), false);
}

function repeated(dice: readonly Row[]): Row | null {
  for (let i = 1; i < dice.length; i += 1) {
    const die = dice[i] as Row;
    for (let before = 0; before < i; before += 1) if (dice[before] === die) return die;
  }
  return null;
}

function playRoll(state: Throwing, move: Json): Played<State> {
  const { values } = move;
  if (keyCount(move) !== 2 || !Array.isArray(values)) return malformed('roll');
  for (let i = 0; i < values.length; i += 1)
    if (!isWhole(values[i], 1, 6)) return malformed('roll');
  if (values.length === state.dice.length) return rolled(state, values as number[]);
  if (!state.again) return malformed('roll');
  return refuse('Q-3.3', { dice: state.dice, count: values.length });
}

/** Keeping and throwing again are asked alike. */
function notDeciding(state: Deciding, move: Json): Refusal | null {
  if (isOther(move.seat, state.active)) return notNow(state);
  return keyCount(move) !== 2 || !Number.isInteger(move.seat) ? malformed('keep') : null;
}

/** Whole, and either no seat of this table or one that has already decided. */
function hasDecided(state: Writing, seat: unknown): boolean {
  return Number.isInteger(seat) && state.entries[seat as number] !== null;
}

function playPass(state: Writing, move: Json): Played<State> {
  const { seat } = move;
  if (hasDecided(state, seat)) return notNow(state);
  if (keyCount(move) !== 2 || !Number.isInteger(seat)) return malformed('pass');
  return passed(state, seat as Seat);
}

function playWrite(state: Writing, move: Json): Played<State> {
  const { seat, row, column } = move;
  if (hasDecided(state, seat)) return notNow(state);
  if (keyCount(move) !== 4 || !Number.isInteger(seat)) return malformed('write');
  if (!isRow(row) || !isWhole(column, 0, WIDTH - 1)) return malformed('write');
  return whyNotThere(state, seat as Seat, row, column) ?? written(state, seat as Seat, row, column);
}

function whyNotThere(state: Writing, seat: Seat, row: Row, column: number): Refusal | null {
  const number = state.sum;
  const sheet = state.sheets[seat] as Sheet;
  const index = cellIndex(row, column);
  if (index === NO_CELL) return refuse('Q-1.1', { seat, row, column });
  if (index === GAP) return refuse('Q-2.4', { seat, row, column });
  const beside = risingClash(cellsOf(sheet, row), index, number);
  if (beside >= 0)
    return clashing('Q-2.2', seat, sheet, number, row, column, row, columnOf(row, beside));
  const above = columnClash(sheet, row, column, number);
  if (above !== null) return clashing('Q-2.3', seat, sheet, number, row, column, above, column);
  if (!state.dice.includes(row)) return refuse('Q-3.5', { seat, row, dice: state.dice });
  return null;
}

function clashing(
  clause: 'Q-2.2' | 'Q-2.3',
  seat: Seat,
  sheet: Sheet,
  number: number,
  row: Row,
  column: number,
  otherRow: Row,
  otherColumn: number,
): Refusal {
  const other = numberAt(sheet, otherRow, otherColumn) as number;
  const cells = [
    { row, column, number },
    { row: otherRow, column: otherColumn, number: other },
  ] as const;
  return refuse(clause, { seat, cells });
}

const SHEETS_KEYS = ['type', 'sheets'];
const SHEETS_OPTIONAL = ['otherDice'];
const SHEET_KEYS = ['orange', 'yellow', 'purple', 'misthrows'];

function playSheets(state: State, move: Json): Played<State> {
  if (state.mode !== 'score' || state.phase !== 'dice') return notHere(state, 'others');
  const { sheets } = move;
  if (!hasKeys(move, SHEETS_KEYS, SHEETS_OPTIONAL)) return malformed('sheets');
  if (Object.hasOwn(move, 'otherDice') && move.otherDice !== true) return malformed('sheets');
  const seats = state.sheets.length;
  if (!isArrayOf(sheets, isSheet, seats, seats)) return malformed('sheets');
  return auditSheets(sheets, move.otherDice === true ? [] : state.rolls) ?? handedIn(state, sheets);
}

function isSheet(value: unknown): value is Sheet {
  return (
    isRecord(value) &&
    hasKeys(value, SHEET_KEYS) &&
    isWhole(value.misthrows, 0, Infinity) &&
    isArrayOf(value.orange, isCell, ROW_LENGTH, ROW_LENGTH) &&
    isArrayOf(value.yellow, isCell, ROW_LENGTH, ROW_LENGTH) &&
    isArrayOf(value.purple, isCell, ROW_LENGTH, ROW_LENGTH)
  );
}

function isCell(value: unknown): value is number | null {
  return value === null || Number.isInteger(value);
}
