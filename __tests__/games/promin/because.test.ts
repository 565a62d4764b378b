/** Which clause is cited for a card, an opener, a trick, a deal and a total. */
import type { Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import {
  colourRefusal,
  dealLine,
  followClause,
  heldOf,
  openerClause,
  rivalsOf,
  scoreDeal,
  takingPlace,
  whyOpener,
} from '../../../src/games/promin/rules/because';
import type { Card } from '../../../src/games/promin/rules/cards';
import type { Move, View } from '../../../src/games/promin/rules/types';
import { reach } from './support';

const VIRTUAL: Setup = { seats: 3, first: 0, mode: 'virtual' };
const SCORE: Setup = { seats: 3, first: 0, mode: 'score' };

const hand = (text: string) => text.split(' ') as Card[];
const bid = (seat: number, beads: number): Move => ({ type: 'bid', seat, beads, shield: false });
const HANDS = [
  hand('r1 r2 r3 r4 y1 y2 y3 y4 g1 g2'),
  hand('r5 r6 r7 r8 g3 g4 g5 b1 b2 b3'),
  hand('y5 y6 y7 y8 b4 b5 b6 b7 p1 p2'),
];
const DEALT: Move[] = [{ type: 'deal', hands: HANDS }, bid(1, 1), bid(2, 1), bid(0, 1)];
const LED: Move[] = [...DEALT, { type: 'play', seat: 1, card: 'r5' }];

function playing(moves: readonly Move[], seat: number): Extract<View, { phase: 'play' }> {
  const view = promin.view(reach(VIRTUAL, moves), seat);
  if (view.phase !== 'play') throw new Error(`phase ${view.phase}`);
  return view;
}

test('[P-4.3] a lead is free, [P-4.4] who has the colour follows, [P-4.5] who has none is free', () => {
  expect(followClause(null, null)).toBe('P-4.3');
  expect(followClause('r', 2)).toBe('P-4.4');
  expect(followClause('r', 0)).toBe('P-4.5');
});

test('[P-4.4] at a real table nobody knows what is held: following is what counts', () => {
  expect(followClause('r', null)).toBe('P-4.4');
  const real = { ...playing(LED, 2), hands: null };
  expect(heldOf(real, 2)).toBeNull();
  expect(colourRefusal(real, 2, 'y')).toBeNull();
});

test('[P-4.4] a back is refused exactly as the judge refuses its card, without its value', () => {
  const followed = [...LED, { type: 'play', seat: 2, card: 'y5' } as const];
  for (const [moves, seat] of [
    [DEALT, 1],
    [LED, 2],
    [followed, 0],
  ] as const) {
    const state = reach(VIRTUAL, moves);
    for (const card of HANDS[seat] ?? []) {
      const verdict = promin.judge(state, { type: 'play', seat, card });
      const colour = card.charAt(0) as 'r';
      expect(colourRefusal(playing(moves, seat), seat, colour)).toEqual(
        verdict.ok ? null : verdict,
      );
    }
  }
  expect(colourRefusal(playing(followed, 0), 0, 'y')).toMatchObject({ clause: 'P-4.4' });
});

test('[P-4.6] the highest of the lead colour takes the trick, a trump takes it from all', () => {
  const r3 = { colour: 'r', value: 3 } as const;
  const r7 = { colour: 'r', value: 7 } as const;
  const b8 = { colour: 'b', value: 8 } as const;
  const y1 = { colour: 'y', value: 1 } as const;
  expect(takingPlace([r3, r7, b8])).toBe(1);
  expect(takingPlace([r3, r7, y1])).toBe(2);
});

test('[P-3.6] most points open deal four, [P-3.7] among equals the first-player card decides', () => {
  expect(openerClause([30, 10, 20])).toBe('P-3.6');
  expect(openerClause([30, 10, 30])).toBe('P-3.7');
});

/** Deals on paper, each opened by this seat: everybody bids these beads and takes those tricks. */
function paper(...deals: readonly [opener: number, beads: number[], won: number[]][]): Move[] {
  return deals.flatMap(([opener, beads, won]): Move[] => [
    ...[0, 1, 2].map((i) => bid((opener + i) % 3, beads[(opener + i) % 3] ?? 0)),
    { type: 'tricks', won },
  ]);
}
const EVEN: [number[], number[]] = [
  [4, 3, 3],
  [4, 3, 3],
];

test('[P-3.7] before deal four equal points: the holder of the card opens; [P-3.6] else the leader', () => {
  const tied = reach(SCORE, paper([1, ...EVEN], [2, ...EVEN], [0, ...EVEN]));
  expect(whyOpener(promin.view(tied, 'table'))).toEqual({
    clause: 'P-3.7',
    points: 60,
    tied: 3,
    holds: true,
  });
  const led = reach(SCORE, paper([1, [4, 3, 3], [4, 2, 4]], [2, ...EVEN], [0, ...EVEN]));
  expect(whyOpener(promin.view(led, 'table'))).toMatchObject({ clause: 'P-3.6', tied: 1 });
});

test('[P-3.6] earlier deals are not opened by points', () => {
  expect(whyOpener(promin.view(promin.begin(SCORE), 'table'))).toBeNull();
});

test('[P-5.3] a bid that is made pays, [P-5.4] one that fails costs; a deal to come has no line', () => {
  const { lines } = promin.standing(reach(SCORE, paper([1, [4, 3, 3], [4, 2, 4]])));
  expect(dealLine(lines, 0, 1)).toMatchObject({ clause: 'P-5.3', points: 10 });
  expect(dealLine(lines, 1, 1)).toMatchObject({ clause: 'P-5.4', points: -5 });
  expect(dealLine(lines, 0, 2)).toBeUndefined();
  expect(scoreDeal(2, { beads: 3, shield: false }, 3)).toEqual({ clause: 'P-5.3', points: 20 });
  expect(scoreDeal(2, { beads: 3, shield: false }, 1)).toEqual({ clause: 'P-5.4', points: -10 });
});

test('[P-6.2] [P-6.3] those who tie with the winner, the winner first; [P-6.1] nobody else otherwise', () => {
  expect(rivalsOf({ totals: [30, 10, 30], winner: 2 })).toEqual([2, 0]);
  expect(rivalsOf({ totals: [30, 10, 20], winner: 0 })).toEqual([0]);
});
