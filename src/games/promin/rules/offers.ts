/** Every legal bid or card of one seat, each once: colours in canonical order, values ascending. */
import { at } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import type { Colour } from './cards';
import { COLOUR_COUNT, colourOf, highestValue, writeCard } from './cards';
import { TRICKS } from './scoring';
import { toBid, toPlay } from './turn';
import type { Known, Move, Playing, PlayMove, State } from './types';

export function offers(state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'bid') return seat === toBid(state) ? bids(seat) : [];
  if (state.phase !== 'play' || seat !== toPlay(state)) return [];
  return plays(state, seat);
}

function bids(seat: Seat): Move[] {
  const out: Move[] = [];
  for (let beads = 0; beads <= TRICKS; beads += 1) {
    out.push({ type: 'bid', seat, beads, shield: false });
    out.push({ type: 'bid', seat, beads, shield: true });
  }
  return out;
}

function plays(state: Playing, seat: Seat): PlayMove[] {
  const out: PlayMove[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1) {
    const mask = possible(state, state.known, seat, colour);
    for (let value = 1; mask >> value !== 0; value += 1)
      if ((mask >> value) & 1)
        out.push({ type: 'play', seat, card: writeCard(colour * 16 + value) });
  }
  return out;
}

/** Mask of the values of a colour that this seat may play now. */
function possible(state: Playing, known: Known, seat: Seat, colour: number): number {
  const own = seat * COLOUR_COUNT;
  const led = state.trick.length === 0 ? colour : colourOf(at(state.trick, 0));
  switch (known.by) {
    case 'deal':
      if (colour !== led && at(known.hands, own + led) !== 0) return 0;
      return at(known.hands, own + colour);
    case 'colours':
      if (colour !== led && at(known.left, own + led) !== 0) return 0;
      return at(known.left, own + colour) === 0 ? 0 : unseen(state, known.shown, colour);
    case 'plays':
      return at(known.failed, own + colour) === 0 ? unseen(state, known.shown, colour) : 0;
    case 'paper':
      return 0;
  }
}

function unseen(state: Playing, shown: readonly number[], colour: number): number {
  let mask = (2 << highestValue(state.table.seats)) - 2;
  for (let i = colour; i < shown.length; i += COLOUR_COUNT) mask &= ~at(shown, i);
  return mask;
}

/**
 * The play of one's own rank-th card of a colour, 0 being the lowest; null if it is not allowed now.
 * The owner chooses by place, because the value in the move is not his to see (P-4.2).
 */
export function playByRank(
  offered: readonly Move[],
  colour: Colour,
  rank: number,
): PlayMove | null {
  let passed = 0;
  for (const move of offered)
    if (move.type === 'play' && move.card.startsWith(colour)) {
      if (passed === rank) return move;
      passed += 1;
    }
  return null;
}
