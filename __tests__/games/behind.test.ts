/** What a number rests on beside the entries that changed its line. */
import { behind as promin } from '../../src/games/promin/behind';
import { behind as qwinto } from '../../src/games/qwinto/behind';
import { behind as veselka } from '../../src/games/veselka/behind';

test('«Промінь»: the points of a deal rest on the bid of that deal', () => {
  const bid = (seat: number) => ({ type: 'bid', seat, beads: 3, shield: false }) as const;
  const moves = [bid(1), bid(0), bid(0), bid(1)];
  const line = { seat: 1, clause: 'P-5.3', points: 20, facts: { deal: 2 } };
  expect(promin({ line }, moves)).toEqual([3]);
  expect(promin({ line: { ...line, facts: { deal: 3 } } }, moves)).toEqual([]);
});

test('[V-4.3] «Веселка»: the points of a rainbow rest on every card that went into it', () => {
  const tally = (seat: number, keep: 'red' | 'blue' | null) =>
    ({ type: 'tally', seat, length: 3, keep }) as const;
  const moves = [tally(0, 'red'), tally(1, 'red'), tally(0, null), tally(0, 'blue')];
  const line = { seat: 0, clause: 'V-4.3', points: 1, facts: { colours: 2 } };
  expect(veselka({ line }, moves)).toEqual([0, 3]);
  expect(veselka({ line: { ...line, clause: 'V-2.5' } }, moves)).toEqual([]);
});

test('Qwinto: a roll rests on its dice and on the throw that counted', () => {
  const dice = (seat: number) => ({ type: 'dice', seat, dice: ['orange'] }) as const;
  const roll = { type: 'roll', values: [3] } as const;
  const moves = [
    ...[dice(0), roll, { type: 'reroll', seat: 0 } as const, roll],
    ...[dice(1), roll, { type: 'keep', seat: 1 } as const],
  ];
  expect(qwinto({ nth: 0 }, moves as never)).toEqual([0, 3]);
  expect(qwinto({ nth: 1 }, moves as never)).toEqual([4, 5]);
  expect(qwinto({ nth: 2 }, moves as never)).toEqual([]);
});
