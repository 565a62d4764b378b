/** Positions for tests, reached by the front door: every move is judged before it is applied. */
import { replay } from '../../../src/engine/replay';
import type { Rng, Setup, Verdict } from '../../../src/engine/types';
import type { Kind } from '../../../src/games/gems/rules/kinds';
import { veselka } from '../../../src/games/veselka/rules';
import { parseCards } from '../../../src/games/veselka/rules/notation';
import type { VeselkaMove, VeselkaState } from '../../../src/games/veselka/rules/types';

export const referee = (seats: number, house?: Setup['house']): Setup => ({
  seats,
  first: 0,
  mode: 'referee',
  ...(house && { house }),
});
export const virtual = (seats: number, house?: Setup['house']): Setup => ({
  ...referee(seats, house),
  mode: 'virtual',
});
export const score = (seats: number, house?: Setup['house']): Setup => ({
  ...referee(seats, house),
  mode: 'score',
});

export function played(setup: Setup, moves: readonly VeselkaMove[]): VeselkaState {
  const { state, refusal, length } = replay(veselka, setup, moves);
  if (refusal !== null) throw new Error(`move ${length} was refused by ${refusal.clause}`);
  return state;
}

export function verdict(setup: Setup, before: readonly VeselkaMove[], tried: unknown): Verdict {
  return veselka.judge(played(setup, before), tried);
}

/** 'ok', or the clause that forbids it. */
export function ruling(setup: Setup, before: readonly VeselkaMove[], tried: unknown): string {
  const given = verdict(setup, before, tried);
  return given.ok ? 'ok' : given.clause;
}

/** The cards that a run, a swap or a draw names. */
export function cardsOf(move: VeselkaMove): readonly Kind[] {
  if (!('cards' in move)) throw new Error(`a ${move.type} names no cards`);
  return move.cards;
}

/** A deck that lies in circle order. */
export const UNSHUFFLED: Rng = { below: () => 0, shuffle: (xs) => xs.slice() };

/**
 * All twelve reds lie on top or in two hands; everything else was swapped until three cards are left in the deck
 * (79 − 15 · 5 − 1), and it is seat 1's turn.
 */
export function everyRedHeld(): VeselkaMove[] {
  const moves: VeselkaMove[] = [
    { type: 'deal', top: 'red', hands: [parseCards('rrrrrrro'), parseCards('rrrroooo')] },
  ];
  let state = played(virtual(2), moves);
  for (let turn = 0; turn < 31; turn += 1) {
    const seat = turn % 2;
    const cards = (veselka.view(state, seat).hand ?? []).filter((kind) => kind !== 'red');
    moves.push({ type: 'swap', seat, cards });
    state = veselka.apply(state, { type: 'swap', seat, cards });
    const drawn = veselka.chance(state, UNSHUFFLED);
    moves.push(drawn);
    state = veselka.apply(state, drawn);
  }
  return moves;
}
