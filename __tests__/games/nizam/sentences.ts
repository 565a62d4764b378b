import type { Refusal, ScoreLine, Setup } from '../../../src/engine/types';
import { draw, pass, shift, stop, take } from '../../../src/games/gems/rules/shorthand';
import { nizam } from '../../../src/games/nizam/rules';
import {
  APART,
  dealt,
  done,
  EXAMPLES,
  field,
  refill,
  tally,
} from '../../../src/games/nizam/examples';
import type { NizamFacts, NizamMove } from '../../../src/games/nizam/rules/types';
import { refusedBy, type Sentences } from '../../support/sentences';
import { GRID_KINDS, kindOf, refusalsOf, sharedRefusals } from '../gems/refusals';

const DEALT: Setup = { seats: 5, first: 0, mode: 'virtual' };
const PHASES = ['deal', 'act', 'draw', 'refill', 'over'];

const OWN: NizamFacts[] = [
  { why: 'limit', hand: 6, limit: 8 },
  { why: 'limit', hand: 8, limit: 8, house: 'A-N20' },
  { why: 'length', length: 2 },
  { why: 'tooMany', given: 11, most: 10 },
];

const LINES: ScoreLine[] = [3, 4, 5].flatMap((length) =>
  [1, 2, 5].map((count) => ({ seat: 0, clause: 'N-4.2', points: 9, facts: { length, count } })),
);

const MOVES: NizamMove[] = [
  field(APART),
  dealt(APART, 'rgb', 'yyv'),
  take(0),
  draw('oos'),
  draw('o'),
  shift(1, 'r2L', 'b'),
  shift(2, 'c0D', 'rry'),
  done(0),
  refill('vvb'),
  pass(3),
  tally(0),
  tally(1, 3),
  tally(0, 3, 4, 5),
  stop,
];

const atTable = nizam.apply(nizam.begin({ seats: 2, first: 0, mode: 'referee' }), field(APART));

export const sentences: Sentences<NizamMove> = {
  phases: PHASES,
  refusals: [
    ...refusalsOf(nizam, EXAMPLES),
    ...sharedRefusals('N-3.5', PHASES),
    ...OWN.map((facts): Refusal => ({ ok: false, clause: 'N-7.1', facts: { ...facts } })),
  ],
  kinds: { of: kindOf, all: [...GRID_KINDS, 'limit', 'length', 'tooMany'] },
  moves: MOVES.map((move) => [DEALT, move] as const),
  lines: [...LINES, { seat: 1, clause: 'N-4.3', points: 2, facts: { count: 2 } }],
  alike: [
    { setup: DEALT, moves: [draw('oos'), draw('rgb')] },
    { setup: DEALT, moves: [dealt(APART, 'rgb', 'yyv'), dealt(APART, 'oos', 'bbl')] },
  ],
  tells: [],
  reads: {
    refusals: [
      [
        refusedBy(nizam.judge(atTable, shift(0, 'r0R', 'y'))),
        'На краю рубін: платять одним таким каменем або, якщо рубіна немає, трьома будь-якими картами. А тут топаз. Зміни плату.',
      ],
    ],
    moves: [
      [DEALT, shift(1, 'r2L', 'b'), 'Тарас зсуває рядок 3 вліво; плата: сапфір'],
      [DEALT, shift(0, 'c0D', 'rry'), 'Оля зсуває стовпець 1 вниз; плата: 2 рубіни, топаз'],
      [DEALT, draw('oos'), 'З колоди взято 3 карти'],
      [DEALT, dealt(APART, 'rgb', 'yyv'), 'Поле викладено, карти роздано'],
      [DEALT, tally(0, 3, 4), 'Оля збирає комбінації (3 + 4): 9 очок'],
    ],
  },
};
