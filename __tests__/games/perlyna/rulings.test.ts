/** The rulings of §5 that change an outcome, each as a position. */
import type { Setup } from '../../../src/engine/types';
import { KINDS } from '../../../src/games/gems/rules/kinds';
import { perlyna } from '../../../src/games/perlyna/rules';
import {
  APART,
  dealt,
  done,
  field,
  RICH,
  SHARED,
  tally,
} from '../../../src/games/perlyna/examples';
import type { PerlynaMove, PerlynaState, TableView } from '../../../src/games/perlyna/rules/types';
import { draw, pass, shift, stop, take, takes } from '../../../src/games/gems/rules/shorthand';
import { reached } from '../../support/reached';

const referee = (seats: number, house?: Setup['house']): Setup => ({
  seats,
  first: 0,
  mode: 'referee',
  house,
});
const virtual = (seats: number, house?: Setup['house']): Setup => ({
  seats,
  first: 0,
  mode: 'virtual',
  house,
});
const score = (seats: number, house?: Setup['house']): Setup => ({
  seats,
  first: 0,
  mode: 'score',
  house,
});
const at = (setup: Setup, ...moves: PerlynaMove[]): PerlynaState => reached(perlyna, setup, moves);

/** The deciding clause of a claim by seat 0 after these shifts, or 'ok'. */
function claim(grid: string, shifts: [string, string][], tasks: string): string {
  const played = shifts.map(([end, pay]) => shift(0, end, pay));
  const verdict = perlyna.judge(at(referee(2), field(grid), ...played), done(0, tasks));
  return verdict.ok ? 'ok' : verdict.clause;
}

describe('lines and the pearl', () => {
  test('[A-E1] [A-E16] a line that lay there before counts, after any shift', () => {
    expect(claim(RICH, [['c0U', 's']], 'rg')).toBe('ok');
  });

  test('[A-E2] but not without a shift', () => {
    expect(claim(RICH, [], 'r')).toBe('E-3.6');
  });

  test('[A-E7] a line that existed only in mid-turn does not count', () => {
    expect(claim(APART, [['r0R', 'r']], 'r')).toBe('ok');
    expect(
      claim(
        APART,
        [
          ['r0R', 'r'],
          ['r0L', 'r'],
        ],
        'r',
      ),
    ).toBe('E-4.1');
  });

  test('[A-E5] natural three leave the pearl beside them free for another kind', () => {
    // Row 2 is r r r ∗ b, and the pearl is also the end of b b ∗ in its column.
    const beside = 'oylbs/voybg/rrr*l/svgoy/lgbsv';
    expect(claim(beside, [['r4L', 'l']], 'rb')).toBe('ok');
    const [red, blue] = (perlyna.view(at(referee(2), field(beside)), 'table') as TableView).lines;
    expect(red).toMatchObject({ kind: 'red', length: 3, pearl: false });
    expect(blue).toMatchObject({ kind: 'blue', length: 3, pearl: true });
  });

  test('[A-E5] so they do when the pearl comes first in the line', () => {
    const first = 'byols/bvoyg/*rrrl/svgoy/lgbsv';
    expect(claim(first, [['r4L', 'l']], 'rb')).toBe('ok');
    expect((perlyna.view(at(referee(2), field(first)), 'table') as TableView).lines).toEqual([
      { line: 'row', index: 2, start: 1, length: 3, kind: 'red', pearl: false },
      { line: 'column', index: 0, start: 0, length: 3, kind: 'blue', pearl: true },
    ]);
  });

  test('[E-4.3] two kinds that both need the pearl: one of them a turn', () => {
    expect(claim(SHARED, [['r0L', 'o']], 'r')).toBe('ok');
    expect(claim(SHARED, [['r0L', 'o']], 'b')).toBe('ok');
    expect(claim(SHARED, [['r0L', 'o']], 'br')).toBe('E-4.3');
  });

  test('[A-E19] the next player is free to use the pearl for another kind', () => {
    const moves = [field(SHARED), shift(0, 'r0L', 'o'), done(0, 'r'), shift(1, 'r0L', 'y')];
    expect(perlyna.judge(at(referee(2), ...moves), done(1, 'b'))).toEqual({ ok: true });
  });

  test('[A-E20] one real card beside the pearl is not enough; [A-E11] four with the pearl are one line', () => {
    expect(claim(RICH, [['c0U', 's']], 'b')).toBe('E-4.1');
    const four = at(referee(2), field('oylgs/voylg/rr*rb/sboyv/lgbsv'));
    expect((perlyna.view(four, 'table') as TableView).lines).toEqual([
      { line: 'row', index: 2, start: 0, length: 4, kind: 'red', pearl: true },
    ]);
  });

  test('[A-E21] diagonals and lines across the edge do not count', () => {
    expect(claim(APART, [['r1L', 's']], 'r')).toBe('E-4.1');
  });

  test('[A-E3] the pearl at one end costs three only when it goes round itself', () => {
    const state = at(virtual(2), dealt('rrylr/sbvog/ylgsb/*oylv/gsbvo', 'vov', 'yys'));
    expect(perlyna.judge(state, shift(0, 'r3R', 'v'))).toEqual({ ok: true });
    expect(perlyna.judge(state, shift(0, 'r3L', 'v'))).toMatchObject({ clause: 'E-3.5' });
    // [A-E12] no condition: the three may be anything.
    expect(perlyna.judge(state, shift(0, 'r3L', 'vov'))).toEqual({ ok: true });
    expect(perlyna.judge(state, shift(0, 'r3L', 'voo'))).toMatchObject({
      clause: 'E-3.5',
      facts: { why: 'hand', kind: 'orange', paid: 2, held: 1 },
    });
  });

  test('[A-E6] a completed line may be left unclaimed', () => {
    const state = at(referee(2), field(RICH), shift(0, 'c0U', 's'), done(0, 'g'));
    expect(perlyna.standing(state).points).toEqual([1, 0]);
  });
});

