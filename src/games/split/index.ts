/** «Поділ»: the split-and-vote game. Wiring only. */
import type { GameRules } from '../../engine/types';
import { apply } from './apply';
import { chance } from './chance';
import { judge } from './judge';
import { offers } from './offers';
import { standing } from './scoring';
import { begin, SEATS, turn } from './turn';
import type { SplitMove, SplitState, SplitView } from './types';
import { view } from './view';

export const split: GameRules<SplitState, SplitMove, SplitView> = {
  id: 'split',
  seats: SEATS,
  begin,
  turn,
  judge,
  apply,
  offers,
  chance,
  view,
  standing,
};
