/** «Веселка. Восьмий колір»: the rules wired together, nothing else. */
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
import type { VeselkaMove, VeselkaState, VeselkaView } from './types';
import { view } from './view';

export const veselka = defineRules<VeselkaState, VeselkaMove, VeselkaView>({
  id: 'veselka',
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
