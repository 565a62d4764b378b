/** Which stacks can come out of the box: the audit against an independent search. */
import * as fc from 'fast-check';

import { split } from '../../../src/games/split/rules';
import { stacks } from './play';

const NONE = '0 0 0 0 0 0 0 0 0 0';
const score = (seats: number) => split.begin({ seats, first: 0, mode: 'score' });

/** Fewest jokers that make these piles of one value, trying every share of number cards; ∞ if none does. */
function fewestJokers(piles: readonly number[], copies: number): number {
  const search = (seat: number, left: number): number => {
    if (seat === piles.length) return 0;
    const cards = piles[seat] ?? 0;
    if (cards === 0) return search(seat + 1, left);
    let best = Infinity;
    for (let numbers = 1; numbers <= Math.min(cards, left); numbers += 1)
      best = Math.min(best, cards - numbers + search(seat + 1, left - numbers));
    return best;
  };
  return search(0, copies);
}

function possible(counts: readonly (readonly number[])[]): boolean {
  let jokers = 0;
  for (let value = 1; value <= 10; value += 1)
    jokers += fewestJokers(
      counts.map((piles) => piles[value - 1] ?? 0),
      value,
    );
  return jokers <= 15;
}

const anyStacks = fc.integer({ min: 3, max: 4 }).chain((seats) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 }), {
    minLength: seats,
    maxLength: seats,
  }),
);

/** Cards of the box handed out at random: number cards first, then jokers onto piles that exist. */
const dealtStacks = fc
  .tuple(
    fc.integer({ min: 3, max: 4 }),
    fc.array(fc.nat(4), { minLength: 55, maxLength: 55 }),
    fc.array(fc.tuple(fc.nat(3), fc.nat(9)), { maxLength: 15 }),
  )
  .map(([seats, owners, jokers]) => {
    const counts = Array.from({ length: seats }, () => new Array<number>(10).fill(0));
    const add = (seat: number, kind: number): void => {
      const piles = counts[seat];
      if (piles) piles[kind] = (piles[kind] ?? 0) + 1;
    };
    let card = 0;
    for (let kind = 0; kind < 10; kind += 1)
      for (let n = 0; n <= kind; n += 1, card += 1) add(owners[card] ?? 0, kind);
    for (const [seat, kind] of jokers) if ((counts[seat]?.[kind] ?? 0) > 0) add(seat, kind);
    return counts;
  });

test('stacks are accepted exactly when some share of numbers and jokers makes them', () => {
  const met = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(fc.oneof(anyStacks, dealtStacks), (counts) => {
      const { ok } = split.judge(score(counts.length), { type: 'stacks', counts });
      met[ok ? 'accepted' : 'refused'] += 1;
      return ok === possible(counts);
    }),
    { numRuns: 600, seed: 7 },
  );
  expect(Math.min(met.accepted, met.refused)).toBeGreaterThan(100);
});

test('whatever was dealt from the box is accepted', () => {
  fc.assert(
    fc.property(
      dealtStacks,
      (counts) => split.judge(score(counts.length), { type: 'stacks', counts }).ok,
    ),
    { numRuns: 300, seed: 11 },
  );
});

test('[S-1.2] the whole box can lie on the table: 55 numbers and 15 jokers', () => {
  const full = stacks(`1 2 3 4 5 6 7 8 9 25 / ${NONE} / ${NONE}`);
  expect(split.judge(score(3), full)).toEqual({ ok: true });
  const oneMore = stacks(`1 2 3 4 5 6 7 8 9 25 / 0 0 0 0 0 0 0 0 0 1 / ${NONE}`);
  expect(split.judge(score(3), oneMore)).toEqual({
    ok: false,
    clause: 'S-1.2',
    facts: { in: 'stacks', jokers: 16, copies: 15, values: [10] },
  });
});

test('[S-1.2] jokers are counted over all values together', () => {
  const fifteen = stacks(`6 7 8 4 5 6 7 8 9 10 / ${NONE} / ${NONE}`);
  expect(split.judge(score(3), fifteen)).toEqual({ ok: true });
  const sixteen = stacks(`6 7 8 5 5 6 7 8 9 10 / ${NONE} / ${NONE}`);
  expect(split.judge(score(3), sixteen)).toMatchObject({
    clause: 'S-1.2',
    facts: { jokers: 16, values: [1, 2, 3, 4] },
  });
});

test('[S-5.2] four players cannot all have threes, but can all have fours', () => {
  const all = (value: number): string =>
    new Array<string>(4)
      .fill(
        NONE.split(' ')
          .fill('1', value - 1, value)
          .join(' '),
      )
      .join(' / ');
  expect(split.judge(score(4), stacks(all(3)))).toEqual({
    ok: false,
    clause: 'S-5.2',
    facts: { in: 'stacks', value: 3, piles: 4, copies: 3, seats: [0, 1, 2, 3] },
  });
  expect(split.judge(score(4), stacks(all(4)))).toEqual({ ok: true });
});

test('the box comes before the piles: both wrong is S-1.2', () => {
  const both = stacks(`17 0 0 0 0 0 0 0 0 0 / 1 0 0 0 0 0 0 0 0 0 / ${NONE}`);
  expect(split.judge(score(3), both)).toMatchObject({ clause: 'S-1.2' });
});
