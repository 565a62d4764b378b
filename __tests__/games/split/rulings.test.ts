/** The rulings of §5 that change an outcome, and the worked examples of §7. */
import { split } from '../../../src/games/split/rules';
import {
  after,
  boxRows,
  cut,
  FOUR,
  joker,
  laid,
  pilesOf,
  play,
  points,
  row,
  stacks,
  tableOf,
  THREE,
  vote,
  votes,
  wastedRound,
} from './play';

const NONE = '0 0 0 0 0 0 0 0 0 0';

describe('cutting and voting', () => {
  test('[A-S2] part 0 is the leftmost, part 2 the rightmost', () => {
    const state = after(THREE, ...laid(0, '3 3 | 5 | 8 8 8 10'), ...votes(0, 1, 2));
    expect([0, 1, 2].map((seat) => pilesOf(state, seat))).toEqual(['3+3', '5', '8+8+8 10']);
  });

  test('[A-S3] two halves are voted for with white and light-blue only', () => {
    const state = after(THREE, ...laid(0, '4 9 | 5 5 3 | 8 10'), ...votes(0, 0, 1), cut(0, 1));
    expect(split.offers(state, 1)).toEqual([vote(1, 0), vote(1, 1)]);
    expect(split.judge(state, vote(1, 2))).toMatchObject({ clause: 'S-4.4' });
    const halved = play(state, vote(0, 0), vote(1, 1));
    expect([pilesOf(halved, 0), pilesOf(halved, 1)]).toEqual(['4', '9']);
  });

  test('[A-S4] three contested cards can only be cut 1–1–1', () => {
    const state = after(THREE, ...laid(0, '4 9 10 | 5 5 3 | 8'), ...votes(0, 0, 1));
    expect(split.offers(state, 0)).toEqual([cut(0, 1, 2)]);
    expect(split.judge(state, cut(0, 1, 3))).toMatchObject({ clause: 'S-4.3' });
    expect(split.judge(state, cut(0, 0, 1))).toMatchObject({ clause: 'S-4.3' });
  });

  test('[A-S5] a collision in the extra vote is cut again: nine, seven, five, three, one', () => {
    let state = after(FOUR, row('10 10 10 10 10 10 10 10 9'));
    for (const size of [9, 7, 5, 3]) {
      expect(split.turn(state)).toMatchObject({ phase: 'cut', actors: [0] });
      state = play(state, cut(0, size - 2, size - 1), ...votes(0, 0, 0, 0));
    }
    expect(split.turn(state).phase).toBe('row');
    expect(tableOf(state).discarded).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 8, 0]);
  });

  test('[A-S5] a table may agree that a second collision discards the cards', () => {
    const agreed = { ...FOUR, house: { 'A-S5': 'discard' } };
    let state = after(agreed, ...laid(0, '3 4 5 6 | 7 | 8 9 9 J'), ...votes(2, 0, 2, 0));
    state = play(state, cut(0, 1, 2), vote(1, 2), vote(3, 2));
    // The left dispute is over; the right one still has its own extra vote.
    expect(split.view(state, 'table')).toMatchObject({
      phase: 'cut',
      part: { from: 5, to: 9, contenders: [0, 2] },
      table: { house: ['A-S5'] },
    });
    state = play(state, cut(0, 1, 2), vote(0, 0), vote(2, 1));
    expect(split.turn(state).phase).toBe('row');
    expect([pilesOf(state, 0), pilesOf(state, 2)]).toEqual(['8', '9']);
    expect(() => after({ ...FOUR, house: { 'A-S5': 'never' } })).toThrow(RangeError);
  });

  test('[A-S6] the left dispute is settled to its end before the right one begins', () => {
    let state = after(FOUR, ...laid(0, '3 4 5 6 | 7 | 8 9 9 J'), ...votes(2, 0, 2, 0));
    state = play(state, cut(0, 1, 2));
    expect(split.turn(state).actors).toEqual([1, 3]);
    state = play(state, vote(1, 2), vote(3, 2));
    expect(split.view(state, 'table')).toMatchObject({
      part: { from: 2, to: 4, contenders: [1, 3] },
    });
    state = play(state, cut(0, 1), vote(3, 1), vote(1, 0));
    expect(split.view(state, 'table')).toMatchObject({
      part: { from: 5, to: 9, contenders: [0, 2] },
    });
    expect([pilesOf(state, 1), pilesOf(state, 3)]).toEqual(['5', '6']);
  });

  test('[A-S7] the leader cuts a part claimed by others, even when already served', () => {
    const state = after(THREE, ...laid(0, '3 4 5 | 7 | 8 9 9'), ...votes(1, 0, 0));
    expect(pilesOf(state, 0)).toBe('7');
    expect(split.turn(state)).toMatchObject({ phase: 'cut', actors: [0] });
    expect(split.offers(state, 1)).toEqual([]);
  });

  test('[A-S9] nobody can abstain', () => {
    const state = after(THREE, ...laid(0, '3 4 5 | 7 | 8 9 9'), vote(0, 0), vote(1, 1));
    expect(split.turn(state)).toMatchObject({ phase: 'vote', actors: [2] });
    expect(split.offers(state, 2)).toEqual([vote(2, 0), vote(2, 1), vote(2, 2)]);
    expect(split.judge(state, { type: 'vote', seat: 2, part: null })).toMatchObject({
      clause: 'form',
    });
  });

  test('[A-S18] undisputed parts are handed out before the extra vote', () => {
    const state = after(THREE, ...laid(0, '3 4 5 | 10 | 8 9 9'), ...votes(0, 1, 0));
    expect(split.turn(state).phase).toBe('cut');
    expect(points(state)).toEqual([0, 10, 0]);
    expect(tableOf(state).row.map(({ fate }) => fate)).toEqual([
      ...['open', 'open', 'open'],
      1,
      ...['discard', 'discard', 'discard'],
    ]);
  });

  test('[S-4.5] a contested single card goes before the longer disputes are cut', () => {
    const state = after(FOUR, ...laid(0, '3 4 5 6 7 8 9 | 10 | 10'), ...votes(0, 1, 0, 1));
    expect(tableOf(state).row[7]).toEqual({ card: 10, fate: 'discard' });
    expect(split.turn(state)).toMatchObject({ phase: 'cut' });
  });

  test('[A-S25] what is left of a re-cut is discarded', () => {
    const state = after(
      THREE,
      ...laid(0, '3 4 5 | 10 | 8 9 9'),
      ...votes(0, 1, 0),
      cut(0, 1, 2),
      vote(0, 0),
      vote(2, 2),
    );
    expect(tableOf(state).row[1]).toEqual({ card: 4, fate: 'discard' });
    expect(tableOf(state).discarded).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 2, 0, 0]);
  });

  test('[A-S24] three players lead four, three and three times', () => {
    const led = [0, 0, 0];
    let state = split.begin({ ...THREE, first: 1 });
    for (const cards of boxRows(3)) {
      const { leader } = tableOf(state);
      led[leader] = (led[leader] ?? 0) + 1;
      state = play(state, ...wastedRound(3, leader, cards));
    }
    expect(led).toEqual([3, 4, 3]);
    expect(split.turn(state)).toEqual({ phase: 'over', actors: [], chance: false });
  });

  test('[S-7.2] four players have seven rows of nine and one of seven', () => {
    const counts: (number | undefined)[] = [];
    let state = split.begin(FOUR);
    for (const cards of boxRows(4)) {
      counts.push(split.turn(state).count);
      state = play(state, ...wastedRound(4, tableOf(state).leader, cards));
    }
    expect(counts).toEqual([9, 9, 9, 9, 9, 9, 9, 7]);
    expect(split.turn(state).phase).toBe('over');
  });

  test('[A-S20] the app wants the complete box: a shorter last row is an entry error', () => {
    let state = split.begin(FOUR);
    const rows = boxRows(4);
    for (const cards of rows.slice(0, 7))
      state = play(state, ...wastedRound(4, tableOf(state).leader, cards));
    expect(split.judge(state, row('J J J J J J'))).toMatchObject({
      clause: 'S-7.2',
      facts: { cards: 6, count: 7 },
    });
  });
});

