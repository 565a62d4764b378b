import type { Setup } from '../../src/engine/types';
import { checkSetup } from '../../src/engine/verdict';

const SEATS = { min: 2, max: 4 };
const HOUSE = { 'A-X1': ['free'] };
const GOOD: Setup = { seats: 3, first: 2, mode: 'referee' };

function check(changes: Record<string, unknown>): () => void {
  return () => checkSetup({ ...GOOD, ...changes } as Setup, SEATS, HOUSE);
}

describe('a table can be set up', () => {
  test.each<Record<string, unknown>>([
    {},
    { seats: 2, first: 0 },
    { seats: 4 },
    { mode: 'score' },
    { house: {} },
  ])('with %j', (changes) => expect(check(changes)).not.toThrow());

  test('with a reading that the game knows', () => {
    expect(check({ house: { 'A-X1': 'free' } })).not.toThrow();
  });
});

describe('a table cannot be set up', () => {
  test.each<Record<string, unknown>>([
    { seats: 1 },
    { seats: 5 },
    { seats: 2.5 },
    { seats: '3' },
    { first: 3 },
    { first: -1 },
    { first: 0.5 },
    { first: null },
    { mode: 'online' },
    { mode: undefined },
    { house: null },
    { house: { 'A-X1': 'strict' } },
    { house: { 'A-X9': 'free' } },
    { house: { toString: 'free' } },
  ])('with %j', (changes) => expect(check(changes)).toThrow(RangeError));

  test('without a setup', () => {
    expect(() => checkSetup(null as unknown as Setup, SEATS)).toThrow(RangeError);
  });
});
