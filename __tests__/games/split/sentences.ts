import type { Refusal } from '../../../src/engine/types';
import { split } from '../../../src/games/split/rules';
import { uk } from '../../../src/games/split/words/uk/rules';
import type { SplitMove, SplitState } from '../../../src/games/split/rules/types';
import { refusedBy, type Sentences } from '../../support/sentences';
import { after, cut, FOUR, joker, laid, row, stacks, THREE, vote, votes } from './play';

const SCORE = { ...THREE, mode: 'score' } as const;
const NONE = '0 0 0 0 0 0 0 0 0 0';

function refusalOf(state: SplitState, move: unknown): Refusal {
  return refusedBy(split.judge(state, move));
}

const voting = after(FOUR, ...laid(0, '3 4 5 | 6 7 8 | 9 10 J'), vote(0, 0));
const pairs = after(FOUR, ...laid(0, '3 4 5 | 6 7 8 | 9 10 J'), ...votes(0, 1, 0, 1));
const served = after(FOUR, ...laid(0, '3 4 5 | 6 7 8 | 9 10'.concat(' 8')), ...votes(0, 1, 0, 2));
const choosing = after(THREE, ...laid(0, '3 7 J | 5 5 | 8 10'), ...votes(0, 1, 2));
const over = after(SCORE, stacks(`${NONE} / ${NONE} / ${NONE}`));
const pair = after(THREE, ...laid(0, '4 9 | 5 5 3 | 8 10'), ...votes(0, 0, 1));
const laidOut = after(THREE, row('3 7 J 5 5 8 10'));

/** Every sentence the engine's refusals can need: each clause, each shape of its facts. */
const REFUSALS: readonly Refusal[] = [
  refusalOf(split.begin(THREE), vote(0, 0)),
  refusalOf(laidOut, cut(1, 2, 4)),
  refusalOf(voting, cut(0, 2, 4)),
  refusalOf(voting, vote(0, 1)),
  refusalOf(voting, vote(9, 1)),
  refusalOf(play(pairs), vote(1, 0)),
  refusalOf(play(served), vote(1, 0)),
  refusalOf(choosing, joker(1, 5)),
  refusalOf(split.begin(SCORE), row('3')),
  refusalOf(over, row('3')),
  ...['row', 'cut', 'vote', 'joker', 'stacks', 'other'].map((type) => formOf(type)),
  refusalOf(split.begin(THREE), row('1 1 3 4 5 6 7')),
  refusalOf(
    after(FOUR, ...laid(0, 'J | J | J J J J J J J'), ...votes(0, 0, 0, 0)),
    row('J J J J J J J 5 5'),
  ),
  refusalOf(split.begin(SCORE), stacks(`17 0 0 0 0 0 0 0 0 0 / ${NONE} / ${NONE}`)),
  refusalOf(split.begin(SCORE), stacks(`10 10 0 0 0 0 0 0 0 0 / ${NONE} / ${NONE}`)),
  refusalOf(split.begin(THREE), row('3')),
  refusalOf(laidOut, cut(0, 4)),
  refusalOf(laidOut, cut(0, 4, 4)),
  refusalOf(pairs, cut(0, 1)),
  refusalOf(pairs, cut(0, 0, 1)),
  refusalOf(pair, cut(0, 1, 2)),
  refusalOf(split.apply(pair, cut(0, 1)), vote(0, 2)),
  refusalOf(choosing, joker(0, 5)),
  refusalOf(
    split.begin(SCORE),
    stacks(`${NONE.replace('0', '1')} / ${NONE.replace('0', '1')} / ${NONE}`),
  ),
  { ok: false, clause: 'S-7.2', facts: { cards: 9, count: 7 } },
];

/** The dispute's cut, so that its contenders vote. */
function play(state: SplitState): SplitState {
  return split.apply(state, cut(0, 1, 2));
}

function formOf(type: string): Refusal {
  const states: Record<string, SplitState> = {
    row: split.begin(THREE),
    cut: laidOut,
    vote: voting,
    joker: choosing,
    stacks: split.begin(SCORE),
    other: laidOut,
  };
  return refusalOf(states[type] as SplitState, { type });
}

const MOVES: readonly SplitMove[] = [
  row('3 7 J'),
  cut(1, 2, 4),
  cut(1, 1),
  vote(2, 1),
  joker(1, 7),
  stacks(`${NONE} / ${NONE} / ${NONE}`),
];

export const sentences: Sentences<SplitMove> = {
  phases: ['row', 'cut', 'vote', 'joker', 'stacks', 'over'],
  refusals: REFUSALS,
  kinds: { of: ({ clause }) => clause, all: Object.keys(uk.refusals) },
  moves: MOVES.map((move) => [THREE, move] as const),
  lines: [],
  alike: [{ setup: THREE, moves: [0, 1, 2].map((part) => vote(1, part)), without: /\d/ }],
  tells: [],
  reads: {
    refusals: [
      [
        refusalOf(voting, vote(0, 1)),
        'Голос уже лежить на столі (Оля), змінити його не можна. Чекаємо: Тарас, Соломія і Євген.',
      ],
      [
        refusalOf(split.begin(THREE), row('1 1 3 4 5 6 7')),
        'У коробці лише одна «1», а в ряді їх дві. Перевір введене.',
      ],
      [refusalOf(split.begin(THREE), row('3')), 'У ряді має бути 7 карт, а введено 1.'],
      [
        refusalOf(choosing, joker(0, 5)),
        'Стопки 5 тут немає: джокера кладуть до однієї з наявних — 3 або 7.',
      ],
      [
        refusalOf(laidOut, cut(0, 4)),
        'Ряд ділять на три частини: постав два роздільники, а тут 1 роздільник.',
      ],
    ],
  },
};
