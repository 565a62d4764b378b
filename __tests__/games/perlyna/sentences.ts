import type { Refusal, Setup } from '../../../src/engine/types';
import { draw, pass, shift, stop, take } from '../../../src/games/gems/rules/shorthand';
import { perlyna } from '../../../src/games/perlyna/rules';
import { APART, dealt, done, EXAMPLES, field, tally } from '../../../src/games/perlyna/examples';
import type { PerlynaFacts, PerlynaMove } from '../../../src/games/perlyna/rules/types';
import type { Sentences } from '../../support/sentences';
import { GRID_KINDS, kindOf, refusalsOf, sharedRefusals } from '../gems/refusals';

const DEALT: Setup = { seats: 5, first: 0, mode: 'virtual' };
const PHASES = ['deal', 'act', 'draw', 'over'];

const OWN: PerlynaFacts[] = [
  { why: 'twice', task: 'red' },
  { why: 'noLine', task: 'blue' },
  { why: 'alreadyDone', task: 'sky' },
  { why: 'onePearl', tasks: ['lime', 'violet'] },
  { why: 'blocked', task: 'green', by: [0] },
  { why: 'blocked', task: 'green', by: [1, 2] },
];

const MOVES: PerlynaMove[] = [
  field(APART),
  dealt(APART, 'rgb', 'yyv'),
  take(0),
  draw('oos'),
  shift(1, 'r2L', 'b'),
  shift(2, 'c0D', 'rry'),
  done(0),
  done(1, 'gr'),
  pass(3),
  tally(0),
  tally(1, 'vob'),
  stop,
];

export const sentences: Sentences<PerlynaMove> = {
  phases: PHASES,
  refusals: [
    ...refusalsOf(perlyna, EXAMPLES),
    ...sharedRefusals('E-3.4', PHASES),
    ...OWN.map((facts): Refusal => ({ ok: false, clause: 'E-4.1', facts: { ...facts } })),
  ],
  kinds: {
    of: kindOf,
    all: [...GRID_KINDS, 'twice', 'noLine', 'alreadyDone', 'onePearl', 'blocked'],
  },
  moves: MOVES.map((move) => [DEALT, move] as const),
  lines: [{ seat: 1, clause: 'E-4.1', points: 2, facts: { tasks: ['red', 'violet'] } }],
  alike: [
    { setup: DEALT, moves: [draw('oos'), draw('rgb')] },
    { setup: DEALT, moves: [dealt(APART, 'rgb', 'yyv'), dealt(APART, 'oos', 'bbl')] },
  ],
  tells: [],
  reads: {
    refusals: [
      [
        {
          ok: false,
          clause: 'E-4.6',
          facts: { why: 'blocked', task: 'red', by: [1, 2] },
        },
        'Завдання «рубін» закрите: така карта лежить зверху. Закривають: Тарас, Соломія. Обери інше.',
      ],
    ],
    moves: [[DEALT, done(0, 'gr'), 'Оля виконує: смарагд, потім рубін']],
  },
};
