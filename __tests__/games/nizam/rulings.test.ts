/** The rulings of §5 that change an outcome, each as a position. */
import { createRng } from '../../../src/engine/rng';
import type { Setup } from '../../../src/engine/types';
import { nizam } from '../../../src/games/nizam/rules';
import {
  APART,
  dealt,
  done,
  field,
  NOTHING_LEFT,
  refill,
  tally,
} from '../../../src/games/nizam/examples';
import { formatGrid } from '../../../src/games/nizam/rules/notation';
import type { NizamMove, TableView } from '../../../src/games/nizam/rules/types';
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

const after = (setup: Setup, ...moves: NizamMove[]) => reached(nizam, setup, moves);
const shown = (setup: Setup, ...moves: NizamMove[]): TableView =>
  nizam.view(after(setup, ...moves), 'table') as TableView;

/** Points of seat 0 after these shifts, and the holes they leave. */
function outcome(grid: string, ...shifts: [string, string][]): { points: number; holes: number } {
  const played = shifts.map(([end, pay]) => shift(0, end, pay));
  // Two takes first, so that even six cards can be paid.
  const moves = [field(grid), take(0), take(1), take(0), take(1), ...played, done(0)];
  const state = after(referee(2), ...moves);
  return { points: nizam.standing(state).points[0] as number, holes: nizam.turn(state).count ?? 0 };
}

describe('which runs score (N-4.4)', () => {
  const RUN = 'oylgs/rbvog/rrrby/vsoyl/gsbvo';

  test('[N-4.2] a run made by the shift scores: three, four, five', () => {
    expect(outcome(APART, ['r0R', 'r'])).toEqual({ points: 3, holes: 3 });
    expect(outcome('rrrlr/sbvog/ylgsb/vsoyl/gsbvo', ['r0R', 'r'])).toEqual({ points: 5, holes: 4 });
    expect(outcome('rrrrl/sbvor/ylgsb/vsoyl/gsbvo', ['c4U', 'l'])).toEqual({ points: 7, holes: 5 });
  });

  test('[A-N4] breaking a run and joining it again scores', () => {
    expect(outcome(RUN, ['r2L', 'r'], ['r2R', 'r'])).toEqual({ points: 3, holes: 3 });
  });

  test('[A-N5] a run of four made shorter scores as three', () => {
    expect(outcome('rrrrg/sbvoy/ylgsb/vgoyl/gsbvo', ['c0U', 'r'])).toEqual({ points: 3, holes: 3 });
  });

  test('[A-N6] a run that slides along unbroken does not score', () => {
    expect(outcome('rrrrg/sbvoy/ylgsb/vgoyl/gsbvo', ['r0R', 'g'])).toEqual({ points: 0, holes: 0 });
  });

  test('[A-N7] one card of the run replaced by an equal one in a single shift does not score', () => {
    expect(outcome(RUN, ['c0D', 'g'])).toEqual({ points: 0, holes: 0 });
  });

  test('[A-N8] a further equal card outside the run does not make it score', () => {
    expect(outcome('oylgs/sbvor/rrrby/vsoyl/gsbvo', ['c4D', 'o'])).toEqual({ points: 0, holes: 0 });
  });

  test('[A-N9] a crossing row and column both score, the shared card leaves once', () => {
    const crossing = 'rrylr/sbrog/ylrsb/vgoyl/gsbvo';
    expect(outcome(crossing, ['r0R', 'r'])).toEqual({ points: 3 + 3 + 1, holes: 5 });
    const view = shown(referee(2), field(crossing), shift(0, 'r0R', 'r'), done(0));
    expect(view.discard).toHaveLength(1 + 5);
    expect(formatGrid(view.grid)).toBe('...yl/sb.og/yl.sb/vgoyl/gsbvo');
  });

  test('[A-N10] an old run gives no +1 and stays, except for the shared card', () => {
    const corner = 'yrrls/rbvog/rlgsb/rgoyl/gsbvo';
    expect(outcome(corner, ['c0U', 'y'])).toEqual({ points: 3, holes: 3 });
    const view = shown(referee(2), field(corner), shift(0, 'c0U', 'y'), done(0));
    expect(formatGrid(view.grid)).toBe('...ls/rbvog/rlgsb/ggoyl/ysbvo');
  });

  test('[A-N22] a run of the first layout scores only after a change', () => {
    expect(outcome(RUN, ['r0L', 'o'])).toEqual({ points: 0, holes: 0 });
  });

  test('[A-N31] a run that is gone at the end does not score', () => {
    expect(outcome(APART, ['r0R', 'r'], ['r0L', 'r'])).toEqual({ points: 0, holes: 0 });
  });

  test('a run made this turn still scores after sliding on', () => {
    expect(outcome(APART, ['r0R', 'r'], ['r0R', 'l'])).toEqual({ points: 3, holes: 3 });
  });

  test('[N-4.6] a run that came with the refill counts as old in the next turn', () => {
    const moves = [field(APART), shift(0, 'r0R', 'r'), done(0), refill('vvv')];
    const state = after(referee(2), ...moves, shift(1, 'r1L', 's'), done(1));
    expect(nizam.standing(state).points).toEqual([3, 0]);
    expect(nizam.turn(state)).toMatchObject({ phase: 'act', actors: [0] });
  });

  test('[N-4.3] each further combination of the turn adds one; other turns start anew', () => {
    const setup: Setup = { seats: 2, first: 0, mode: 'score' };
    const state = after(setup, tally(0, 3, 4, 5), tally(1, 3), tally(0, 3, 3), tally(1), stop);
    expect(nizam.standing(state)).toMatchObject({ points: [3 + 5 + 7 + 2 + 7, 3], winners: [0] });
  });
});

