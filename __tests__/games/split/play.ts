/** Short ways to reach a position by the front door, through `judge`. */
import type { Setup } from '../../../src/engine/types';
import { split } from '../../../src/games/split/rules';
import { cardOf, COPIES, rowSize } from '../../../src/games/split/rules/deck';
import { parseRow, parseStacks } from '../../../src/games/split/rules/notation';
import type {
  Card,
  Front,
  SplitMove,
  SplitState,
  TableView,
} from '../../../src/games/split/rules/types';

export const THREE: Setup = { seats: 3, first: 0, mode: 'referee' };
export const FOUR: Setup = { seats: 4, first: 0, mode: 'referee' };

export function row(text: string): SplitMove {
  return { type: 'row', cards: parseRow(text)?.cards ?? [] };
}

export function cut(seat: number, ...at: number[]): SplitMove {
  return { type: 'cut', seat, at };
}

export function vote(seat: number, part: number): SplitMove {
  return { type: 'vote', seat, part };
}

/** Votes by seat; null for a seat that has none here. */
export function votes(...parts: (number | null)[]): SplitMove[] {
  return parts.flatMap((part, seat) => (part === null ? [] : [vote(seat, part)]));
}

export function joker(seat: number, value: number): SplitMove {
  return { type: 'joker', seat, value };
}

/** `3 5 J | 6 7 J | 2`: laid out and cut by that leader. */
export function laid(leader: number, text: string): SplitMove[] {
  return [row(text), cut(leader, ...(parseRow(text)?.at ?? []))];
}

export function stacks(text: string): SplitMove {
  return { type: 'stacks', counts: parseStacks(text) ?? [] };
}

export function play(state: SplitState, ...moves: SplitMove[]): SplitState {
  let now = state;
  for (const move of moves) {
    const verdict = split.judge(now, move);
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(verdict)}`);
    now = split.apply(now, move);
  }
  return now;
}

export function after(setup: Setup, ...moves: SplitMove[]): SplitState {
  return play(split.begin(setup), ...moves);
}

export function tableOf(state: SplitState): TableView {
  const view = split.view(state, 'table');
  if (view.phase === 'stacks' || view.table === null) throw new Error('no table in score mode');
  return view.table;
}

/** `7+J 10 J`: numbers with the jokers on them, then the loose jokers. */
export function piles({ numbers, jokers, loose }: Front): string {
  const out: string[] = [];
  numbers.forEach((count, i) => {
    if (count === 0) return;
    const pile = new Array<string>(count).fill(String(i + 1));
    out.push([...pile, ...new Array<string>(jokers[i] ?? 0).fill('J')].join('+'));
  });
  return [...out, ...new Array<string>(loose).fill('J')].join(' ');
}

export function pilesOf(state: SplitState, seat: number): string {
  return piles(tableOf(state).fronts[seat] as Front);
}

export function points(state: SplitState): number[] {
  return split.standing(state).points;
}

export function boxRows(seats: number): Card[][] {
  const box = COPIES.flatMap((copies, kind) => new Array<Card>(copies).fill(cardOf(kind)));
  const rows: Card[][] = [];
  for (let from = 0; from < box.length; from += rowSize(seats))
    rows.push(box.slice(from, from + rowSize(seats)));
  return rows;
}

/** A round of a row given as cards in which everybody wants the same single card. */
export function wastedRound(seats: number, leader: number, cards: readonly Card[]): SplitMove[] {
  return [{ type: 'row', cards }, cut(leader, 1, 2), ...votes(...new Array<number>(seats).fill(0))];
}
