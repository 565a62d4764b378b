/**
 * Turns one language's phrases into the game's words. Holds no sentence itself; makes every function
 * total, whatever facts or moves come from an old log.
 */
import type { Facts, Refusal, ScoreLine, Seat } from '../../../engine/types';
import type { ClauseWords, GameWords, RulingWords, Say, TurnWords } from '../../words';
import { cellIndex } from '../sheet';
import type { Move, Refusals, Row, Written } from '../types';

/** A cell as people count: its row, and its place among the row's nine from the left. */
export interface Place {
  row: Row;
  place: number;
  number: number;
}

export interface Phrases {
  title: string;
  tagline: string;
  phases: Record<string, string>;
  turns: TurnWords;
  groups: Record<string, string>;
  clauses: Record<string, ClauseWords>;
  rulings: Record<string, RulingWords>;
  /** For a refusal, move or line that nobody has words for. */
  unknown: string;
  onPaper: string;
  onScreen: string;
  choosing: (name: string) => string;
  throwing: string;
  deciding: (name: string) => string;
  writing: (names: readonly string[]) => string;
  finished: string;
  form: Record<'dice' | 'roll' | 'write' | 'sheets' | 'other', string>;
  noCell: (row: Row) => string;
  taken: (name: string, cell: Place) => string;
  falls: (name: string, left: Place, right: Place) => string;
  twin: (name: string, cell: Place, other: Place) => string;
  gap: (row: Row) => string;
  noDice: string;
  sameDie: (row: Row) => string;
  fewerDice: (dice: number, thrown: number) => string;
  notThrown: (row: Row, dice: readonly Row[]) => string;
  impossible: (name: string, cell: Place) => string;
  neverRolled: (name: string, cell: Place) => string;
  usedUp: (name: string, cell: Place, rolls: number) => string;
  crosses: (name: string, crosses: number, own: number, least: number, most: number) => string;
  thirdRow: (name: string) => string;
  fifthCross: (name: string, crosses: number) => string;
  took: (name: string, dice: readonly Row[]) => string;
  rolled: (values: readonly number[], sum: number) => string;
  rerolls: (name: string) => string;
  keeps: (name: string) => string;
  /** `place` is null between the cells: in the gap. */
  writes: (name: string, row: Row, place: number | null) => string;
  passes: (name: string) => string;
  handsIn: string;
  partRow: (row: Row, numbers: number) => string;
  fullRow: (row: Row) => string;
  triple: (row: Row) => string;
  misthrows: (count: number) => string;
}

export function words(phrases: Phrases): GameWords<Move> {
  const { title, tagline, phases, turns, groups, clauses, rulings } = phrases;
  const clauseWords = (clause: string): string =>
    Object.hasOwn(clauses, clause) ? (clauses[clause]?.words ?? phrases.unknown) : phrases.unknown;
  return {
    title,
    tagline,
    phases,
    turns,
    groups,
    clauses,
    rulings,
    house: {},
    refusal: (refusal, say) =>
      orElse(() => why(phrases, refusal, say), clauseWords(refusal.clause)),
    move: (move, say) => orElse(() => told(phrases, move, say), phrases.unknown),
    line: (line) => orElse(() => earned(phrases, line), clauseWords(line.clause)),
  };
}

/** Facts that miss what the sentence needs make it throw or say «undefined»: then the rule speaks. */
function orElse(sentence: () => string, otherwise: string): string {
  try {
    const said = sentence();
    return said === '' || /undefined|NaN/.test(said) ? otherwise : said;
  } catch {
    return otherwise;
  }
}

function placed(cell: Written): Place {
  return { row: cell.row, place: cellIndex(cell.row, cell.column) + 1, number: cell.number };
}

function factsOf<C extends keyof Refusals>(_clause: C, facts: Facts): Refusals[C] {
  return facts as unknown as Refusals[C];
}

