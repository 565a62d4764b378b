/** The hash under every log and every deal, beside Node's own. What is keyed is asked in ./rng.test.ts. */
import { createHash } from 'node:crypto';

import { keyedBy, sha256Hex } from '../../src/engine/sha256';

const nodes = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('known answers', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each(['a', 'ї', '漢', '🌈', '\ud800', '\0'])(
  '«%s», none of it to five blocks of it',
  (letter) => {
    for (let n = 0; n <= 320; n += 1) {
      const text = letter.repeat(n);
      expect([n, sha256Hex(text)]).toEqual([n, nodes(text)]);
      expect([n, sha256Hex(`${text}.`)]).toEqual([n, nodes(`${text}.`)]);
    }
  },
);

test('a long text, and a short one after it', () => {
  for (const text of ['x'.repeat(300_000), 'abc', 'я'.repeat(200_000), ''])
    expect(sha256Hex(text)).toBe(nodes(text));
});

test('two keys asked by turns do not disturb each other', () => {
  const [one, other] = [keyedBy('one'), keyedBy('other')];
  const first = new Int32Array(8);
  const again = new Int32Array(8);
  one(1, first);
  other(1, again);
  expect([...again]).not.toEqual([...first]);
  one(1, again);
  expect([...again]).toEqual([...first]);
});
