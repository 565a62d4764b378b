/** Every legal move, each once: counts pinned, the small ones counted by hand. */
import { KINDS } from '../../../src/games/gems/rules/kinds';
import type { Kind } from '../../../src/games/gems/rules/kinds';
import { veselka } from '../../../src/games/veselka/rules';
import {
  collected,
  draw,
  evenDeal,
  run,
  swap,
  swapCount,
  topCard,
} from '../../../src/games/veselka/examples';
import { formatCards, parseCards } from '../../../src/games/veselka/rules/notation';
import type { VeselkaMove, VeselkaState } from '../../../src/games/veselka/rules/types';
import { cardsOf, played, referee, score, virtual } from './play';

function offered(state: VeselkaState): readonly VeselkaMove[] {
  return veselka.turn(state).actors.flatMap((seat) => veselka.offers(state, seat));
}

function perft(state: VeselkaState, depth: number): number {
  if (depth === 0) return 1;
  return offered(state).reduce((n, move) => n + perft(veselka.apply(state, move), depth - 1), 0);
}

const dealt = (top: string, hand: string): VeselkaMove => ({
  type: 'deal',
  top: parseCards(top)[0] as Kind,
  hands: [parseCards(hand), parseCards('oylgsbvo')],
});

test.each<[string, VeselkaState, number]>([
  // 2 ways × lengths 3–8 × kept or left = 24, and swaps of 1–8.
  ['refereed, on green', played(referee(2), [topCard('g')]), 32],
  // The same with a swap of none.
  ['refereed, passing agreed', played(referee(2, { 'A-V4': 'none' }), [topCard('g')]), 33],
  // On blue, violet already kept: only the seven cards «sglyorv» would end in it.
  [
    'refereed, violet kept',
    played(referee(2), [topCard('g'), run(0, 'sbv', true), swapCount(1, 1)]),
    31,
  ],
  // The same 24 runs from a full hand, and 2⁸ − 1 swaps.
  ['virtual, one of each', played(virtual(2), [evenDeal(2)]), 279],
  ['virtual, passing agreed', played(virtual(2, { 'A-V4': 'none' }), [evenDeal(2)]), 280],
  // «oyl», «oylg», «oylgs», kept or left; swaps (3 + 1) · 2⁵ − 1.
  ['virtual, rrroylgs on red', played(virtual(2), [dealt('r', 'rrroylgs')]), 6 + 127],
  // Nothing beside red; one to eight reds.
  ['virtual, eight reds on red', played(virtual(2), [dealt('r', 'rrrrrrrr')]), 8],
  // Two of each of four colours, none of which reach three in a row: 3⁴ − 1.
  ['virtual, pairs', played(virtual(2), [dealt('g', 'rryyggbb')]), 80],
  // A swap, and lengths 3–8 with one of 8 colours or none.
  ['score, at the start', played(score(2), []), 1 + 6 * 9],
  // Two colours are in the rainbow.
  ['score, two kept', played(score(2), collected('ro')), 1 + 6 * 7],
  ['in the deal', played(virtual(2), []), 0],
  ['while drawing', played(virtual(2), [evenDeal(2), swap(0, 'r')]), 0],
  ['when over', played(score(2), [{ type: 'stop' }]), 0],
])('%s: as many moves as counted', (_, state, expected) => {
  const moves = offered(state);
  expect(moves).toHaveLength(expected);
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(expected);
  for (const move of moves) expect(veselka.judge(state, move)).toEqual({ ok: true });
});

test('who is not to act has nothing to choose', () => {
  const state = played(virtual(3), [evenDeal(3)]);
  expect(veselka.offers(state, 1)).toEqual([]);
  expect(veselka.offers(state, 2)).toEqual([]);
  expect(veselka.offers(state, 7)).toEqual([]);
});

test('swaps are offered in circle order', () => {
  const swaps = veselka
    .offers(played(virtual(2), [dealt('g', 'ryyyyyyr')]), 0)
    .flatMap((move) => (move.type === 'swap' && 'cards' in move ? [formatCards(move.cards)] : []));
  expect(swaps.slice().sort()).toEqual(
    ['r', 'rr', 'y', 'yy', 'yyy', 'yyyy', 'yyyyy', 'yyyyyy']
      .concat(['ry', 'ryy', 'ryyy', 'ryyyy', 'ryyyyy', 'ryyyyyy'])
      .concat(['rry', 'rryy', 'rryyy', 'rryyyy', 'rryyyyy', 'rryyyyyy'])
      .sort(),
  );
});

test('of all colour sequences up to four cards, judge takes exactly those that are offered', () => {
  const state = played(referee(2), [topCard('g')]);
  const accepted: string[] = [];
  const extend = (cards: Kind[]): void => {
    for (const keep of [false, true])
      if (veselka.judge(state, { type: 'run', seat: 0, cards, keep }).ok)
        accepted.push(`${formatCards(cards)} ${keep}`);
    if (cards.length < 4) for (const kind of KINDS) extend([...cards, kind]);
  };
  extend([]);
  const runs = offered(state).flatMap((move) =>
    move.type === 'run' && move.cards.length <= 4
      ? [`${formatCards(move.cards)} ${move.keep}`]
      : [],
  );
  expect(accepted.sort()).toEqual(runs.sort());
  expect(accepted).toHaveLength(8);
});

test('perft: refereed, two turns deep', () => {
  // Nobody has a rainbow of the other's colours: 32 answers to each of 32.
  expect(perft(played(referee(2), [topCard('g')]), 2)).toBe(32 * 32);
});

test('perft: score, three turns deep', () => {
  // 55 and 55; then 55 again after the 7 openings that kept nothing, 49 after the 48 that kept a colour.
  expect(perft(played(score(2), []), 3)).toBe(55 * (7 * 55 + 48 * 49));
});

test('perft: virtual, a choice and, after its draw, the answer', () => {
  let answers = 0;
  const before = [evenDeal(2)];
  const state = played(virtual(2), before);
  for (const move of offered(state)) {
    const after = veselka.apply(state, move);
    // The deck gives back what was played, so that the hands stay one of each.
    answers += offered(veselka.apply(after, draw(formatCards(cardsOf(move))))).length;
  }
  expect(answers).toBe(279 * 279);
});