describe('jokers', () => {
  test('[A-S8] they are placed from the leader’s left, the leader last', () => {
    // Leader 2: the left neighbour is seat 0, then 1, then 2.
    const state = after(
      { ...THREE, first: 2 },
      row('3 4 5 6 7 8 9'),
      cut(2, 2, 4),
      ...votes(0, 1, 2),
    );
    const next = play(state, ...laid(0, '5 J | 6 J J | 7 J'), ...votes(0, 1, 2));
    expect(split.turn(next)).toMatchObject({ phase: 'joker', actors: [1] });
    const later = play(next, joker(1, 5), joker(1, 6));
    expect(split.turn(later)).toMatchObject({ phase: 'joker', actors: [2] });
    const last = play(later, joker(2, 9));
    expect(split.turn(last)).toMatchObject({ phase: 'joker', actors: [0] });
    expect(split.turn(play(last, joker(0, 4))).phase).toBe('row');
  });

  test('[A-S10] a joker may join a number of its own part, and with one pile it does so by itself', () => {
    const state = after(THREE, ...laid(0, 'J 8 | 2 2 | 5 5 3'), ...votes(0, 1, 2));
    expect(split.turn(state).phase).toBe('row');
    expect(pilesOf(state, 0)).toBe('8+J');
  });

  test('[A-S11] a joker that waited joins a single new value by itself', () => {
    const waiting = after(THREE, ...laid(0, 'J | 2 2 | 5 5 3 3'), ...votes(0, 1, 2));
    expect(pilesOf(waiting, 0)).toBe('J');
    const state = play(waiting, ...laid(1, '9 9 | 4 | 6 6 6 7'), ...votes(0, 1, 2));
    expect(pilesOf(state, 0)).toBe('9+9+J');
  });

  test('[A-S11] among several new values its owner chooses', () => {
    const waiting = after(THREE, ...laid(0, 'J | 2 2 | 5 5 3 3'), ...votes(0, 1, 2));
    const asked = play(waiting, ...laid(1, '9 10 | 4 | 6 6 6 7'), ...votes(0, 1, 2));
    expect(split.offers(asked, 0)).toEqual([joker(0, 9), joker(0, 10)]);
    expect(split.judge(asked, joker(0, 6))).toMatchObject({ clause: 'S-5.2' });
    expect(pilesOf(play(asked, joker(0, 10)), 0)).toBe('9 10+J');
  });

  test('[A-S12] nothing goes on until a joker that has piles is placed', () => {
    const asked = after(THREE, ...laid(0, '9 10 J | 4 | 6 6 7'), ...votes(0, 1, 2));
    expect(split.turn(asked)).toEqual({ phase: 'joker', actors: [0], chance: false });
    expect(split.judge(asked, row('8 8 8 9 9 9 10'))).toMatchObject({ clause: 'turn' });
  });

  test('[A-S13] two jokers of one part may go to different piles', () => {
    const asked = after(THREE, ...laid(0, '9 J J 10 | 4 | 6 7'), ...votes(0, 1, 2));
    expect(pilesOf(play(asked, joker(0, 9), joker(0, 10)), 0)).toBe('9+J 10+J');
    expect(pilesOf(play(asked, joker(0, 9), joker(0, 9)), 0)).toBe('9+J+J 10');
  });

  test('[A-S13] several jokers wait together', () => {
    const first = after(THREE, ...laid(0, 'J J | 4 | 6 6 7 7'), ...votes(0, 1, 2));
    const second = play(first, ...laid(1, 'J | 5 | 8 8 8 9 9'), ...votes(0, 1, 2));
    expect(pilesOf(second, 0)).toBe('J J J');
    const third = play(second, ...laid(2, '3 J | 5 | 8 8 9 9'), ...votes(0, 1, 2));
    expect(pilesOf(third, 0)).toBe('3+J+J+J+J');
  });

  test('a joker with one pile is laid at once, though somebody else is still choosing', () => {
    // Leader 0; seat 1 chooses between 9 and 10, seat 2 has only the six.
    const asked = after(THREE, ...laid(0, '9 10 J | 4 4 | 6 J'), ...votes(1, 0, 2));
    expect(split.turn(asked).actors).toEqual([1]);
    expect(pilesOf(asked, 2)).toBe('6+J');
  });

  test('a contested part waits until the jokers of those served are placed', () => {
    const asked = after(FOUR, ...laid(0, '9 10 J | 4 4 4 | 6 7 8'), ...votes(1, 0, 1, 2));
    expect(split.turn(asked)).toMatchObject({ phase: 'joker', actors: [1] });
    expect(split.turn(play(asked, joker(1, 10)))).toMatchObject({ phase: 'cut', actors: [0] });
  });

  test('[A-S14] a joker that never met a number counts nothing', () => {
    const rows = boxRows(3);
    const jokers = rows.at(-1) ?? [];
    let state = split.begin(THREE);
    for (const cards of rows.slice(0, 9))
      state = play(state, ...wastedRound(3, tableOf(state).leader, cards));
    state = play(state, { type: 'row', cards: jokers }, cut(0, 2, 4), ...votes(0, 1, 2));
    expect(split.turn(state).phase).toBe('over');
    expect(pilesOf(state, 2)).toBe('J J J');
    expect(split.standing(state)).toMatchObject({ points: [0, 0, 0], winners: [0, 1, 2] });
  });
});

