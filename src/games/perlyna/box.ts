/** «Перлина Сходу»: tasks, field and deck take all twelve of a kind at every table (E-1.2, E-1.3), and the pearl. */
import { wholeBox } from '../box';
import { COPIES, KINDS } from '../gems/rules/kinds';
import { PEARL } from '../gems/rules/grid';

export const box = wholeBox([
  ...KINDS.map((id) => ({ id, copies: COPIES })),
  { id: PEARL, copies: 1 },
]);
