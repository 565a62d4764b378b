/** Whose turn it is. Knows the order around the table, nothing about what may be played. */
import type { Seat, Turn } from '../../../engine/types';
import { HAND_SIZE } from './cards';
import type { Bidding, Playing, State } from './types';

/** So many seats on, less than a round: no division, because every move asks this. */
export function seatAfter(seat: Seat, steps: number, seats: number): Seat {
  const on = seat + steps;
  return on < seats ? on : on - seats;
}

/** P-3.1: clockwise from the opener (A-P12: in deal four too). */
export function toBid(state: Bidding): Seat {
  return seatAfter(state.opener, state.bids.length, state.table.seats);
}

/** P-4.1: clockwise from the leader. */
export function toPlay(state: Playing): Seat {
  return seatAfter(state.leader, state.trick.length, state.table.seats);
}

export function turn(state: State): Turn {
  switch (state.phase) {
    case 'deal':
      return { phase: 'deal', actors: [], chance: true, count: HAND_SIZE * state.table.seats };
    case 'bid':
      return { phase: 'bid', actors: [toBid(state)], chance: false };
    case 'play': {
      const actors = state.table.mode === 'score' ? [] : [toPlay(state)];
      return { phase: 'play', actors, chance: false };
    }
    case 'over':
      return { phase: 'over', actors: [], chance: false };
  }
}