describe('the final count', () => {
  const score = { seats: 3, first: 0, mode: 'score' } as const;

  test('[A-S15] nobody scores a value that nobody holds', () => {
    const state = after(score, stacks(`0 0 0 0 0 0 0 0 0 1 / ${NONE} / ${NONE}`));
    expect(split.standing(state).lines).toEqual([
      { seat: 0, clause: 'S-7.3', points: 10, facts: { value: 10, count: 1, holders: [0] } },
    ]);
  });

  test('[A-S16] equal points and equal cards share the victory', () => {
    const state = after(
      score,
      stacks('0 0 0 1 0 0 0 0 0 0 / 1 0 1 0 0 0 0 0 0 0 / 0 0 0 2 0 0 0 0 0 0'),
    );
    expect(split.standing(state)).toMatchObject({ points: [0, 4, 4], winners: [1] });
    const shared = after(
      score,
      stacks('1 0 1 0 0 0 1 0 0 0 / 0 0 0 0 1 1 0 0 0 0 / 0 1 0 0 0 0 0 0 1 0'),
    );
    expect(split.standing(shared)).toMatchObject({ points: [11, 11, 11], winners: [0] });
    const pair = after(
      score,
      stacks(`1 0 0 0 0 0 0 0 0 1 / 0 1 0 0 0 0 0 0 1 0 / 0 0 0 0 0 1 0 0 0 0`),
    );
    expect(split.standing(pair)).toMatchObject({ points: [11, 11, 6], winners: [0, 1] });
  });

  test('[A-S17] a joker makes the majority', () => {
    // Seat 0 holds 8 and a joker on it, seat 1 one 8.
    const served = after(THREE, ...laid(0, '8 J | 8 | 2 2 5 5'), ...votes(0, 1, 2));
    expect(points(served)).toEqual([8, 0, 7]);
  });

  test('[A-S26] the lines go up by value', () => {
    const state = after(score, stacks(`0 1 0 0 0 0 0 0 0 1 / 1 0 0 0 0 0 0 0 1 0 / ${NONE}`));
    const scored = split.standing(state).lines.filter(({ points: worth }) => worth > 0);
    expect(scored.map(({ points: worth }) => worth)).toEqual([1, 2, 9, 10]);
  });

  test('[S-7.5] the ceiling is 55', () => {
    const state = after(score, stacks(`1 1 1 1 1 1 1 1 1 1 / ${NONE} / ${NONE}`));
    expect(split.standing(state)).toMatchObject({ points: [55, 0, 0], winners: [0] });
  });
});

