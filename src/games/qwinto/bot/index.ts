/**
 * Qwinto by looking one roll ahead: every set of dice with every sum, kept or thrown again, written where the sheet may
 * come to most; what the same roll gives the others counts against it. Nothing is hidden, so nothing is guessed.
 */
import type { Seat } from '../../../engine/types';
import {
  effortOf,
  notMyTurn,
  ofLevel,
  type Bot,
  type ByLevel,
  type Level,
  type Option,
  type Reason,
  type Thinking,
} from '../../../bots/kit/types';
import { quickFrom, type Quick } from '../../../bots/kit/quick';
import { misjudged, thought } from '../../../bots/kit/weigh';
import { ROW_LENGTH } from '../rules/sheet';
import { ROWS, type EntryMove, type Move, type Row, type Sheet, type View } from '../rules/types';
import { paperOf, type Paper, type Pencil } from './paper';
import { diceReasons, throwReasons, writeReasons } from './reasons';
import {
  cellsOf,
  CHANCES,
  COLUMN_OF,
  CROSSES,
  fits,
  MOST,
  rollsLeft,
  TUNED,
  worthOf,
  type Cells,
  type Tuning,
} from './worth';

export type QwintoChoice = Extract<Move, { type: 'dice' | 'reroll' | 'keep' | 'write' | 'pass' }>;

export interface Skill {
  tuning: Tuning;
  /** Minds what a roll gives the others. */
  others: number;
  /** Points by which a guess may be off, either way. */
  noise: number;
}

const SKILLS: ByLevel<Skill> = {
  easy: { tuning: { ...TUNED, column: 0, row: 0.3 }, others: 0, noise: 1.6 },
  medium: { tuning: { ...TUNED, column: 0.5 }, others: 0, noise: 1 },
  strong: { tuning: TUNED, others: 0.5, noise: 0 },
};

/** How far such an estimate usually is off. */
const MODEL_ERROR = 0.4;

export const bot = botWith(SKILLS);

/** The same with other skills: for tournaments that tune them. */
export function botWith(skills: ByLevel<Skill>): Bot<View, QwintoChoice> {
  return {
    remember: () => null,
    think(view, seat, _memory, rng, wish) {
      const skill = ofLevel(skills, wish);
      // One roll ahead is looked through whole: more effort finds nothing more.
      effortOf(wish);
      return think(view, seat, skill, quickFrom(rng));
    },
  };
}

/** The sheet of a bot where the others write on paper; the table shows it, and it comes in with theirs at the end. */
export function sheetOf(view: View, seat: Seat, level: Level): Paper {
  return paperOf(view.rolls, seat, pencilOf(view, seat, ofLevel(SKILLS, { level })));
}

function pencilOf(view: View, seat: Seat, skill: Skill): Pencil {
  return (sheet, { seat: active, dice, values, sum }, chance) => {
    const entries = view.sheets.map(() => null);
    const now = { ...aloneWith(view, sheet), phase: 'write', active, dice, values, sum, entries };
    const thinking = thinkWrite(now as View, seat, skill, quickFrom(chance));
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    return step.value.choice as EntryMove;
  };
}

/** Of paper nobody sees what others have written: they may be as far as this one. */
function aloneWith(view: View, sheet: Sheet): View {
  return { ...view, sheets: view.sheets.map(() => sheet) };
}

function think(asked: View, seat: Seat, own: Skill, chance: Quick): Thinking<QwintoChoice> {
  const paper = asked.mode === 'score';
  const view = paper
    ? aloneWith(asked, paperOf(asked.rolls, seat, pencilOf(asked, seat, own)).sheet)
    : asked;
  const skill = paper ? { ...own, others: 0 } : own;
  if (view.phase === 'write' && view.entries[seat] === null)
    return thinkWrite(view, seat, skill, chance);
  if (view.active === seat && view.phase === 'dice') return thinkDice(view, seat, skill, chance);
  if (view.active === seat && view.phase === 'keep') return thinkKeep(view, seat, skill);
  throw notMyTurn(seat, view.phase);
}

/** What each row makes of each sum at best, above the sheet as it is; by row · 19 + sum. */
interface Gains {
  best: number[];
  /** What writing nothing means. */
  pass: number;
}

/** Sums of a row between two frames. */
const SLICE = 6;
const NEVER = -1000;
const SUMS = MOST + 1;

function* gainsOf(
  cells: Cells,
  rolls: number,
  active: boolean,
  tuning: Tuning,
): Generator<void, Gains> {
  const now = worthOf(cells, rolls, tuning);
  const best = new Array<number>(ROWS.length * SUMS).fill(NEVER);
  for (let row = 0; row < ROWS.length; row += 1) {
    for (let sum = 1; sum <= MOST; sum += 1) {
      for (let place = 0; place < ROW_LENGTH; place += 1) {
        if (!fits(cells, row, place, sum)) continue;
        const gain = writtenWorth(cells, row, place, sum, rolls, tuning) - now;
        if (gain > (best[row * SUMS + sum] as number)) best[row * SUMS + sum] = gain;
      }
      if (sum % SLICE === 0) yield;
    }
  }
  return { best, pass: active ? crossedWorth(cells, rolls, tuning) - now : 0 };
}

