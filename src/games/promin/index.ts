/** «Промінь»: the rules behind the engine's face. Wiring, nothing else. */
import type { GameRules } from '../../engine/types';
import { apply, begin, SEATS } from './apply';
import { chance } from './chance';
import { judge } from './judge';
import { offers } from './offers';
import { standingOf } from './scoring';
import { turn } from './turn';
import type { Move, State, View } from './types';
import { view } from './view';

export const promin: GameRules<State, Move, View> = {
  id: 'promin',
  seats: SEATS,
  begin,
  turn,
  judge,
  apply,
  offers,
  chance,
  view,
  standing: (state) => standingOf(state.table, state.pad),
};
