/** What does this shift cost in «Перлина Сходу»? The pearl's edge costs three, the other end of its line does not (E-3.5, A-E3). */
import { costQuestion } from '../../gems/settle/cost';
import { readPearlField } from '../../gems/settle/form';
import { PRICE } from '../rules/because';
import type { PerlynaView } from '../rules/types';
import { wrongField } from './form';

export const cost = costQuestion({
  clauses: { edge: 'E-3.2', one: PRICE.one, three: PRICE.three, pearl: 'E-3.5' },
  readGrid: readPearlField,
  overfull: (grid) => wrongField(grid),
  /** Hands stay out of it: a position is shown to the table and can be shared. */
  fromView(value) {
    const view = value as PerlynaView;
    if (view.phase === 'deal' || view.mode === 'score') return null;
    return { grid: view.grid, end: null, hand: [], free: view.house.includes('A-E12') };
  },
});
