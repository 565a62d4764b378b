/** At a real table: what the referee knows, and what he learns later. */
import type { Setup } from '../../../src/engine/types';
import { nizam } from '../../../src/games/nizam/rules';
import { APART, done, field, refill } from '../../../src/games/nizam/examples';
import type { NizamMove } from '../../../src/games/nizam/rules/types';
import { shift, stands, take, takes } from '../../../src/games/gems/rules/shorthand';
import { reached } from '../../support/reached';

const SETUP: Setup = { seats: 2, first: 0, mode: 'referee' };
const verdict = (moves: NizamMove[], tried: NizamMove) =>
  nizam.judge(reached(nizam, SETUP, moves), tried);

describe('a kind said to be lacking (N-3.5)', () => {
  // Move 5 of the match says: no red.
  const said = [field(APART), ...takes(4, 2), shift(0, 'r0R', 'oov'), done(0), refill('ovg')];

  test('three cards that include the edge’s kind are refused at once', () => {
    expect(verdict([field(APART)], shift(0, 'r0R', 'oor'))).toEqual({
      ok: false,
      clause: 'N-3.5',
      facts: { why: 'held', needs: 'red', held: 1 },
    });
  });

  test('one of them later in the same turn proves it false, and the facts name the play', () => {
    expect(verdict(said.slice(0, 6), shift(0, 'c0U', 'r'))).toEqual({
      ok: false,
      clause: 'N-3.5',
      facts: {
        why: 'lacked',
        kind: 'red',
        paid: 1,
        drawn: 0,
        move: 5,
        line: 'row',
        index: 0,
        edge: 'end',
      },
    });
  });

  test('as many as were drawn since may be paid, one more may not', () => {
    const drawn = [...said, take(1), take(0), take(1)];
    const toAndFro = [shift(0, 'r4R', 'r'), shift(0, 'r4L', 'r'), shift(0, 'r4R', 'r')];
    expect(verdict([...drawn, ...toAndFro.slice(0, 2)], toAndFro[2] as NizamMove)).toEqual({
      ok: true,
    });
    expect(verdict([...drawn, ...toAndFro], shift(0, 'r4L', 'r'))).toMatchObject({
      clause: 'N-3.5',
      facts: { why: 'lacked', paid: 4, drawn: 3, move: 5 },
    });
  });

  test('it also counts among three cards paid for another edge', () => {
    expect(verdict([...said, take(1)], shift(0, 'c0D', 'rbb'))).toMatchObject({
      clause: 'N-3.5',
      facts: { why: 'lacked', kind: 'red' },
    });
  });

  test('other kinds and other players are free', () => {
    expect(verdict([...said, take(1)], shift(0, 'c0D', 'g'))).toEqual({ ok: true });
    expect(verdict(said, shift(1, 'r4R', 'r'))).toEqual({ ok: true });
  });

  test('offers leave out what would prove a play false', () => {
    const state = reached(nizam, SETUP, [...said, take(1)]);
    const paid = nizam.offers(state, 0).flatMap((move) => (move.type === 'shift' ? move.pay : []));
    expect(paid).not.toContain('red');
    expect(paid).toContain('orange');
  });
});

describe('what lies open', () => {
  const twelve = 'rrrrr/rrrrr/rrogb/ylgsb/vsoyl';

  test('a thirteenth ruby is refused when paid', () => {
    expect(verdict([field(twelve)], shift(0, 'r0L', 'r'))).toEqual({
      ok: false,
      clause: 'N-3.1',
      facts: { why: 'box', kind: 'red', copies: 12, seen: 13 },
    });
    expect(verdict([field(twelve)], shift(0, 'c0D', 'rbb'))).toMatchObject({
      clause: 'N-3.5',
      facts: { why: 'box', kind: 'red' },
    });
  });

  test('a thirteenth ruby is refused when it fills a hole', () => {
    // Nine red on the field and one paid: ten lie open, wherever the scored ones go.
    const scored = [field('rrylr/sbvog/rlrsr/vroyr/gsrvb'), shift(0, 'r0R', 'r'), done(0)];
    expect(verdict(scored, refill('rro'))).toEqual({ ok: true });
    expect(verdict(scored, refill('rrr'))).toEqual({
      ok: false,
      clause: 'N-4.6',
      facts: { why: 'box', kind: 'red', copies: 12, seen: 13 },
    });
  });

  test('more cards than the hand has are refused', () => {
    const moves = [field(APART), shift(0, 'r0L', 'r')];
    expect(verdict(moves, shift(0, 'c0D', 'oov'))).toEqual({
      ok: false,
      clause: 'N-3.5',
      facts: { why: 'size', paid: 3, hand: 2 },
    });
    const empty = [field(APART), shift(0, 'r0L', 'oov')];
    expect(verdict(empty, shift(0, 'c4D', 'r'))).toMatchObject({
      clause: 'N-3.1',
      facts: { why: 'size' },
    });
  });

  test('once the pile is a deck again, its cards may come back', () => {
    // Two in the deck; the third hole is filled from the new deck, made of the four reds.
    const moves = [field(APART), ...takes(21, 2), shift(1, 'r0R', 'r'), done(1)];
    expect(verdict(moves, refill('oor'))).toEqual({ ok: true });
    expect(verdict(moves, refill('oo'))).toMatchObject({ clause: 'N-4.6', facts: { count: 3 } });
  });
});

