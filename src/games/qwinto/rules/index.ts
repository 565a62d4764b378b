/** Qwinto behind the engine's face: wiring, nothing else. */
import { defineRules } from '../../../engine/define';
import { apply } from './apply';
import { begin, SEATS } from './begin';
import { chance } from './chance';
import { final } from './final';
import { imagine, meant } from './imagine';
import { judge, played } from './judge';
import { offers } from './offers';
import { standing } from './scoring';
import { turn } from './turn';
import type { Move, State, View } from './types';
import { view } from './view';

export const qwinto = defineRules<State, Move, View>({
  id: 'qwinto',
  seats: SEATS,
  begin,
  turn,
  judge,
  played,
  apply,
  offers,
  chance,
  view,
  standing,
  imagine,
  meant,
  final,
});
