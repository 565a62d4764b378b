/** «Драбинка» behind the engine's face: wiring, and the few lines that need no file of their own. */
import { argmax, filled } from '../../../../src/engine/arrays';
import { defineRules } from '../../../../src/engine/define';
import type { LineOf, Rng, Seat, Standing } from '../../../../src/engine/types';
import { apply, stepsIn } from './apply';
import { begin, SEATS } from './begin';
import { imagine, meant } from './imagine';
import { judge } from './judge';
import { turn } from './turn';
import { DECK, HAND, type Lines, type Move, type State, type View } from './types';
import { view } from './view';

function offers(state: State, seat: Seat): readonly Move[] {
  if (state.phase !== 'play' || seat !== state.toPlay) return [];
  return DECK.map((card): Move => ({ type: 'lay', seat, card })).filter(
    (move) => judge(state, move).ok,
  );
}

function chance(state: State, rng: Rng): Move {
  if (state.phase !== 'deal') throw new Error(`chance: nothing to deal in ${state.phase}`);
  const deck = rng.shuffle(DECK);
  return {
    type: 'deal',
    hands: Array.from({ length: state.seats }, (_, seat) =>
      deck.slice(seat * HAND, (seat + 1) * HAND),
    ),
  };
}

/** D-3.1: a point for every step. */
function standing(state: State): Standing {
  const points =
    state.phase === 'over'
      ? state.steps.slice()
      : state.phase === 'play'
        ? stepsIn(state.laid, state.seats)
        : filled(state.seats, 0);
  const over = state.phase === 'over';
  const lines = points.flatMap((steps, seat): LineOf<Lines>[] =>
    steps > 0 ? [{ seat, clause: 'D-3.1', points: steps, facts: { steps } }] : [],
  );
  return { points, over, winners: over ? argmax(points) : [], lines };
}

export const drabynka = defineRules<State, Move, View>({
  id: 'drabynka',
  seats: SEATS,
  begin,
  turn,
  judge,
  apply,
  offers,
  chance,
  view,
  standing,
  imagine,
  meant,
});