describe('a refill that crosses a reshuffle', () => {
  test('a card of the rebuilt deck may be one that lay open before', () => {
    // Eleven red on the field and one paid: all twelve are seen, and four of them become the new deck.
    const eleven = 'rrylr/rbvro/yrgsr/rboyr/grbrv';
    const moves = [field(eleven), ...takes(21, 2), shift(1, 'r0R', 'r'), done(1)];
    expect(verdict(moves, refill('oor'))).toEqual({ ok: true });
    expect(verdict(moves, refill('roo'))).toMatchObject({
      clause: 'N-4.6',
      facts: { why: 'box', seen: 13 },
    });
  });

  test('but the field itself never shows thirteen', () => {
    // Eleven red stay on the field; the deck is made of the four blue ones.
    const eleven = 'bbylb/rrorr/rrgrr/rsrvr/gsgvo';
    const moves = [field(eleven), ...takes(22, 2), shift(0, 'r0R', 'b'), done(0)];
    expect(verdict(moves, refill('rbb'))).toEqual({ ok: true });
    expect(verdict(moves, refill('rrb'))).toMatchObject({
      clause: 'N-4.6',
      facts: { why: 'box', kind: 'red', seen: 13 },
    });
  });
});

test('hands grow and shrink in the open, contents stay unknown', () => {
  const state = reached(nizam, SETUP, [field(APART), take(0), take(1), shift(0, 'r0L', 'oov')]);
  expect(nizam.view(state, 0)).toMatchObject({
    hands: [
      { size: 3, cards: null },
      { size: 6, cards: null },
    ],
    deck: 65 - 6,
    discard: ['orange', 'orange', 'violet'],
  });
});

describe('a false payment that the table lets stand (A-N1)', () => {
  const said = [field(APART), ...takes(4, 2), shift(0, 'r0R', 'oov')];

  test('[N-3.5] three that include the edge’s kind, and a kind said to be lacking', () => {
    expect(verdict([field(APART)], stands(shift(0, 'r0R', 'oor')))).toEqual({ ok: true });
    expect(verdict(said, stands(shift(0, 'c0U', 'r')))).toEqual({ ok: true });
  });

  test('[N-3.5] is settled: the next card of the kind asks nothing, another kind still does', () => {
    const stood = [...said, stands(shift(0, 'c0U', 'r'))];
    expect(verdict(stood, shift(0, 'c0D', 'r'))).toEqual({ ok: true });
    const free = reached(nizam, SETUP, [field(APART), stands(shift(0, 'r0R', 'oor'))]);
    expect(free).toMatchObject({ hands: [{ size: 0, lacks: [] }, {}] });
  });

  test.each<[string, NizamMove[], NizamMove, string]>([
    ['the wrong card', [field(APART)], stands(shift(0, 'r0R', 'o')), 'N-3.1'],
    ['two cards', [field(APART)], stands(shift(0, 'r0R', 'oo')), 'N-3.1'],
    [
      'more than the hand',
      [field(APART), shift(0, 'r0L', 'r')],
      stands(shift(0, 'c0D', 'oov')),
      'N-3.5',
    ],
  ])('any other reason still refuses: %s', (_, before, tried, clause) => {
    expect(verdict(before, tried)).toMatchObject({ ok: false, clause });
  });

  test('more than the box has still refuses', () => {
    const twelve = field('rrrrr/rrrrr/rrogb/ylgsb/vsoyl');
    expect(verdict([twelve], stands(shift(0, 'r0L', 'r')))).toMatchObject({
      facts: { why: 'box' },
    });
  });

  test('it is never offered, and is nothing but true', () => {
    const offered = nizam.offers(reached(nizam, SETUP, said), 0);
    expect(offered.filter((move) => 'stands' in move)).toEqual([]);
    const odd = { ...shift(0, 'r0R', 'oor'), stands: false } as unknown as NizamMove;
    expect(verdict([field(APART)], odd)).toMatchObject({ clause: 'form' });
  });

  test('dealt cards lie: there it is malformed', () => {
    const dealt = reached(nizam, { ...SETUP, mode: 'virtual' }, [
      {
        ...field(APART),
        hands: [
          ['orange', 'orange', 'violet'],
          ['yellow', 'yellow', 'violet'],
        ],
      } as NizamMove,
    ]);
    expect(nizam.judge(dealt, stands(shift(0, 'r0R', 'oov')))).toMatchObject({ clause: 'form' });
  });
});
