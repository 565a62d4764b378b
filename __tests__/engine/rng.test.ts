/** The stream behind every deal and every die: known answers, recomputed with Node’s own HMAC. */
import { createHmac } from 'node:crypto';

import { createRng } from '../../src/engine/rng';

const SEED = '0123456789abcdef'.repeat(4);
const TWO_32 = 2 ** 32;

function blockOf(seed: string, counter: number): Buffer {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  return createHmac('sha256', seed).update(message).digest();
}

/** The words of the stream, one by one, without our code. */
function* wordsOf(seed: string): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = blockOf(seed, counter);
    for (let i = 0; i < 8; i += 1) yield block.readUInt32BE(i * 4);
  }
}

function belowFrom(words: Generator<number, never>, n: number): number {
  const limit = TWO_32 - (TWO_32 % n);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % n;
  }
}

describe('the stream', () => {
  test('is HMAC-SHA-256 of the seed over a counter, in 32-bit words, big end first', () => {
    const rng = createRng(SEED);
    const firstBlocks =
      '46b5fadaa25cbb47eba0ae6e50ba9c3ab33a466e3729fefcc2b254f874ccd43a' +
      '8e498c422bc48e1bbdc42ce9ea9a2e0133ee32333d1a01db1110cbbeeb506153';
    const words = Array.from({ length: 16 }, () => rng.below(TWO_32));
    const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('');
    expect(hex).toBe(firstBlocks);
  });

  test.each([SEED, '', 'Арбітр', 'a seed that is longer than one block of SHA-256, '.repeat(3)])(
    'agrees with Node’s HMAC over two thousand words for seed «%s»',
    (seed) => {
      const rng = createRng(seed);
      const words = wordsOf(seed);
      for (let i = 0; i < 2000; i += 1) expect(rng.below(TWO_32)).toBe(words.next().value);
    },
  );

  test('numbers below n are words without the tail that would favour small ones', () => {
    const sizes = [1, 2, 3, 6, 10, 96, 1000, 3_000_000_000, TWO_32 - 1, TWO_32];
    const rng = createRng(SEED);
    const words = wordsOf(SEED);
    for (let i = 0; i < 3000; i += 1) {
      const n = sizes[i % sizes.length] as number;
      expect(rng.below(n)).toBe(belowFrom(words, n));
    }
  });

  test('a shuffle is Fisher–Yates from the last place down', () => {
    const deck = Array.from({ length: 96 }, (_, i) => i);
    const words = wordsOf(SEED);
    const expected = deck.slice();
    for (let i = expected.length - 1; i > 0; i -= 1) {
      const j = belowFrom(words, i + 1);
      [expected[i], expected[j]] = [expected[j] as number, expected[i] as number];
    }
    expect(createRng(SEED).shuffle(deck)).toEqual(expected);
  });

  test('one seed gives one stream, and generators do not disturb each other', () => {
    const alone = createRng(SEED);
    const first = createRng(SEED);
    const other = createRng(`${SEED}0`);
    const rolls: number[] = [];
    const beside: number[] = [];
    for (let i = 0; i < 100; i += 1) {
      rolls.push(first.below(6));
      beside.push(other.below(6));
    }
    expect(rolls).toEqual(Array.from({ length: 100 }, () => alone.below(6)));
    expect(beside).not.toEqual(rolls);
  });
});

describe('the borders', () => {
  test.each([0, -1, 1.5, NaN, Infinity, TWO_32 + 1])('there is no number below %d', (n) => {
    expect(() => createRng(SEED).below(n)).toThrow(RangeError);
  });

  test('a shuffle leaves its argument alone and keeps every card', () => {
    const deck = Object.freeze(['a', 'a', 'b', 'c']);
    const shuffled = createRng(SEED).shuffle(deck);
    expect(deck).toEqual(['a', 'a', 'b', 'c']);
    expect(shuffled.slice().sort()).toEqual(['a', 'a', 'b', 'c']);
    expect(createRng(SEED).shuffle([])).toEqual([]);
  });
});
