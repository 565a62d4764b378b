/** What one viewer may know: counts of all hands, cards of the own one. */
import type { Viewer } from '../../../../src/engine/types';
import { HAND, type State, type View } from './types';

export function view(state: State, viewer: Viewer): View {
  if (state.phase !== 'play') return state;
  const { seats, toPlay, laid, hands } = state;
  const left = Array.from(
    { length: seats },
    (_, seat) => HAND - laid.filter((one) => one.seat === seat).length,
  );
  const own = viewer === 'table' ? null : (hands?.[viewer] ?? null);
  return { phase: 'play', seats, toPlay, laid, left, dealt: hands !== null, own };
}
