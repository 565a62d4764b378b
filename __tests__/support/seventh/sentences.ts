import type { Refusal, Setup } from '../../../src/engine/types';
import { refusedBy, type Sentences } from '../sentences';
import { drabynka } from './rules';
import type { Move } from './rules/types';

const DEALT: Setup = { seats: 2, first: 0, mode: 'virtual' };
const REAL: Setup = { seats: 2, first: 0, mode: 'referee' };
const COUNT: Setup = { seats: 2, first: 0, mode: 'score' };

const lay = (seat: number, card: number): Move => ({ type: 'lay', seat, card });
const deal = (...hands: number[][]): Move => ({ type: 'deal', hands });
const steps = (...counts: number[]): Move => ({ type: 'steps', steps: counts });
const DEAL = deal([3, 7, 10], [2, 5, 12]);

function refused(setup: Setup, before: readonly Move[], tried: unknown): Refusal {
  const state = before.reduce((old, move) => drabynka.apply(old, move), drabynka.begin(setup));
  return refusedBy(drabynka.judge(state, tried));
}

const REFUSALS: readonly Refusal[] = [
  refused(DEALT, [DEAL], lay(1, 5)),
  refused(DEALT, [], lay(0, 3)),
  refused(DEALT, [DEAL], { type: 'lay' }),
  refused(DEALT, [], deal([3, 7, 10], [3, 5, 12])),
  refused(DEALT, [DEAL], lay(0, 5)),
  refused(REAL, [lay(0, 7)], lay(1, 7)),
  refused(DEALT, [DEAL, lay(0, 7)], lay(1, 5)),
  refused(COUNT, [], steps(4, 0)),
  refused(COUNT, [], steps(0, 0)),
];

export const sentences: Sentences<Move> = {
  phases: ['deal', 'play', 'count', 'over'],
  refusals: REFUSALS,
  kinds: { of: ({ clause }) => clause, all: ['turn', 'form', 'D-1.1', 'D-2.1', 'D-3.1'] },
  moves: [
    [DEALT, DEAL],
    [DEALT, lay(0, 7)],
    [COUNT, steps(2, 1)],
  ],
  lines: [],
  alike: [{ setup: DEALT, moves: [DEAL, deal([1, 2, 4], [6, 8, 9])], without: /\d/ }],
  tells: [[DEALT, lay(0, 7), /7/]],
  reads: {
    refusals: [[REFUSALS[6] as Refusal, 'Зверху 7, а в руці є вища: 12. Клади вищу.']],
    moves: [[DEALT, lay(0, 7), 'Оля кладе 7']],
  },
};
