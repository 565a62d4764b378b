/** Which clause is cited for a row, a cut, a ballot, a part, a joker and a total. */
import {
  ballotClause,
  cutClause,
  jokersWay,
  partClause,
  rowClause,
  tieLines,
  turnClause,
  whoKeeps,
  whoWouldKeep,
  winClause,
} from '../../../src/games/split/rules/because';
import { split } from '../../../src/games/split/rules';
import { EMPTY_FRONT, receive } from '../../../src/games/split/rules/layout';
import { parseStacks } from '../../../src/games/split/rules/notation';
import { standing } from '../../../src/games/split/rules/scoring';
import type { Card } from '../../../src/games/split/rules/types';

const ROW = { from: 0, to: 9 };
const THREE = { from: 2, to: 5 };
const PAIR = { from: 2, to: 4 };

test('[S-2.2] a full row is laid out by its own clause, [S-7.2] the rest of the deck by another', () => {
  expect(rowClause(9, 4)).toBe('S-2.2');
  expect(rowClause(7, 3)).toBe('S-2.2');
  expect(rowClause(7, 4)).toBe('S-7.2');
});

test('[S-2.3] the row is cut, [S-4.3] a contested part is cut, [S-4.4] a pair is halved', () => {
  expect(cutClause(ROW, 9)).toBe('S-2.3');
  expect(cutClause(THREE, 9)).toBe('S-4.3');
  expect(cutClause(PAIR, 9)).toBe('S-4.4');
});

test('[S-3.2] everybody shows for the row, [S-4.3] [S-4.4] only contenders for a contested part', () => {
  expect(ballotClause(ROW, 9)).toBe('S-3.2');
  expect(ballotClause(THREE, 9)).toBe('S-4.3');
  expect(ballotClause(PAIR, 9)).toBe('S-4.4');
});

test.each([
  ['S-4.1', 'nobody wants it', 0, 3],
  ['S-4.1', 'nobody wants a single card', 0, 1],
  ['S-4.2', 'one wants it', 1, 3],
  ['S-4.2', 'one wants a single card', 1, 1],
  ['S-4.3', 'two want three cards', 2, 3],
  ['S-4.4', 'two want a pair', 2, 2],
  ['S-4.5', 'two want a single card', 2, 1],
])('[%s] settles a part: %s', (clause, _, voters, size) => {
  expect(partClause(voters, size)).toBe(clause);
});

const frontOf = (...cards: Card[]) => receive(EMPTY_FRONT, cards, 0, cards.length);

test('[S-4.8] who has received a part is out, [S-4.3] a dispute is its claimants’, [S-3.1] one vote each', () => {
  const setup = { seats: 4, first: 0, mode: 'referee' } as const;
  const cards = [1, 2, 2, 3, 3, 3, 4, 4, 4];
  const votes = [0, 2, 2, 1].map((part, seat) => ({ type: 'vote', seat, part }));
  const moves = [{ type: 'row', cards }, { type: 'cut', seat: 0, at: [3, 6] }, ...votes];
  const recut = { type: 'cut', seat: 0, at: [1, 2] };
  const contested = [...moves, recut].reduce<unknown>(
    (state, move) => split.apply(state as never, move as never),
    split.begin(setup),
  );
  const cited = (state: unknown, seat: number) => {
    const verdict = split.judge(state as never, { type: 'vote', seat, part: 0 });
    return verdict.ok ? null : turnClause(verdict);
  };
  expect([0, 1, 3].map((seat) => cited(contested, seat))).toEqual(['S-4.8', null, 'S-4.8']);
  const voted = split.apply(contested as never, { type: 'vote', seat: 1, part: 0 } as never);
  expect(cited(voted, 1)).toBe('S-3.1');
});

test('[S-5.2] among several piles a joker is its owner’s choice', () => {
  expect(jokersWay(frontOf(3), ['joker', 5])).toEqual({ clause: 'S-5.2', is: 'choice' });
});

test('[S-5.3] without a pile a joker waits, with one it joins it', () => {
  expect(jokersWay(EMPTY_FRONT, ['joker'])).toEqual({ clause: 'S-5.3', is: 'wait' });
  expect(jokersWay(EMPTY_FRONT, ['joker', 5])).toEqual({ clause: 'S-5.3', is: 'join', value: 5 });
});

const stacks = (text: string) => parseStacks(text) ?? [];
const NONE = '0 0 0 0 0 0 0 0 0 0';
/** «2» belongs to the first alone, «3» to the first and the second. */
const COUNTS = stacks(`0 2 1 0 0 0 0 0 0 0 / 0 0 1 0 0 0 0 0 0 0 / ${NONE}`);
const seatsAnd = (lines: readonly { seat: number; clause: string }[]) =>
  lines.map(({ seat, clause }) => [seat, clause]);

test('[S-7.3] who has most keeps a card, [S-7.4] those who tie keep one each', () => {
  expect(seatsAnd(whoWouldKeep(2, COUNTS))).toEqual([[0, 'S-7.3']]);
  expect(seatsAnd(whoWouldKeep(3, COUNTS))).toEqual([
    [0, 'S-7.4'],
    [1, 'S-7.4'],
  ]);
  expect(whoWouldKeep(4, COUNTS)).toEqual([]);
});

test('[S-7.6] most points win, [S-7.7] among equal points most cards', () => {
  expect(winClause({ points: [5, 3, 0] })).toBe('S-7.6');
  expect(winClause({ points: [5, 5, 0] })).toBe('S-7.7');
});

test('[S-7.7] only a tie has lines that say who has more cards', () => {
  const over = (text: string) => standing({ phase: 'over', counts: stacks(text), table: null });
  const tied = over(`0 1 1 0 0 0 0 0 0 0 / 0 0 0 0 1 0 0 0 0 0 / ${NONE}`);
  expect(tieLines(tied.lines).map(({ seat, facts }) => [seat, facts.cards])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(whoKeeps(5, tied.lines)).toHaveLength(1);
  expect(tieLines(over(`0 1 0 0 0 0 0 0 0 0 / ${NONE} / ${NONE}`).lines)).toEqual([]);
});
