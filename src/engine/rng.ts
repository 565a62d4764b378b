/**
 * Chance from a seed, the same on every device: HMAC-SHA-256(seed, counter) as a stream of 32-bit
 * words, rejection sampling, Fisher–Yates. Knows nothing about games, clocks or where seeds come from.
 */
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';

import { shuffled } from './arrays';
import type { Rng } from './types';

const WORDS_PER_BLOCK = 8;
const TWO_32 = 0x1_0000_0000;

/** One for all generators, and only while a block is made: a judged file makes a hundred thousand of them. */
const work = hmac.create(sha256, new Uint8Array());

/** `seed` is any text; matches use 64 hex digits (256 bits). The key is its UTF-8 form. */
export function createRng(seed: string): Rng {
  // The key’s two pads are hashed once; every block starts from a copy of that state.
  const keyed = hmac.create(sha256, utf8ToBytes(seed));
  const counter = new Uint8Array(8);
  const counterView = new DataView(counter.buffer);
  const bytes = new Uint8Array(WORDS_PER_BLOCK * 4);
  const words = new DataView(bytes.buffer);
  let block = 0;
  let used = WORDS_PER_BLOCK;

  function nextWord(): number {
    if (used === WORDS_PER_BLOCK) {
      counterView.setUint32(0, Math.floor(block / TWO_32));
      counterView.setUint32(4, block % TWO_32);
      keyed._cloneInto(work).update(counter).digestInto(bytes);
      block += 1;
      used = 0;
    }
    const word = words.getUint32(used * 4);
    used += 1;
    return word;
  }

  function below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > TWO_32)
      throw new RangeError(`below: 1 to 2^32, not ${n}`);
    const limit = TWO_32 - (TWO_32 % n);
    for (;;) {
      const word = nextWord();
      if (word < limit) return word % n;
    }
  }

  return { below, shuffle: (xs) => shuffled(xs, below) };
}
