/** For every clause something it lets through and something it stops. */
import type { Setup } from '../../../src/engine/types';
import type { Example } from '../../../src/games/example';
import type { Move } from './rules/types';

const DEALT: Setup = { seats: 2, first: 0, mode: 'virtual' };
const REAL: Setup = { seats: 2, first: 0, mode: 'referee' };
const COUNT: Setup = { seats: 2, first: 0, mode: 'score' };

const DEAL: Move = {
  type: 'deal',
  hands: [
    [3, 7, 10],
    [2, 5, 12],
  ],
};
const lay = (seat: number, card: number): Move => ({ type: 'lay', seat, card });

export const EXAMPLES: readonly Example<Move>[] = [
  {
    kind: 'play',
    clause: 'D-1.1',
    ruling: 'accepted',
    setup: DEALT,
    before: [],
    tried: DEAL,
    then: { phase: 'play', actors: [0], points: [0, 0] },
  },
  {
    kind: 'play',
    clause: 'D-1.1',
    ruling: 'refused',
    setup: REAL,
    before: [lay(0, 7)],
    tried: lay(1, 7),
    because: { facts: { in: 'ladder', card: 7 } },
  },
  {
    kind: 'view',
    clause: 'D-1.1',
    ruling: 'refused',
    setup: DEALT,
    before: [DEAL],
    viewer: 1,
    path: ['own'],
    value: [3, 7, 10],
  },
  {
    kind: 'play',
    clause: 'D-2.1',
    ruling: 'accepted',
    setup: DEALT,
    before: [DEAL, lay(0, 10), lay(1, 12)],
    tried: lay(0, 3),
    then: { actors: [1], points: [1, 1] },
  },
  {
    kind: 'play',
    clause: 'D-2.1',
    ruling: 'refused',
    setup: DEALT,
    before: [DEAL, lay(0, 7)],
    tried: lay(1, 5),
    because: { facts: { card: 5, top: 7, higher: [12] } },
  },
  {
    kind: 'count',
    clause: 'D-3.1',
    ruling: 'accepted',
    setup: REAL,
    before: [lay(0, 3), lay(1, 5), lay(0, 7)],
    line: { seat: 0, points: 2 },
  },
  {
    kind: 'count',
    clause: 'D-3.1',
    ruling: 'refused',
    setup: REAL,
    before: [lay(0, 7), lay(1, 5)],
    line: { seat: 1, points: 1 },
  },
  {
    kind: 'play',
    clause: 'D-3.1',
    ruling: 'refused',
    setup: COUNT,
    before: [],
    tried: { type: 'steps', steps: [4, 0] },
    because: { facts: { seat: 0, steps: 4 } },
  },
];