describe('piles and blocking', () => {
  test('[E-4.4] the order named is the order on the pile', () => {
    const start = [field(RICH), shift(0, 'c0U', 's')];
    const top = (tasks: string) => {
      const view = perlyna.view(at(referee(2), ...start, done(0, tasks)), 'table') as TableView;
      return view.blocked;
    };
    expect(top('rgo')).toEqual([{ kind: 'orange', by: [0] }]);
    expect(top('ogr')).toEqual([{ kind: 'red', by: [0] }]);
    expect(top('')).toEqual([]);
  });

  test('[A-E8] every opponent’s top blocks, one’s own does not, an empty pile blocks nothing', () => {
    const state = at(
      score(3),
      tally(0, 'r'),
      tally(1, 'o'),
      tally(2, ''),
      tally(0, ''),
      tally(1, ''),
    );
    expect(perlyna.judge(state, tally(2, 'r'))).toEqual({
      ok: false,
      clause: 'E-4.6',
      facts: { why: 'blocked', task: 'red', by: [0] },
    });
    expect(perlyna.judge(state, tally(2, 'o'))).toMatchObject({ facts: { by: [1] } });
    expect(perlyna.judge(state, tally(2, 'yv'))).toEqual({ ok: true });
    // One’s own top is done already, not blocked.
    const own = at(score(2), tally(0, 'r'), tally(1, ''));
    expect(perlyna.judge(own, tally(0, 'r'))).toMatchObject({
      clause: 'E-4.1',
      facts: { why: 'alreadyDone' },
    });
    expect(perlyna.judge(own, tally(0, 'o'))).toEqual({ ok: true });
    expect(perlyna.view(own, 'table')).toMatchObject({ blocked: [] });
  });

  test('a kind is open again once its holder has covered it, and the new top blocks', () => {
    const state = at(score(3), tally(0, 'ro'), tally(1, 'r'), tally(2, 'y'), tally(0, ''));
    expect(perlyna.judge(state, tally(1, 'o'))).toMatchObject({
      clause: 'E-4.6',
      facts: { by: [0] },
    });
  });
});

