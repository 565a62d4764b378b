/** What does this shift cost in «Нізам»? */
import { costQuestion } from '../../gems/settle/cost';
import { type Painted, readField } from '../../gems/settle/form';
import type { Kind } from '../../gems/rules/kinds';
import { PRICE } from '../rules/because';
import type { NizamView } from '../rules/types';
import { overfull } from './census';

export const cost = costQuestion({
  // No pearl lies on this field.
  clauses: { edge: 'N-3.2', one: PRICE.one, three: PRICE.three, pearl: PRICE.three },
  readGrid: readField,
  overfull: (grid, hand) => overfull(grid as Painted<Kind>, hand),
  /** Hands stay out of it: a position is shown to the table and can be shared. */
  fromView(value) {
    const view = value as NizamView;
    if (view.mode === 'score' || view.phase === 'deal') return null;
    return { grid: view.grid, end: null, hand: [], free: view.house.includes('A-N1') };
  },
});
