/** What the printed rules leave open (§5) and their own worked examples (§7). */
import type { Mode, Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import { bids, colours, deal, plays, won } from '../../../src/games/promin/examples';
import { openerOf, outcomeOf, scoreDeal, totals } from '../../../src/games/promin/rules/scoring';
import type { DealSheet, Move, View } from '../../../src/games/promin/rules/types';
import { reach, ruling } from './support';

const at = (seats: number, mode: Mode, first = 0): Setup => ({ seats, first, mode });

/** A deal in which each seat bid and won this much, no shields: «3/2 5/5 …». */
function sheet(text: string): DealSheet {
  const pairs = text.split(' ').map((pair) => pair.split('/').map(Number) as [number, number]);
  return {
    bids: pairs.map(([beads]) => ({ beads, shield: false })),
    won: pairs.map(([, tricks]) => tricks),
  };
}

describe('the deck', () => {
  test('[P-1.1] A-P1: five players hold up to sixty cards, twelve a colour', () => {
    const state = reach(at(5, 'referee'), bids(5, 1, '0 0 0 0 0'));
    expect(promin.offers(state, 1)).toHaveLength(60);
    expect(ruling(state, { type: 'play', seat: 1, card: 'p12' })).toBe('ok');
    expect(ruling(state, { type: 'play', seat: 1, card: 'p13' })).toBe('P-1.1');
  });

  test.each([
    [3, 8],
    [4, 10],
    [5, 12],
  ])('[P-1.1] %i players use the values up to %i', (seats, highest) => {
    const state = reach(at(seats, 'referee'), bids(seats, 1, '0 0 0 0 0'.slice(0, 2 * seats - 1)));
    expect(ruling(state, { type: 'play', seat: 1, card: `g${highest}` })).toBe('ok');
    expect(promin.judge(state, { type: 'play', seat: 1, card: `g${highest + 1}` })).toEqual({
      ok: false,
      clause: 'P-1.1',
      facts: { card: `g${highest + 1}`, highest },
    });
  });

  test('[P-2.1] A-P21: a hand of eleven is no deal', () => {
    const hands = [0, 1, 2, 3].map((c) =>
      Array.from({ length: 10 }, (_, v) => `${'rygb'[c]}${v + 1}`),
    );
    const state = promin.begin(at(4, 'virtual'));
    expect(ruling(state, { type: 'deal', hands })).toBe('ok');
    expect(ruling(state, { type: 'deal', hands: [[...hands[0]!, 'p1'], ...hands.slice(1)] })).toBe(
      'P-2.1',
    );
  });
});

describe('bets', () => {
  test('[P-1.4] A-P2, A-P23: bets may exceed the fifteen beads and may sum to ten', () => {
    reach(at(5, 'score'), bids(5, 1, '10 10+ 10 10 10'));
    reach(at(4, 'score'), bids(4, 1, '3 3 3 1'));
  });

  test('[P-3.2] A-P3: nothing at all is a bet, and so is a shield alone', () => {
    reach(at(3, 'score'), bids(3, 1, '0 0+ 0'));
  });

  test('[P-3.2] A-P4: eleven is refused and says how many there are', () => {
    expect(
      promin.judge(promin.begin(at(3, 'score')), {
        type: 'bid',
        seat: 1,
        beads: 11,
        shield: false,
      }),
    ).toEqual({
      ok: false,
      clause: 'P-3.2',
      facts: { beads: 11, most: 10 },
    });
  });

  test('[P-3.3] A-P5: ten with a shield pays half when all ten are won', () => {
    const state = reach(at(3, 'score'), [...bids(3, 1, '10+ 0 0'), won('0 10 0')]);
    expect(promin.standing(state).points).toEqual([10, 5, 10]);
  });

  test('[P-3.1] A-P22: a bet stays when the next player has bet', () => {
    const state = reach(at(3, 'score'), bids(3, 1, '2 3'));
    expect(ruling(state, { type: 'bid', seat: 1, beads: 3, shield: false })).toBe('turn');
  });
});

describe('who deals and who opens', () => {
  // §3: dealer and holder of deals 1–4 for a first player in seat 0.
  test.each([
    [3, [0, 1, 2, 0], [1, 2, 0, 1]],
    [4, [0, 1, 2, 3], [1, 2, 3, 0]],
    [5, [0, 1, 2, 3], [1, 2, 3, 4]],
  ])(
    '[P-4.11] A-P6, A-P7, A-P8: %i players deal %p, first player is %p',
    (seats, dealers, holders) => {
      let state = promin.begin(at(seats, 'score'));
      for (let d = 0; d < 4; d += 1) {
        const view = promin.view(state, 'table');
        expect([view.dealer, view.holder]).toEqual([dealers[d], holders[d]]);
        const opener = promin.turn(state).actors[0]!;
        if (d < 3) expect(opener).toBe(holders[d]);
        for (let i = 0; i < seats; i += 1)
          state = promin.apply(state, {
            type: 'bid',
            seat: (opener + i) % seats,
            beads: 0,
            shield: false,
          });
        state = promin.apply(state, {
          type: 'tricks',
          won: [10, ...Array<number>(seats - 1).fill(0)],
        });
      }
      expect(promin.turn(state)).toEqual({ phase: 'over', actors: [], chance: false });
    },
  );

  test('[P-3.7] A-P9: of the tied, the first one clockwise from the holder opens', () => {
    const tied = [sheet('3/2 3/3 3/2 3/3'), sheet('3/2 3/3 3/2 3/3'), sheet('3/2 3/3 3/2 3/3')];
    // Holders of deal four: the chosen first player, four seats on.
    expect([0, 1, 2, 3].map((first) => openerOf({ seats: 4, first }, tied))).toEqual([1, 1, 3, 3]);
  });

  test('[P-3.7] A-P10: the holder after the pass counts, not the dealer nor the chosen first player', () => {
    const table = { seats: 5, first: 0, mode: 'score' } as const;
    const threeTied = [
      sheet('2/2 2/1 2/1 3/3 3/3'),
      sheet('2/2 2/1 2/1 3/3 3/3'),
      sheet('2/2 2/1 2/1 3/3 3/3'),
    ];
    expect(openerOf(table, threeTied)).toBe(4);
    const twoTied = [
      sheet('2/2 2/1 2/1 3/3 2/3'),
      sheet('2/2 2/1 2/1 3/3 2/3'),
      sheet('2/2 2/1 2/1 3/3 2/3'),
    ];
    expect(openerOf(table, twoTied)).toBe(0);
  });

  test('[P-3.6] A-P12: after the leader the bets of deal four go on clockwise', () => {
    const three = [
      ...bids(4, 1, '5 1 5 5'),
      won('3 3 1 3'),
      ...bids(4, 2, '2 5 5 5'),
      won('2 3 2 3'),
    ];
    const state = reach(at(4, 'score'), [
      ...three,
      ...bids(4, 3, '5 5 5 3'),
      won('2 3 3 2'),
      ...bids(4, 2, '1'),
    ]);
    expect(promin.turn(state).actors).toEqual([3]);
  });

  test('[P-3.6] A-P13: the total of three deals counts, not deal three alone', () => {
    const pad = [sheet('3/3 5/3 5/2 5/2'), sheet('3/3 5/3 5/2 5/2'), sheet('5/3 3/3 5/2 5/2')];
    // Seat 0 has 10 + 20 − 10 = 20, seat 1 −10 − 10 + 30 = 10.
    expect(openerOf({ seats: 4, first: 1 }, pad)).toBe(0);
  });

  test('[P-4.1] deal four: whoever opens also leads the first trick', () => {
    const three = [
      ...bids(4, 1, '5 1 5 5'),
      won('3 3 1 3'),
      ...bids(4, 2, '2 5 5 5'),
      won('2 3 2 3'),
    ];
    const state = reach(at(4, 'referee'), [
      ...three,
      ...bids(4, 3, '5 5 5 3'),
      won('2 3 3 2'),
      ...bids(4, 2, '1 1 1 1'),
    ]);
    expect(promin.turn(state)).toEqual({ phase: 'play', actors: [2], chance: false });
  });
});

describe('tricks', () => {
  const opened = bids(4, 1, '1 1 1 1');

  test.each([
    ['r10 r9 y1 r8', 3, 'a small trump beats the lead colour'],
    ['r4 y2 y9 y8', 3, 'of trumps the highest'],
    ['y3 r10 g10 b10', 1, 'trump led, nobody follows'],
    ['r4 g10 b10 p10', 1, 'a higher card of another colour wins nothing'],
    ['r4 r6 g10 r5', 2, 'without trump the highest of the lead colour'],
    ['r4 g10 y1 r10', 3, 'the lead colour cannot win back from trump'],
  ])('[P-4.6] A-P27: %s from seat 1 is won by seat %i: %s', (cards, winner) => {
    const state = reach(at(4, 'referee'), [...opened, ...plays(4, 1, cards)]);
    expect(promin.turn(state).actors).toEqual([winner]);
    expect(promin.view(state, 'table')).toMatchObject({
      won: [0, 1, 2, 3].map((s) => (s === winner ? 1 : 0)),
    });
  });

  test('[P-4.5] A-P25: trump may be led at once, and nobody without the colour has to trump', () => {
    const counts = colours('02323 30232 03232 23212');
    const state = reach(at(4, 'referee'), [counts, ...opened]);
    expect(ruling(state, { type: 'play', seat: 1, card: 'r1' })).toBe('ok');
    const red = reach(at(4, 'referee'), [counts, ...opened, ...plays(4, 1, 'r1')]);
    expect(ruling(red, { type: 'play', seat: 2, card: 'g1' })).toBe('ok');
    expect(ruling(red, { type: 'play', seat: 2, card: 'y1' })).toBe('ok');
    const trump = reach(at(4, 'referee'), [colours('12223 12322 12322 32212'), ...opened]);
    expect(ruling(trump, { type: 'play', seat: 1, card: 'y9' })).toBe('ok');
  });

  test('[P-4.10] A-P26: where the cards are the app’s, the rest cannot be claimed', () => {
    const hands = deal(
      'r1 r2 r3 y1 g1 g2 b1 b2 p1 p2',
      'r6 r7 r8 y8 g7 g8 b7 b8 p7 p8',
      'r4 r5 y2 g3 g4 b3 b4 p3 p4 p5',
    );
    const state = reach(at(3, 'virtual'), [hands, ...bids(3, 1, '10 0 0')]);
    expect(promin.judge(state, won('0 10 0'))).toMatchObject({
      clause: 'turn',
      facts: { mode: 'virtual' },
    });
  });

  test('[P-4.1] A-P29: out of turn is out of turn, whatever the card', () => {
    const state = reach(at(4, 'referee'), opened);
    for (const seat of [0, 2, 3, 4, -1])
      expect(promin.judge(state, { type: 'play', seat, card: 'r99' })).toEqual({
        ok: false,
        clause: 'turn',
        facts: { phase: 'play', turnOf: [1] },
      });
  });
});

describe('points', () => {
  // §4, with the shield's half, the failure that no deal scales, and −5 from the beads.
  test.each([
    [1, 3, false, 3, 10],
    [2, 3, false, 3, 20],
    [3, 0, false, 0, 30],
    [4, 10, false, 10, 40],
    [1, 3, true, 4, 5],
    [2, 3, true, 3, 10],
    [3, 3, true, 4, 15],
    [4, 0, true, 1, 20],
    [4, 10, true, 10, 20],
    [4, 3, false, 4, -5],
    [4, 3, true, 5, -10],
    [1, 3, true, 2, -5],
    [4, 10, false, 0, -50],
    [2, 0, true, 10, -50],
  ])(
    '[P-5.3] [P-5.4] deal %i, %i beads, shield %s, %i tricks: %i',
    (d, beads, shield, tricks, points) => {
      expect(scoreDeal(d, { beads, shield }, tricks)).toEqual({
        clause: points > 0 ? 'P-5.3' : 'P-5.4',
        points,
      });
    },
  );

  test('[P-5.4] A-P24: a game can end below zero', () => {
    let moves: Move[] = [];
    for (const opener of [1, 2, 3])
      moves = [...moves, ...bids(4, opener, '10 10 10 10'), won('4 2 2 2')];
    const state = reach(at(4, 'score'), [...moves, ...bids(4, 0, '10 10 10 10'), won('4 2 2 2')]);
    expect(promin.standing(state)).toMatchObject({
      points: [-120, -160, -160, -160],
      over: true,
      winners: [0],
    });
  });
});

describe('the winner', () => {
  const table = { seats: 4, first: 0, mode: 'score' } as const;
  const level = sheet('3/2 3/3 3/2 3/3');

  test('[P-6.3] A-P30: two seats equal in everything: the first clockwise from the holder', () => {
    const pad = [level, level, level, level];
    expect(outcomeOf(table, pad)).toEqual({ winner: 1, decidedBy: 'P-6.3' });
    expect(outcomeOf({ ...table, first: 2 }, pad)).toEqual({ winner: 3, decidedBy: 'P-6.3' });
    expect(outcomeOf({ ...table, first: 3 }, pad)).toEqual({ winner: 3, decidedBy: 'P-6.3' });
  });

  test('[P-6.3] all four level: the holder wins', () => {
    const same = sheet('3/2 3/2 4/3 4/3');
    for (const first of [0, 1, 2, 3])
      expect(outcomeOf({ ...table, first }, [same, same, same, same])).toEqual({
        winner: first,
        decidedBy: 'P-6.3',
      });
  });

  test('[P-6.3] A-P11: the holder of the card counts, not the leader who opened deal four', () => {
    const pad = [
      sheet('3/2 3/3 2/2 3/3'),
      sheet('3/2 3/3 2/2 3/3'),
      sheet('3/2 4/3 2/2 4/3'),
      sheet('3/0 5/5 10/0 5/5'),
    ];
    expect(openerOf(table, pad.slice(0, 3))).toBe(2);
    expect(outcomeOf(table, pad)).toEqual({ winner: 1, decidedBy: 'P-6.3' });
    // A table that agreed otherwise starts from seat 2.
    expect(outcomeOf({ ...table, openerFirst: true }, pad)).toEqual({
      winner: 3,
      decidedBy: 'P-6.3',
    });
  });

  test('[P-6.3] five players: the holder of deal four is not the chosen first player', () => {
    const five = { seats: 5, first: 0, mode: 'score' } as const;
    const same = sheet('2/1 2/1 3/2 3/3 3/3');
    expect(outcomeOf(five, [same, same, same, same])).toEqual({ winner: 4, decidedBy: 'P-6.3' });
  });

  test('[P-6.3] only who is still tied after deal four is asked for', () => {
    // Seats 0, 1 and 3 have 55; seat 0 lost 5 in deal four, the others made 40.
    const shields = [false, true, false, true];
    const third = sheet('3/3 3/3 3/1 3/3');
    const bid = third.bids.map(({ beads }, seat) => ({ beads, shield: shields[seat] === true }));
    const pad = [
      sheet('3/3 3/3 2/1 3/3'),
      sheet('2/2 5/3 4/2 5/3'),
      { ...third, bids: bid },
      sheet('4/3 3/3 3/1 3/3'),
    ];
    expect(totals(table, pad)).toEqual([55, 55, -35, 55]);
    expect(outcomeOf(table, pad)).toEqual({ winner: 1, decidedBy: 'P-6.3' });
  });

  test('[P-6.2] equal totals: more points in deal four', () => {
    // Seat 1: 10 + 20 + 30 − 5; seat 3: 10 − 10 + 15 (shield) + 40.
    const third = {
      ...sheet('3/2 3/3 3/2 3/3'),
      bids: [3, 3, 3, 3].map((beads, s) => ({ beads, shield: s === 3 })),
    };
    const pad = [level, sheet('3/2 3/3 3/2 5/3'), third, sheet('3/2 4/3 3/2 3/3')];
    expect(outcomeOf(table, pad)).toEqual({ winner: 3, decidedBy: 'P-6.2' });
  });

  test('[P-6.1] the highest total', () => {
    expect(outcomeOf(table, [level, level, level, sheet('3/2 4/3 3/2 3/3')])).toEqual({
      winner: 3,
      decidedBy: 'P-6.1',
    });
  });
});

describe('worked examples of the rulebook', () => {
  test('[P-3.4] 3 beads and a shield aim at 3 or 4', () => {
    const made = [...Array(11).keys()].filter(
      (t) => scoreDeal(1, { beads: 3, shield: true }, t).points > 0,
    );
    expect(made).toEqual([3, 4]);
  });

  test('[P-4.4] [P-4.6] Roma leads red 4, Khrystia follows with 3, Iryna is void, Denys gives 2: Roma wins', () => {
    // Seats: 0 Denys (dealer), 1 Roma, 2 Khrystia, 3 Iryna. Khrystia holds two reds, Denys three, Iryna none.
    const hands = deal(
      'r2 r6 r7 y1 y2 g1 g2 b1 b2 p1',
      'r4 r8 y3 y4 g4 g5 b4 b5 p4 p5',
      'r1 r3 y5 y6 g6 g7 b6 b7 p6 p7',
      'y7 y8 y9 g3 g8 g9 b3 b8 b9 p8',
    );
    const bet = [hands, ...bids(4, 1, '3+ 1 1 1')];
    const led = reach(at(4, 'virtual'), [...bet, ...plays(4, 1, 'r4')]);
    expect(promin.offers(led, 2)).toEqual(plays(4, 2, 'r1').concat(plays(4, 2, 'r3')));
    const void3 = reach(at(4, 'virtual'), [...bet, ...plays(4, 1, 'r4 r3')]);
    expect(promin.offers(void3, 3)).toHaveLength(10);
    const done = reach(at(4, 'virtual'), [...bet, ...plays(4, 1, 'r4 r3 g3 r2')]);
    expect(promin.turn(done).actors).toEqual([1]);
    expect((promin.view(done, 0) as Extract<View, { phase: 'play' }>).won).toEqual([0, 1, 0, 0]);
  });

  test.each([
    [3, 5],
    [6, -15],
    [2, -5],
  ])('[P-5.3] [P-5.4] deal one, 3 beads and a shield, %i tricks: %i', (tricks, points) => {
    expect(scoreDeal(1, { beads: 3, shield: true }, tricks).points).toBe(points);
  });
});