describe('the end', () => {
  // Each has seven tasks and misses what lies on the other's top.
  const DEADLOCK = [
    tally(0, 'oylgsb'),
    tally(1, 'oylgs'),
    tally(0, 'v'),
    tally(1, 'b'),
    tally(0, ''),
  ];

  test('[A-E10] two players at seven, each missing the other’s top: a draw', () => {
    const before = at(score(2), ...DEADLOCK);
    expect(perlyna.standing(before)).toMatchObject({ points: [7, 6], over: false });
    const over = perlyna.apply(before, tally(1, 'r'));
    expect(perlyna.turn(over)).toEqual({ phase: 'over', actors: [], chance: false });
    expect(perlyna.standing(over)).toMatchObject({ points: [7, 7], over: true, winners: [0, 1] });
  });

  test('[A-E10] as long as one player can still go on there is no deadlock', () => {
    const state = at(score(2), ...DEADLOCK, tally(1, ''));
    expect(perlyna.turn(state)).toMatchObject({ phase: 'act', actors: [0] });
  });

  test('[A-E10] three players stuck: those with most tasks share', () => {
    const start = [
      tally(0, 'lgsbvy'),
      tally(1, 'lgsbv'),
      tally(2, 'lgsb'),
      tally(0),
      tally(1, 'r'),
    ];
    const before = at(score(3), ...start);
    expect(perlyna.turn(before).phase).toBe('act');
    // 0 lacks r and o: on 1 and 2. 1 lacks y and o: on 0 and 2. 2 lacks y and r: on 0 and 1.
    const over = perlyna.apply(before, tally(2, 'vo'));
    expect(perlyna.standing(over)).toMatchObject({
      over: true,
      points: [6, 6, 6],
      winners: [0, 1, 2],
    });
  });

  test('[A-E10] house reading: a deadlock lifts the block', () => {
    const setup = score(2, { 'A-E10': 'suspend' });
    const state = at(setup, ...DEADLOCK, tally(1, 'r'));
    expect(perlyna.turn(state)).toMatchObject({ phase: 'act', actors: [0] });
    expect(perlyna.view(state, 'table')).toMatchObject({
      blocked: [],
      lifted: true,
      house: ['A-E10'],
    });
    expect(perlyna.offers(state, 0)).toEqual([tally(0, ''), tally(0, 'r')]);
    const won = perlyna.apply(state, tally(0, 'r'));
    expect(perlyna.standing(won)).toMatchObject({ points: [8, 7], winners: [0], over: true });
  });

  test('[A-E10] house reading: blocking holds as long as there is no deadlock', () => {
    const state = at(score(2, { 'A-E10': 'suspend' }), ...DEADLOCK);
    expect(perlyna.judge(state, tally(1, 'v'))).toMatchObject({ clause: 'E-4.6' });
    expect(perlyna.view(state, 'table')).toMatchObject({ lifted: false });
  });

  test('[E-5.1] the eighth task wins at once, in the middle of a lap', () => {
    const state = at(score(3), tally(0, 'roylgsb'), tally(1, 'o'), tally(2, 'l'), tally(0, 'v'));
    expect(perlyna.standing(state)).toMatchObject({ points: [8, 1, 1], winners: [0], over: true });
  });

  test('[A-E15] the table may stop any time in act, even between shifts, in every mode', () => {
    for (const state of [
      at(score(2), tally(0, 'r')),
      at(referee(2), field(RICH), shift(0, 'c0U', 's'), done(0, 'r'), shift(1, 'c0U', 'b')),
      at(virtual(2), dealt(RICH, 'sss', 'bbb'), shift(0, 'c0U', 's'), done(0, 'r')),
    ]) {
      const over = perlyna.apply(state, stop);
      expect(perlyna.standing(over)).toMatchObject({ over: true, winners: [0] });
      expect(perlyna.judge(over, stop)).toMatchObject({ clause: 'turn' });
    }
    const drawing = at(virtual(2), dealt(RICH, 'sss', 'bbb'), take(0));
    expect(perlyna.judge(drawing, stop)).toMatchObject({
      clause: 'turn',
      facts: { phase: 'draw' },
    });
  });
});

