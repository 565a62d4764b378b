/** What a viewer may know: every card that was turned up, and of the votes only the own. Built up from nothing. */
import { at, sum } from '../../../engine/arrays';
import type { Viewer } from '../../../engine/types';
import { assertNever } from '../../../engine/verdict';
import { COPIES, JOKER_KIND, kindOf, roundsOf } from './deck';
import { pileValues } from './layout';
import { nextCount } from './turn';
import type { Front, SplitState, SplitView, Table, TableView, VotePhase } from './types';

export function view(state: SplitState, viewer: Viewer): SplitView {
  switch (state.phase) {
    case 'row':
      return { phase: 'row', table: viewTable(state.table), count: nextCount(state) };
    case 'cut':
      return {
        phase: 'cut',
        table: viewTable(state.table),
        part: state.part,
        queue: state.queue,
      };
    case 'vote':
      return viewVote(state, viewer);
    case 'joker': {
      const front = at(state.table.fronts, state.seat);
      return {
        phase: 'joker',
        table: viewTable(state.table),
        queue: state.queue,
        seat: state.seat,
        piles: pileValues(front),
        left: front.loose,
      };
    }
    case 'stacks':
      return { phase: 'stacks', seats: state.seats };
    case 'over':
      return {
        phase: 'over',
        counts: state.counts,
        table: state.table && viewTable(state.table),
      };
    default:
      return assertNever(state);
  }
}

/** S-3.1: who has voted is seen, what for is not. */
function viewVote(state: VotePhase, viewer: Viewer): SplitView {
  return {
    phase: 'vote',
    table: viewTable(state.table),
    part: state.part,
    at: state.at,
    queue: state.queue,
    voted: state.votes.map((vote) => vote !== null),
    own: viewer === 'table' ? null : (state.votes[viewer] ?? null),
  };
}

function viewTable(table: Table): TableView {
  return {
    mode: table.mode,
    seats: table.seats,
    round: table.round,
    rounds: roundsOf(table.seats),
    leader: table.leader,
    deck: sum(table.deck),
    unseen: table.deck,
    discarded: discarded(table),
    fronts: table.fronts.map(viewFront),
    row: table.row.map((card, i) => ({ card, fate: at(table.fates, i) })),
    ballot: table.ballot,
    house: table.oneExtra ? ['A-S5'] : [],
  };
}

function viewFront({ numbers, jokers, loose }: Front): Front {
  return { numbers, jokers, loose };
}

/** What was turned up and lies neither in front of anybody nor in the row. */
function discarded(table: Table): number[] {
  const out = COPIES.map((copies, kind) => copies - at(table.deck, kind));
  const take = (kind: number, count: number): void => {
    out[kind] = at(out, kind) - count;
  };
  table.row.forEach((card, i) => {
    if (table.fates[i] === 'open') take(kindOf(card), 1);
  });
  for (const front of table.fronts) {
    front.numbers.forEach((count, kind) => take(kind, count));
    take(JOKER_KIND, sum(front.jokers) + front.loose);
  }
  return out;
}
