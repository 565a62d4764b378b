/** «Веселка. Восьмий колір»: the rules wired together, nothing else. */
import { defineRules } from '../../../engine/define';
import type { Setup, Turn } from '../../../engine/types';
import { checkSetup } from '../../../engine/verdict';
import { apply, opening } from './apply';
import { chance } from './chance';
import { HOUSE } from './clauses';
import { final } from './final';
import { imagine } from './imagine';
import { judge } from './judge';
import { meant } from './meant';
import { offers } from './offers';
import { standing } from './scoring';
import { HAND, SEATS } from './stock';
import type { Table, VeselkaMove, VeselkaState, VeselkaView } from './types';
import { view } from './view';

function begin(setup: Setup): VeselkaState {
  checkSetup(setup, SEATS, HOUSE);
  const { seats, mode, house } = setup;
  const table: Table = {
    seats,
    first: setup.first + 0,
    mode,
    swapNone: house?.['A-V4'] === 'none',
    finisherRests: house?.['A-V7'] === 'others',
  };
  return mode === 'score' ? opening(table, { mode: 'score' }) : { phase: 'deal', table };
}

function turn(state: VeselkaState): Turn {
  switch (state.phase) {
    case 'deal': {
      const { mode, seats } = state.table;
      return {
        phase: 'deal',
        actors: [],
        chance: true,
        count: mode === 'virtual' ? 1 + seats * HAND : 1,
      };
    }
    case 'act':
      return { phase: 'act', actors: [state.toAct], chance: false };
    case 'draw':
      return { phase: 'draw', actors: [], chance: true, count: state.count };
    case 'over':
      return { phase: 'over', actors: [], chance: false };
  }
}

export const veselka = defineRules<VeselkaState, VeselkaMove, VeselkaView>({
  id: 'veselka',
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