describe('the rulebook’s own examples', () => {
  /** Diana, Ilya, Maxim and Oksana, who leads. */
  const table = { seats: 4, first: 3, mode: 'referee' } as const;
  const voted = [...laid(3, '5 1 7 | 3 4 | J 8 2 10'), ...votes(1, 2, 0, 2)];

  test('[§7.1] nine cards 3/2/4: Maxim takes white, Diana light-blue, Ilya and Oksana dispute black', () => {
    const state = after(table, ...voted);
    expect(pilesOf(state, 2)).toBe('1 5 7');
    expect(pilesOf(state, 0)).toBe('3 4');
    expect(split.view(state, 'table')).toMatchObject({
      phase: 'cut',
      part: { from: 5, to: 9, contenders: [1, 3] },
    });
  });

  test('[§7.2] re-cut J 8 | 2 | 10: Oksana gets the eight with its joker, Ilya the ten, the two goes', () => {
    const state = after(table, ...voted, cut(3, 2, 3), vote(1, 2), vote(3, 0));
    expect(pilesOf(state, 3)).toBe('8+J');
    expect(pilesOf(state, 1)).toBe('10');
    expect(tableOf(state).discarded).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(split.turn(state)).toMatchObject({ phase: 'row', chance: true, count: 9 });
  });

  test('[§7.3] most fives and most eights are 13 points', () => {
    const state = after(
      { seats: 4, first: 3, mode: 'score' },
      stacks(
        '0 0 0 0 1 0 0 2 0 0 / 0 0 0 0 0 0 0 1 0 0 / 0 0 0 0 2 0 0 3 0 0 / 0 0 0 0 1 0 0 0 0 0',
      ),
    );
    expect(split.standing(state)).toMatchObject({ points: [0, 0, 13, 0], winners: [2] });
    expect(split.standing(state).lines.map((line) => [line.seat, line.points])).toEqual([
      [2, 5],
      [2, 8],
    ]);
  });
});
