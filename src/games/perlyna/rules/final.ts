/** There are no points: whoever has all eight tasks first has won. */
import type { FinalResult } from '../../../engine/types';

export const final: FinalResult = {
  by: 'order',
  clause: 'E-5.1',
  isTotal: () => false,
};