function writtenWorth(
  cells: Cells,
  row: number,
  place: number,
  sum: number,
  rolls: number,
  tuning: Tuning,
): number {
  cells[row * ROW_LENGTH + place] = sum;
  const worth = worthOf(cells, rolls, tuning);
  cells[row * ROW_LENGTH + place] = 0;
  return worth;
}

function crossedWorth(cells: Cells, rolls: number, tuning: Tuning): number {
  cells[CROSSES] = (cells[CROSSES] as number) + 1;
  const worth = worthOf(cells, rolls, tuning);
  cells[CROSSES] = (cells[CROSSES] as number) - 1;
  return worth;
}

/** The best a seat makes of a sum with these dice. */
function gain({ best, pass }: Gains, rows: readonly number[], sum: number): number {
  let most = pass;
  for (let i = 0; i < rows.length; i += 1) {
    const got = best[(rows[i] as number) * SUMS + sum] as number;
    if (got > most) most = got;
  }
  return most;
}

interface Table {
  gains: Gains[];
  seat: Seat;
  weight: number;
}

function* tableOf(view: View, seat: Seat, skill: Skill): Generator<void, Table> {
  const sheets = view.sheets.map(cellsOf);
  const rolls = rollsLeft(sheets) - 1;
  const gains: Gains[] = [];
  for (let s = 0; s < sheets.length; s += 1) {
    if (s !== seat && skill.others === 0) gains.push({ best: [], pass: 0 });
    else gains.push(yield* gainsOf(sheets[s] as Cells, rolls, s === view.active, skill.tuning));
  }
  return { gains, seat, weight: skill.others };
}

/** Own gain less the others' average. */
function above({ gains, seat, weight }: Table, rows: readonly number[], sum: number): number {
  const own = gain(gains[seat] as Gains, rows, sum);
  if (weight === 0 || gains.length === 1) return own;
  let others = 0;
  for (let s = 0; s < gains.length; s += 1)
    if (s !== seat) others += gain(gains[s] as Gains, rows, sum);
  return own - (weight * others) / (gains.length - 1);
}

/** All sums of these dice: thrown once and kept, or with the right to throw again. */
function expected(table: Table, rows: readonly number[]): { once: number; twice: number } {
  const chances = CHANCES[rows.length - 1] as readonly number[];
  let once = 0;
  for (let sum = 1; sum <= MOST; sum += 1)
    if (chances[sum] !== 0) once += ((chances[sum] as number) / 216) * above(table, rows, sum);
  let twice = 0;
  for (let sum = 1; sum <= MOST; sum += 1)
    if (chances[sum] !== 0)
      twice += ((chances[sum] as number) / 216) * Math.max(once, above(table, rows, sum));
  return { once, twice };
}

const DICE: readonly (readonly number[])[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

function option(choice: QwintoChoice, value: number, visits: number): Option<QwintoChoice> {
  return { choice, value, spread: MODEL_ERROR, visits };
}

function* thinkDice(view: View, seat: Seat, skill: Skill, chance: Quick): Thinking<QwintoChoice> {
  const table = yield* tableOf(view, seat, skill);
  const options = DICE.map((rows) => {
    const { twice } = expected(table, rows);
    const dice = rows.map((row) => ROWS[row] as Row);
    return option({ type: 'dice', seat, dice }, misjudged(twice, skill.noise, chance.bits), 1);
  });
  const made = thought(options, []);
  return { ...made, reasons: diceReasons(view, seat, made.choice) };
}

function rowsOf(dice: readonly Row[]): number[] {
  return dice.map((die) => ROWS.indexOf(die)).sort((x, y) => x - y);
}

function* thinkKeep(view: View, seat: Seat, skill: Skill): Thinking<QwintoChoice> {
  const table = yield* tableOf(view, seat, skill);
  const rows = rowsOf(view.dice);
  const kept = above(table, rows, view.sum as number);
  const options = [
    option({ type: 'keep', seat }, kept, 1),
    option({ type: 'reroll', seat }, expected(table, rows).once, 1),
  ];
  return thought(options, throwReasons(view, seat));
}

function* thinkWrite(view: View, seat: Seat, skill: Skill, chance: Quick): Thinking<QwintoChoice> {
  const sheets = view.sheets.map(cellsOf);
  const cells = sheets[seat] as Cells;
  const rolls = rollsLeft(sheets) - 1;
  const sum = view.sum as number;
  const { tuning } = skill;
  const now = worthOf(cells, rolls, tuning);
  const options: Option<QwintoChoice>[] = [];
  for (const row of rowsOf(view.dice))
    for (let place = 0; place < ROW_LENGTH; place += 1) {
      if (!fits(cells, row, place, sum)) continue;
      const column = (COLUMN_OF[row] as number[])[place] as number;
      const worth = writtenWorth(cells, row, place, sum, rolls, tuning) - now;
      const choice: QwintoChoice = {
        type: 'write',
        seat,
        row: ROWS[row] as Row,
        column,
      };
      options.push(option(choice, misjudged(worth, skill.noise, chance.bits), 1));
    }
  const active = view.active === seat;
  const pass = active ? crossedWorth(cells, rolls, tuning) - now : 0;
  options.push(option({ type: 'pass', seat }, pass, 1));
  const made = thought(options, []);
  return {
    ...made,
    reasons: writeReasons(view, seat, made.choice) as Reason[],
  };
}
