/** The rules of «Перлина Сходу», wired together. */
import type { GameRules } from '../../engine/types';
import { apply } from './apply';
import { chance } from './chance';
import { judge } from './judge';
import { offers } from './offers';
import { begin, SEATS, standing, turn } from './turn';
import type { PerlynaMove, PerlynaState, PerlynaView } from './types';
import { view } from './view';

export const perlyna: GameRules<PerlynaState, PerlynaMove, PerlynaView> = {
  id: 'perlyna',
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
