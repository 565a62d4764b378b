/** «Нізам» plays with all 96 gems; the pearl stays in the box (N-1.1). */
import { wholeBox } from '../box';
import { COPIES, KINDS } from '../gems/rules/kinds';

export const box = wholeBox(KINDS.map((id) => ({ id, copies: COPIES })));
