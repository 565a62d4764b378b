/** The rules of «Перлина Сходу», wired together. */
import { defineRules } from '../../../engine/define';
import { apply } from './apply';
import { begin, SEATS } from './begin';
import { chance } from './chance';
import { final } from './final';
import { imagine } from './imagine';
import { judge, played } from './judge';
import { meant } from './meant';
import { offers } from './offers';
import { standing } from './scoring';
import { turn } from './turn';
import type { PerlynaMove, PerlynaState, PerlynaView } from './types';
import { view } from './view';

export const perlyna = defineRules<PerlynaState, PerlynaMove, PerlynaView>({
  id: 'perlyna',
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
