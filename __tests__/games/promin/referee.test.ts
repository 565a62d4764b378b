/** What a referee at a real table can know, and when. */
import type { Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import { bids, colours, plays, won } from '../../../src/games/promin/examples';
import type { Move } from '../../../src/games/promin/rules/types';
import { reach, ruling } from './support';

const REFEREE: Setup = { seats: 4, first: 0, mode: 'referee' };
const OPENED = bids(4, 1, '1 1 1 1');
const play = (seat: number, card: string, stands?: unknown) =>
  stands === undefined ? { type: 'play', seat, card } : { type: 'play', seat, card, stands };

describe('the deck', () => {
  test('[P-1.1] a card is seen once a deal, whoever shows it again', () => {
    const state = reach(REFEREE, [...OPENED, ...plays(4, 1, 'r7 r2 r9 g1')]);
    for (const card of ['r7', 'r2', 'r9', 'g1']) expect(ruling(state, play(3, card))).toBe('P-1.1');
    expect(promin.judge(state, play(3, 'r2'))).toMatchObject({
      facts: { card: 'r2', playedBy: 2 },
    });
    expect(ruling(state, play(3, 'r2', true))).toBe('P-1.1');
  });

  test('[P-1.1] the next deal has all its cards again', () => {
    const state = reach(REFEREE, [
      ...OPENED,
      ...plays(4, 1, 'r7 r2 r9 g1'),
      won('2 2 3 3'),
      ...bids(4, 2, '1 1 1 1'),
    ]);
    expect(ruling(state, play(2, 'r7'))).toBe('ok');
  });
});

describe('without colours', () => {
  // Seat 2 gives green to red in trick 1 and purple to blue in trick 2.
  const LIED: Move[] = [...OPENED, ...plays(4, 1, 'r9 g1 r2 r3'), ...plays(4, 1, 'b9 p1 b2 b3')];

  test('[P-4.4] what cannot be known passes', () => {
    const state = reach(REFEREE, [...OPENED, ...plays(4, 1, 'r9')]);
    expect(ruling(state, play(2, 'g1'))).toBe('ok');
  });

  test('[P-4.4] a later card of the colour proves it, and the trick is named', () => {
    const state = reach(REFEREE, [...LIED, ...plays(4, 1, 'g9')]);
    expect(promin.judge(state, play(2, 'r1'))).toEqual({
      ok: false,
      clause: 'P-4.4',
      facts: { seat: 2, card: 'r1', led: 'r', trick: 1 },
    });
    expect(promin.judge(state, play(2, 'b1'))).toMatchObject({
      clause: 'P-4.4',
      facts: { trick: 2 },
    });
    expect(ruling(state, play(2, 'y1'))).toBe('ok');
    expect(ruling(state, play(2, 'g2'))).toBe('ok');
  });

  test('[P-4.4] the first broken trick is named when there are two', () => {
    const state = reach(REFEREE, [...LIED, ...plays(4, 1, 'r8 g2 r4 r5'), ...plays(4, 1, 'g9')]);
    expect(promin.judge(state, play(2, 'r1'))).toMatchObject({ facts: { trick: 1 } });
  });

  test('[P-4.4] it also holds when leading, and only for the one who broke it', () => {
    // Seat 2 takes trick 3 with trump and leads.
    const state = reach(REFEREE, [...LIED, ...plays(4, 1, 'g9 y1 g3 g4')]);
    expect(promin.turn(state).actors).toEqual([2]);
    expect(ruling(state, play(2, 'r1'))).toBe('P-4.4');
    const other = reach(REFEREE, [...LIED, ...plays(4, 1, 'g9 y1 g3 g4'), ...plays(4, 2, 'p2')]);
    expect(ruling(other, play(3, 'r1'))).toBe('ok');
  });

  test('[P-4.4] a new deal forgets it', () => {
    const state = reach(REFEREE, [...LIED, won('2 4 2 2'), ...bids(4, 2, '1 1 1 1')]);
    expect(ruling(state, play(2, 'r1'))).toBe('ok');
  });

  test('[P-4.4] A-P18: the table may let the card stand; nobody loses points for it', () => {
    const state = reach(REFEREE, [...LIED, ...plays(4, 1, 'g9')]);
    expect(ruling(state, play(2, 'r1', true))).toBe('ok');
    expect(ruling(state, play(2, 'r1', false))).toBe('form');
    const later = promin.apply(state, { type: 'play', seat: 2, card: 'r1', stands: true });
    expect(promin.turn(later).actors).toEqual([3]);
    expect(promin.standing(later).points).toEqual([0, 0, 0, 0]);
  });

  // Seat 2 shows red in trick 3, and the table lets it stand.
  const STOOD: Move[] = [
    ...LIED,
    ...plays(4, 1, 'g9'),
    { type: 'play', seat: 2, card: 'r1', stands: true },
    ...plays(4, 3, 'g3 g4'),
  ];

  test('[P-4.4] A-P18: what was let stand is settled, the next card of the colour asks nothing', () => {
    const state = reach(REFEREE, [...STOOD, ...plays(4, 1, 'p9')]);
    expect(ruling(state, play(2, 'r4'))).toBe('ok');
    expect(promin.offers(state, 2)).toContainEqual(play(2, 'r4'));
    // Blue was another revoke (trick 2), green a third one (trick 3): both are still to be settled.
    expect(promin.judge(state, play(2, 'b1'))).toMatchObject({ facts: { trick: 2 } });
    expect(promin.judge(state, play(2, 'g5'))).toMatchObject({ facts: { trick: 3 } });
  });

  test('[P-4.4] A-P18: not following once more is a revoke of its own', () => {
    const again = reach(REFEREE, [...STOOD, ...plays(4, 1, 'r8 p2 r5 r6'), ...plays(4, 1, 'p9')]);
    expect(promin.judge(again, play(2, 'r4'))).toMatchObject({
      clause: 'P-4.4',
      facts: { trick: 4 },
    });
  });

  test('[P-4.4] offers leave out what would prove a false play', () => {
    const state = reach(REFEREE, [...LIED, ...plays(4, 1, 'g9')]);
    const cards = promin
      .offers(state, 2)
      .map((move) => (move.type === 'play' ? move.card : move.type));
    // Yellow: all ten; green: ten without 1 and 9; purple: ten without 1.
    expect(cards).toHaveLength(10 + 8 + 9);
    expect(cards.filter((card) => card.startsWith('r') || card.startsWith('b'))).toEqual([]);
  });
});

describe('with colours', () => {
  const SAID = colours('32221 13222 22222 22222');

  test('[P-4.4] not following is refused at once, with what is still held', () => {
    const state = reach(REFEREE, [SAID, ...OPENED, ...plays(4, 1, 'g9')]);
    expect(promin.judge(state, play(2, 'r1'))).toEqual({
      ok: false,
      clause: 'P-4.4',
      facts: { seat: 2, card: 'r1', led: 'g', held: 2 },
    });
    expect(ruling(state, play(2, 'r1', true))).toBe('ok');
    expect(ruling(state, play(2, 'g1'))).toBe('ok');
  });

  test('[P-4.4] when a card was let stand, its colour and the other one are counted on', () => {
    const stood: Move = { type: 'play', seat: 2, card: 'r1', stands: true };
    const state = reach(REFEREE, [SAID, ...OPENED, ...plays(4, 1, 'g9'), stood]);
    expect(promin.view(state, 'table')).toMatchObject({
      colours: { 2: { r: 1, y: 2, g: 2, b: 2, p: 2 } },
    });
    // No hindsight where everything was checked at once: green is simply played.
    const later = reach(REFEREE, [
      SAID,
      ...OPENED,
      ...plays(4, 1, 'g9'),
      stood,
      ...plays(4, 3, 'g1 g2'),
      ...plays(4, 1, 'g8'),
    ]);
    expect(ruling(later, play(2, 'g3'))).toBe('ok');
  });

  test('[P-1.2] no more of a colour than was said, also when the table would let it stand', () => {
    const state = reach(REFEREE, [SAID, ...OPENED, ...plays(4, 1, 'r9 r1 r2 r3')]);
    expect(promin.judge(state, play(1, 'r8'))).toEqual({
      ok: false,
      clause: 'P-1.2',
      facts: { seat: 1, colour: 'r', said: 1 },
    });
    expect(ruling(state, play(1, 'r8', true))).toBe('P-1.2');
    expect(promin.offers(state, 1)).toHaveLength(4 * 10);
  });

  test('[P-4.5] without the colour any card goes', () => {
    const state = reach(REFEREE, [
      colours('32221 13222 03322 22222'),
      ...OPENED,
      ...plays(4, 1, 'r9'),
    ]);
    for (const card of ['y1', 'g1', 'b1', 'p1']) expect(ruling(state, play(2, card))).toBe('ok');
    expect(ruling(state, play(2, 'r1'))).toBe('P-1.2');
  });

  test('[P-1.1] a colour has no more cards than the deck; [P-2.1] a hand has ten', () => {
    const state = promin.begin(REFEREE);
    expect(promin.judge(state, colours('32221 33211 32221 22222'))).toEqual({
      ok: false,
      clause: 'P-1.1',
      facts: { colour: 'r', count: 11, highest: 10 },
    });
    expect(promin.judge(state, colours('32221 23222 22222 22222'))).toEqual({
      ok: false,
      clause: 'P-2.1',
      facts: { seat: 1, count: 11, size: 10 },
    });
    expect(ruling(state, colours('32221 13222 22222 22222'))).toBe('ok');
  });

  test('colours are entered once a deal and before its first bet', () => {
    const twice = reach(REFEREE, [SAID]);
    expect(promin.judge(twice, SAID)).toMatchObject({ clause: 'turn', facts: { late: 'colours' } });
    const late = reach(REFEREE, bids(4, 1, '1'));
    expect(promin.judge(late, SAID)).toMatchObject({ clause: 'turn', facts: { late: 'bids' } });
    const next = reach(REFEREE, [SAID, ...OPENED, won('2 2 3 3')]);
    expect(ruling(next, SAID)).toBe('ok');
    expect(ruling(reach(REFEREE, OPENED), SAID)).toBe('turn');
    for (const mode of ['virtual', 'score'] as const)
      expect(promin.judge(promin.begin({ ...REFEREE, mode }), SAID)).toMatchObject({
        clause: 'turn',
        facts: { mode },
      });
  });
});

describe('closing a deal', () => {
  test('[P-4.7] early, also in the middle of a trick, but with no fewer than were seen', () => {
    const state = reach(REFEREE, [...OPENED, ...plays(4, 1, 'r9 g1 r2 r3 b1 b2')]);
    expect(ruling(state, won('3 1 3 3'))).toBe('ok');
    expect(promin.judge(state, won('4 0 3 3'))).toMatchObject({
      clause: 'P-4.7',
      facts: { seat: 1, won: 0, seen: 1 },
    });
    expect(promin.judge(state, won('3 1 3 2'))).toMatchObject({
      clause: 'P-1.7',
      facts: { sum: 9 },
    });
    expect(promin.turn(promin.apply(state, won('3 1 3 3')))).toEqual({
      phase: 'bid',
      actors: [2],
      chance: false,
    });
  });

  test('[P-3.5] not before everybody has bet, and with as many numbers as players', () => {
    expect(ruling(reach(REFEREE, bids(4, 1, '1 1 1')), won('4 2 2 2'))).toBe('turn');
    const state = reach(REFEREE, OPENED);
    expect(ruling(state, won('4 2 4'))).toBe('form');
    expect(ruling(state, won('4 2 4 0 0'))).toBe('form');
    expect(ruling(state, { type: 'tricks', won: [11, -1, 0, 0] })).toBe('form');
  });

  test('[P-4.10] forty cards close it by themselves', () => {
    // Every seat holds one colour; seat 1 holds all the trumps and wins every trick.
    const tricks = Array.from({ length: 10 }, (_, i) =>
      plays(4, 1, `y${i + 1} g${i + 1} b${i + 1} p${i + 1}`),
    );
    const state = reach(REFEREE, [...bids(4, 1, '10 0 0 1'), ...tricks.flat()]);
    expect(promin.turn(state)).toEqual({ phase: 'bid', actors: [2], chance: false });
    expect(promin.standing(state).points).toEqual([-5, 10, 10, 10]);
  });
});
