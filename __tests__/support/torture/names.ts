/** Names nobody should have, and thousands more of their kind. */
import type { Store } from '../../../src/storage/types';
import { createDice, type Dice } from './dice';

const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066\u2069',
  '\u0301\u0301\u0301',
  "'; DROP TABLE players; --",
  '"; DELETE FROM matches; --',
  '%s%n%x',
  '$[0]',
  '?1',
  ':name',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<script>alert(1)</script>',
  '{"a":1}',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '\\u0000',
  '\\',
  '\u2028\u2029\r\n\t\b',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ѣ҃ѢѪ',
  'اَلْعَرَبِيَّةُ',
  'Ą̷̪̞͘ź',
  'x'.repeat(5000),
];

function randomName(dice: Dice): string {
  const length = dice.below(24);
  let name = '';
  for (let i = 0; i < length; i += 1) {
    name +=
      dice.below(4) === 0 ? dice.pick(NASTY).slice(0, 20) : String.fromCharCode(dice.below(65536));
  }
  return name;
}

/** How many of the names came back exactly as they were given. */
export async function roundTripNames(
  store: Store,
  reopen: () => Promise<Store>,
  count: number,
  seed: number,
): Promise<number> {
  const dice = createDice(seed);
  const given = new Map<string, string>();
  for (let i = 0; i < count; i += 1) {
    const name = NASTY[i] ?? randomName(dice);
    given.set((await store.createPlayer({ name, colour: 1 + dice.below(6) })).id, name);
  }
  const again = await reopen();
  const found = await again.players({ includeHidden: true });
  const same = found.filter((player) => given.get(player.id) === player.name).length;
  await again.close();
  return same;
}