function why(p: Phrases, { clause, facts }: Refusal, say: Say): string {
  const name = (seat: Seat): string => say.name(seat);
  switch (clause) {
    case 'turn':
      return whyTurn(p, factsOf(clause, facts), say);
    case 'form':
      return whyForm(p, factsOf(clause, facts).type);
    case 'Q-1.1':
      return p.noCell(factsOf(clause, facts).row);
    case 'Q-2.2':
      return whyRising(p, factsOf(clause, facts), say);
    case 'Q-2.3': {
      const { seat, cells } = factsOf(clause, facts);
      return p.twin(name(seat), placed(cells[0]), placed(cells[1]));
    }
    case 'Q-2.4':
      return p.gap(factsOf(clause, facts).row);
    case 'Q-3.1': {
      const { twice } = factsOf(clause, facts);
      return twice === null ? p.noDice : p.sameDie(twice);
    }
    case 'Q-3.3': {
      const { dice, count } = factsOf(clause, facts);
      return p.fewerDice(dice.length, count);
    }
    case 'Q-3.5':
      return whyNumber(p, factsOf(clause, facts), say);
    case 'Q-3.6': {
      const { seat, misthrows, own, least, most } = factsOf(clause, facts);
      return p.crosses(name(seat), misthrows, own, least, most);
    }
    case 'Q-5.1':
      return p.thirdRow(name(factsOf(clause, facts).seat));
    case 'Q-5.2': {
      const { seat, misthrows } = factsOf(clause, facts);
      return p.fifthCross(name(seat), misthrows);
    }
    default:
      return '';
  }
}

function whyTurn(p: Phrases, { phase, turnOf, mode }: Refusals['turn'], say: Say): string {
  if (mode !== undefined) return mode === 'score' ? p.onPaper : p.onScreen;
  const names = turnOf.map((seat) => say.name(seat));
  switch (phase) {
    case 'dice':
      return p.choosing(names.join());
    case 'roll':
      return p.throwing;
    case 'keep':
      return p.deciding(names.join());
    case 'write':
      return p.writing(names);
    case 'over':
      return p.finished;
  }
}

function whyForm(p: Phrases, type: string | null): string {
  switch (type) {
    case 'dice':
    case 'roll':
    case 'write':
    case 'sheets':
      return p.form[type];
    default:
      return p.form.other;
  }
}

function whyRising(p: Phrases, { seat, cells }: Refusals['Q-2.2'], say: Say): string {
  const [one, other] = cells;
  if (one.column === other.column) return p.taken(say.name(seat), placed(other));
  const [left, right] = one.column < other.column ? [one, other] : [other, one];
  return p.falls(say.name(seat), placed(left), placed(right));
}

function whyNumber(p: Phrases, facts: Refusals['Q-3.5'], say: Say): string {
  if ('dice' in facts) return p.notThrown(facts.row, facts.dice);
  const cell = placed(facts.cells[0]);
  const name = say.name(facts.seat);
  if (cell.number < 1 || cell.number > 18) return p.impossible(name, cell);
  return facts.rolls === 0 ? p.neverRolled(name, cell) : p.usedUp(name, cell, facts.rolls);
}

function told(p: Phrases, move: Move, say: Say): string {
  switch (move.type) {
    case 'dice':
      return p.took(say.name(move.seat), move.dice);
    case 'roll':
      return p.rolled(
        move.values,
        move.values.reduce((a, b) => a + b, 0),
      );
    case 'reroll':
      return p.rerolls(say.name(move.seat));
    case 'keep':
      return p.keeps(say.name(move.seat));
    case 'write': {
      const index = cellIndex(move.row, move.column);
      return p.writes(say.name(move.seat), move.row, index < 0 ? null : index + 1);
    }
    case 'pass':
      return p.passes(say.name(move.seat));
    case 'sheets':
      return p.handsIn;
    default:
      return '';
  }
}

function earned(p: Phrases, { clause, facts }: ScoreLine): string {
  const row = facts.row as Row;
  switch (clause) {
    case 'Q-6.1':
      return p.partRow(row, facts.numbers as number);
    case 'Q-6.2':
      return p.fullRow(row);
    case 'Q-6.3':
      return p.triple(row);
    case 'Q-6.4':
      return p.misthrows(facts.misthrows as number);
    default:
      return '';
  }
}