describe('decks that run out', () => {
  test('[A-N15] two players only taking: the last take brings two, then nothing is left', () => {
    const view = shown(referee(2), ...NOTHING_LEFT);
    expect(view).toMatchObject({ deck: 0, discard: [], outs: 1 });
    expect(view.hands.map(({ size }) => size)).toEqual([3 + 33, 3 + 32]);
    const state = after(referee(2), ...NOTHING_LEFT);
    expect(nizam.judge(state, take(0))).toMatchObject({ clause: 'N-2.2' });
    expect(nizam.judge(state, pass(0))).toMatchObject({ clause: 'N-2.0', facts: { can: 'shift' } });
    expect(nizam.offers(state, 0).some(({ type }) => type !== 'shift')).toBe(false);
  });

  test('[A-N17] two deck-outs in one draw both count', () => {
    const before = [field(APART), shift(0, 'r0L', 'r'), done(0), ...takes(20, 3, 1)];
    expect(shown(referee(3), ...before)).toMatchObject({ deck: 2, outs: 0 });
    expect(shown(referee(3), ...before, take(0))).toMatchObject({ deck: 0, outs: 2, discard: [] });
  });

  test('[A-N17] for two players the same draw ends the match', () => {
    const before = [field(APART), shift(0, 'r0L', 'r'), done(0), ...takes(21, 2, 1)];
    expect(shown(referee(2), ...before)).toMatchObject({ deck: 2, outs: 0 });
    expect(shown(referee(2), ...before, take(0))).toMatchObject({ phase: 'over', outs: 2 });
  });

  test('[A-N26] [A-N28] payments are in the new deck; holes stay when the match ends in a refill', () => {
    const rebuilt = [...NOTHING_LEFT, shift(0, 'r0R', 'r'), done(0), refill('lly')];
    // Paid and scored: four cards; three of them fill the holes, and no deck ran out.
    expect(shown(referee(2), ...rebuilt)).toMatchObject({ deck: 1, outs: 1 });
    const last = after(referee(2), ...rebuilt, shift(1, 'r0R', 'l'), done(1));
    expect(nizam.turn(last)).toEqual({ phase: 'refill', actors: [], chance: true, count: 1 });
    expect(nizam.judge(last, refill('ooo'))).toMatchObject({
      clause: 'N-4.6',
      facts: { count: 1 },
    });
    const over = nizam.apply(last, refill('o'));
    expect(nizam.turn(over)).toEqual({ phase: 'over', actors: [], chance: false });
    expect(nizam.standing(over)).toMatchObject({ points: [3, 3], over: true, winners: [0, 1] });
    const { grid } = nizam.view(over, 'table') as TableView;
    expect(formatGrid(grid)).toBe('o..yy/sbvog/ylgsb/vroyl/gsbvr');
    expect(nizam.offers(over, 0)).toEqual([]);
  });

  test('[A-N24] who has no cards and nothing to take passes', () => {
    const left = shift(0, 'r0L', 'r');
    const back = shift(0, 'r0R', 'r');
    const lap = (...own: NizamMove[]) => [...own, ...[1, 2, 3, 4].map(take)];
    const moves = [
      field(APART),
      ...lap(left, done(0)),
      ...lap(back, done(0)),
      ...lap(left, done(0)),
      ...lap(take(0)),
      // Five cards are left in the deck and six in the pile: the others take them all.
      ...lap(back, left, back, done(0)),
    ];
    const stuck = after(referee(5), ...moves);
    expect(nizam.view(stuck, 'table')).toMatchObject({ deck: 0, discard: [], outs: 2, toPlay: 0 });
    expect(nizam.offers(stuck, 0)).toEqual([pass(0)]);
    expect(nizam.judge(stuck, take(0))).toMatchObject({ ok: false, clause: 'N-2.2' });
    expect(nizam.turn(nizam.apply(stuck, pass(0)))).toMatchObject({ phase: 'act', actors: [1] });
  });
});

