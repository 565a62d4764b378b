/** «Промінь»: the rules behind the engine's face. Wiring, nothing else. */
import { defineRules } from '../../../engine/define';
import { apply } from './apply';
import { whyOpener } from './because';
import { begin, SEATS } from './begin';
import { chance } from './chance';
import { final } from './final';
import { imagine } from './imagine';
import { judge, played } from './judge';
import { meant } from './meant';
import { offers } from './offers';
import { DEALS, standingOf } from './scoring';
import { turn } from './turn';
import type { Move, State, View } from './types';
import { view } from './view';

export const promin = defineRules<State, Move, View>({
  id: 'promin',
  seats: SEATS,
  begin,
  turn,
  judge,
  played,
  apply,
  offers,
  chance,
  view,
  standing: (state) => standingOf(state.table, state.pad),
  stage: ({ pad }) => ({ now: Math.min(pad.length + 1, DEALS), of: DEALS }),
  orderClause: (state) => whyOpener(view(state, 'table'))?.clause ?? null,
  imagine,
  meant,
  final,
});
