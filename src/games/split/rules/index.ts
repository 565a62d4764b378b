/** «Поділ»: the split-and-vote game. Wiring only. */
import { defineRules } from '../../../engine/define';
import { apply } from './apply';
import { begin, SEATS } from './begin';
import { chance } from './chance';
import { roundsOf } from './deck';
import { final } from './final';
import { imagine } from './imagine';
import { judge, played } from './judge';
import { meant } from './meant';
import { offers } from './offers';
import { standing } from './scoring';
import { turn } from './turn';
import type { SplitMove, SplitState, SplitView } from './types';
import { view } from './view';

export const split = defineRules<SplitState, SplitMove, SplitView>({
  id: 'split',
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
  stage: (state) =>
    'table' in state && state.table
      ? { now: state.table.round, of: roundsOf(state.table.seats) }
      : null,
  imagine,
  meant,
  final,
});
