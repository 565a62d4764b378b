/** The rules of «Нізам», wired together. */
import type { GameRules } from '../../engine/types';
import { apply } from './apply';
import { chance } from './chance';
import { judge } from './judge';
import { offers } from './offers';
import { begin, SEATS, standing, turn } from './turn';
import type { NizamMove, NizamState, NizamView } from './types';
import { view } from './view';

export const nizam: GameRules<NizamState, NizamMove, NizamView> = {
  id: 'nizam',
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
