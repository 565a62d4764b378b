/** Whose turn it is. */
import type { Turn } from '../../../engine/types';
import { HAND } from './stock';
import type { VeselkaState } from './types';

export function turn(state: VeselkaState): Turn {
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