describe('passing and finishing', () => {
  test.each([
    ['take', [field(APART)], 'N-2.0', { can: 'take' }],
    ['done', [field(APART), shift(0, 'r0L', 'r')], 'N-2.0', { can: 'done' }],
  ])('[A-N3] no pass while one can %s', (_, moves, clause, facts) => {
    expect(nizam.judge(after(referee(2), ...moves), pass(0))).toMatchObject({ clause, facts });
  });
});

describe('solo (N-7.1)', () => {
  const solo = [dealt(APART, 'oov'), take(0), draw('oov')];

  test('[A-N20] with six to eight cards there is no take, but always a shift', () => {
    const state = after(virtual(1), ...solo);
    expect(nizam.judge(state, take(0))).toEqual({
      ok: false,
      clause: 'N-7.1',
      facts: { why: 'limit', hand: 6, limit: 8 },
    });
    expect(nizam.offers(state, 0).every(({ type }) => type === 'shift')).toBe(true);
    expect(nizam.judge(state, pass(0))).toMatchObject({ clause: 'N-2.0', facts: { can: 'shift' } });
    const five = after(virtual(1), ...solo, shift(0, 'c4D', 'oov'), done(0));
    expect(nizam.judge(five, take(0))).toEqual({ ok: true });
  });

  test('[A-N20] house reading: draw up to eight, at least one', () => {
    const setup = virtual(1, { 'A-N20': 'upTo' });
    const taking = after(setup, ...solo, take(0));
    expect(nizam.turn(taking)).toMatchObject({ phase: 'draw', count: 2 });
    expect(nizam.judge(taking, draw('sss'))).toMatchObject({
      clause: 'N-2.1',
      facts: { given: 3, count: 2, house: 'A-N20' },
    });
    const full = nizam.apply(taking, draw('ss'));
    expect(nizam.judge(full, take(0))).toEqual({
      ok: false,
      clause: 'N-7.1',
      facts: { why: 'limit', hand: 8, limit: 8, house: 'A-N20' },
    });
    expect(nizam.view(full, 0)).toMatchObject({ handLimit: 8, house: ['A-N20'] });
  });

  test('[N-5.1] alone, the first deck-out ends it; the only player wins', () => {
    const rng = createRng('solo');
    let state = nizam.begin(virtual(1));
    let largest = 0;
    for (let moves = 0; nizam.turn(state).phase !== 'over' && moves < 1000; moves += 1) {
      const offered = nizam.offers(state, 0);
      const move = nizam.turn(state).chance
        ? nizam.chance(state, rng)
        : (offered.find(({ type }) => type === 'take' || type === 'done') ?? offered[0]);
      state = nizam.apply(state, move as NizamMove);
      const view = nizam.view(state, 0) as TableView;
      largest = Math.max(largest, view.hands[0]?.size ?? 0);
    }
    expect(largest).toBe(8);
    expect(nizam.view(state, 'table')).toMatchObject({ phase: 'over', deck: 0, outs: 1 });
    expect(nizam.standing(state)).toMatchObject({ over: true, winners: [0] });
  });
});

describe('house reading of A-N1', () => {
  const setup = virtual(2, { 'A-N1': 'free' });
  const start = [dealt(APART, 'rov', 'yyv')];

  test('three cards pay for any shift, the needed kind among them or not', () => {
    const state = after(setup, ...start);
    expect(nizam.judge(state, shift(0, 'r0R', 'rov'))).toEqual({ ok: true });
    expect(nizam.judge(state, shift(0, 'r0R', 'r'))).toEqual({ ok: true });
    expect(nizam.judge(after(virtual(2), ...start), shift(0, 'r0R', 'rov'))).toMatchObject({
      clause: 'N-3.5',
    });
    // Seven red edges and two violet ones for one card or three, eleven others for three, the take.
    expect(nizam.offers(state, 0)).toHaveLength(7 * 2 + 2 * 2 + 11 + 1);
  });

  test('a wrong price says that it rests on the house reading', () => {
    expect(nizam.judge(after(setup, ...start), shift(0, 'r0R', 'ro'))).toMatchObject({
      clause: 'N-3.1',
      facts: { why: 'price', house: 'A-N1' },
    });
  });

  test('at a real table nothing is said by paying three', () => {
    const moves = [field(APART), take(0), take(1), shift(0, 'r0R', 'rov')];
    expect(
      nizam.judge(after(referee(2, { 'A-N1': 'free' }), ...moves), shift(0, 'r0L', 'r')),
    ).toEqual({ ok: true });
  });

  test.each([{ 'A-N1': 'never' }, { 'A-N99': 'free' }, { 'A-N20': 'free' }])(
    '%p is no reading',
    (house) => {
      expect(() => nizam.begin(referee(2, house))).toThrow(RangeError);
    },
  );
});