describe('decks', () => {
  test.each([
    [2, 50, 7],
    [3, 39, 6],
    [4, 28, 5],
    [5, 17, 4],
  ])('for %i players the deck has %i cards, %i of a kind in the pool', (seats, deck, copies) => {
    const state = at(referee(seats), field(APART));
    expect(perlyna.view(state, 'table')).toMatchObject({ deck });
    expect(deck + 3 * seats).toBe(copies * KINDS.length);
  });

  test('[A-E18] a deck may run out any number of times', () => {
    // Five players: 17 cards. Take until they are gone, then shift and take the payments back.
    const moves = [field(APART), ...takes(6, 5)];
    const empty = at(referee(5), ...moves);
    expect(perlyna.view(empty, 'table')).toMatchObject({ deck: 0, discard: [], toPlay: 1 });
    expect(perlyna.judge(empty, take(1))).toMatchObject({
      clause: 'E-2.2',
      facts: { why: 'nothingLeft' },
    });
    const again = at(
      referee(5),
      ...moves,
      shift(1, 'r0L', 'r'),
      done(1),
      take(2),
      shift(3, 'r0L', 'r'),
      done(3),
    );
    expect(perlyna.view(again, 'table')).toMatchObject({ deck: 0, discard: ['red'], toPlay: 4 });
    expect(perlyna.judge(again, take(4))).toEqual({ ok: true });
  });

  test('[A-E9] nothing to take and too few cards to be sure of a shift: pass is open, and so is a shift', () => {
    // Seat 1 keeps two of three cards; the others take the whole deck and the payment.
    const moves = [field(APART), take(0), shift(1, 'r0L', 'r'), done(1), ...[2, 3, 4, 0].map(take)];
    const state = at(referee(5), ...moves);
    expect(perlyna.view(state, 'table')).toMatchObject({
      toPlay: 1,
      deck: 3 - 1,
      discard: ['red'],
    });
    expect(perlyna.judge(state, pass(1))).toMatchObject({
      clause: 'E-2.1',
      facts: { can: 'take' },
    });
    const dry = at(
      referee(5),
      field(APART),
      take(0),
      take(1),
      shift(2, 'r0L', 'r'),
      done(2),
      ...[3, 4, 0, 1].map(take),
    );
    expect(perlyna.view(dry, 'table')).toMatchObject({ toPlay: 2, deck: 0, discard: [] });
    expect(perlyna.offers(dry, 2)).toContainEqual(pass(2));
    expect(perlyna.offers(dry, 2).filter(({ type }) => type === 'shift').length).toBeGreaterThan(0);
    expect(perlyna.turn(perlyna.apply(dry, pass(2)))).toMatchObject({ actors: [3] });
  });

  test('[E-2.2] the last draw brings what there is', () => {
    const state = at(virtual(2), dealt(APART, 'rgb', 'yyv'), take(0));
    expect(perlyna.turn(state)).toEqual({ phase: 'draw', actors: [], chance: true, count: 3 });
    expect(perlyna.judge(state, draw('rrr'))).toEqual({ ok: true });
    // Six yellow at most were left of seven, two of them in a hand.
    const yellow = at(virtual(2), dealt(APART, 'yyy', 'yyv'), take(0));
    expect(perlyna.judge(yellow, draw('yyy'))).toMatchObject({
      clause: 'E-2.2',
      facts: { why: 'notThere' },
    });
    expect(perlyna.judge(yellow, draw('yyo'))).toEqual({ ok: true });
  });
});

describe('payments at a real table', () => {
  test('[E-3.4] a kind said to be lacking and paid later names the false play', () => {
    const moves = [field(APART), take(0), take(1), shift(0, 'r0R', 'oov')];
    expect(perlyna.judge(at(referee(2), ...moves), shift(0, 'c0U', 'r'))).toMatchObject({
      clause: 'E-3.4',
      facts: { why: 'lacked', kind: 'red', move: 3, line: 'row', index: 0, edge: 'end' },
    });
  });

  test('[A-E12] three for the pearl say nothing about what is lacking', () => {
    const first = 'rrylr/sbvog/ylgsb/*oylv/gsbvo';
    const moves = [field(first), take(0), take(1), shift(0, 'r3L', 'oov')];
    expect(perlyna.judge(at(referee(2), ...moves), shift(0, 'c0U', 'r'))).toEqual({ ok: true });
    expect(perlyna.judge(at(referee(2), ...moves), shift(0, 'r1L', 'ory'))).toEqual({ ok: true });
  });

  test('pool census: of each kind at most 9 − n can lie in the pile', () => {
    // Five players: four of a kind. Two are paid by each of two seats.
    const moves = [
      field(APART),
      shift(0, 'r0L', 'r'),
      shift(0, 'r0R', 'r'),
      done(0),
      shift(1, 'r0L', 'r'),
      shift(1, 'r0R', 'r'),
    ];
    expect(perlyna.judge(at(referee(5), ...moves), shift(1, 'r0L', 'r'))).toEqual({
      ok: false,
      clause: 'E-3.1',
      facts: { why: 'box', kind: 'red', copies: 4, seen: 5 },
    });
  });

  test('[A-E12] house reading: three pay for any shift', () => {
    const state = at(virtual(2, { 'A-E12': 'free' }), dealt(APART, 'rov', 'yyv'));
    expect(perlyna.judge(state, shift(0, 'r0R', 'rov'))).toEqual({ ok: true });
    expect(perlyna.judge(state, shift(0, 'r0R', 'vo'))).toMatchObject({
      clause: 'E-3.1',
      facts: { house: 'A-E12' },
    });
  });
});
