import type { Refusal } from '../../../src/engine/types';
import { qwinto } from '../../../src/games/qwinto/rules';
import { EMPTY, EXAMPLES, kept, SARA, thrown } from '../../../src/games/qwinto/examples';
import type { Move, Sheet } from '../../../src/games/qwinto/rules/types';
import type { Sentences } from '../../support/sentences';
import { PAPER, reach, refusal, SCREEN, TABLE } from './support';

function paper(...sheets: Sheet[]): Move {
  return { type: 'sheets', sheets };
}

/** Every kind of refusal the engine gives, with the facts it really gives. */
const REFUSALS: readonly Refusal[] = [
  ...EXAMPLES.flatMap((example) => {
    if (example.kind !== 'play' || example.ruling === 'accepted') return [];
    return [refusal(example.setup, example.before, example.tried)];
  }),
  refusal(TABLE, [], { type: 'dice', seat: 0, dice: [] }),
  refusal(TABLE, [], { type: 'dice', seat: 0, dice: 'all' }),
  refusal(TABLE, [], 'orange'),
  refusal(TABLE, [{ type: 'dice', seat: 0, dice: ['orange'] }], { type: 'roll', values: [7] }),
  refusal(TABLE, thrown(0, { orange: 1 }), { type: 'keep', seat: 1 }),
  refusal(TABLE, kept(0, { orange: 1 }), { type: 'write', seat: 0, row: 'orange', column: 40 }),
  refusal(TABLE, kept(0, { orange: 1 }), { type: 'keep', seat: 0 }),
  refusal(TABLE, [], paper(SARA, SARA)),
  refusal(PAPER, [], { type: 'pass', seat: 0 }),
  refusal(PAPER, [], paper(SARA)),
  refusal(PAPER, [], paper(EMPTY, { ...EMPTY, yellow: [19, ...EMPTY.yellow.slice(1)] })),
  refusal(PAPER, kept(0, { orange: 2 }), paper(SARA, EMPTY)),
  refusal(
    PAPER,
    kept(0, { orange: 2, yellow: 3 }),
    paper(
      { ...EMPTY, orange: [5, ...EMPTY.orange.slice(1)], yellow: [5, ...EMPTY.yellow.slice(1)] },
      EMPTY,
    ),
  ),
  refusal(
    PAPER,
    [...kept(0, { orange: 5 }), ...kept(1, { orange: 5 })],
    paper({ ...EMPTY, orange: [5, ...EMPTY.orange.slice(1)], misthrows: 3 }, EMPTY),
  ),
];

const MOVES: readonly Move[] = [
  { type: 'dice', seat: 0, dice: ['orange'] },
  { type: 'dice', seat: 1, dice: ['orange', 'yellow', 'purple'] },
  { type: 'roll', values: [4] },
  { type: 'roll', values: [4, 5] },
  { type: 'reroll', seat: 0 },
  { type: 'keep', seat: 0 },
  { type: 'write', seat: 0, row: 'purple', column: 9 },
  { type: 'pass', seat: 1 },
  paper(SARA, EMPTY),
];

const write = (column: number): Move => ({ type: 'write', seat: 0, row: 'purple', column });

export const sentences: Sentences<Move> = {
  phases: ['dice', 'roll', 'keep', 'write', 'over'],
  refusals: REFUSALS,
  kinds: {
    of: ({ clause }) => clause,
    all: [
      'Q-1.1',
      'Q-2.2',
      'Q-2.3',
      'Q-2.4',
      'Q-3.1',
      'Q-3.3',
      'Q-3.5',
      'Q-3.6',
      'Q-5.1',
      'Q-5.2',
      'form',
      'turn',
    ],
  },
  moves: MOVES.flatMap((move) => [TABLE, SCREEN, PAPER].map((setup) => [setup, move] as const)),
  lines: qwinto.standing(reach(PAPER, [paper(SARA, EMPTY)])).lines,
  alike: [],
  // Purple's ninth cell from the left stands in column 9; its gap does not count.
  tells: [TABLE, SCREEN].flatMap((setup) => [
    [setup, write(9), /^Оля .*9$/] as const,
    [setup, write(5), /^Оля .*5$/] as const,
  ]),
  reads: {},
  latin: /Qwinto/g,
};
