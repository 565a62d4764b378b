/** A state that one chair cannot tell from the real one: only the votes that others have laid face down are guessed. */
import type { Rng, Seat } from '../../../engine/types';
import { assertNever } from '../../../engine/verdict';
import type { Card, Fate, SplitState, SplitView, Table, TableView } from './types';

type Voting = Extract<SplitView, { phase: 'vote' }>;

export function imagine(view: SplitView, seat: Seat, rng: Rng): SplitState {
  switch (view.phase) {
    case 'row':
      return { phase: 'row', table: tableOf(view.table) };
    case 'cut':
      return { phase: 'cut', table: tableOf(view.table), part: view.part, queue: view.queue };
    case 'vote':
      return {
        phase: 'vote',
        table: tableOf(view.table),
        part: view.part,
        at: view.at,
        votes: votesOf(view, seat, rng),
        queue: view.queue,
      };
    case 'joker':
      return {
        phase: 'joker',
        table: tableOf(view.table),
        seat: view.seat,
        queue: view.queue,
      };
    case 'stacks':
      return { phase: 'stacks', seats: view.seats };
    case 'over':
      return { phase: 'over', counts: view.counts, table: view.table && tableOf(view.table) };
    default:
      return assertNever(view);
  }
}

/** S-3.1: a vote that lies there can be for any of the parts, whatever the others chose. */
function votesOf(view: Voting, seat: Seat, rng: Rng): (number | null)[] {
  const parts = view.at.length + 1;
  return view.voted.map((voted, voter) => {
    if (!voted) return null;
    return voter === seat ? view.own : rng.below(parts);
  });
}

/** S-1.4: nobody knows the order of the deck, so the state has none; which cards it holds is the box less what was seen. */
function tableOf(view: TableView): Table {
  const row: Card[] = [];
  const fates: Fate[] = [];
  for (const { card, fate } of view.row) {
    row.push(card);
    fates.push(fate);
  }
  const { mode, seats, round, leader, unseen, fronts, ballot, house } = view;
  const oneExtra = house.includes('A-S5');
  return { mode, seats, round, leader, deck: unseen, fronts, row, fates, ballot, oneExtra };
}
