/** Qwinto behind the engine's face: wiring, nothing else. */
import { defineRules } from '../../../engine/define';
import type { Turn } from '../../../engine/types';
import { apply, begin, SEATS } from './apply';
import { chance } from './chance';
import { final } from './final';
import { imagine, meant } from './imagine';
import { actors, judge } from './judge';
import { offers } from './offers';
import { standing } from './scoring';
import type { Move, State, View } from './types';
import { view } from './view';

function turn(state: State): Turn {
  if (state.phase === 'roll')
    return { phase: 'roll', actors: [], chance: true, count: state.dice.length };
  return { phase: state.phase, actors: actors(state), chance: false };
}

export const qwinto = defineRules<State, Move, View>({
  id: 'qwinto',
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
  final,
});
