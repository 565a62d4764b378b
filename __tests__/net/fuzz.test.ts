/** Whatever a phone says: a clear refusal or a closed connection; the table goes on and nothing is written. */
import * as fc from 'fast-check';

import type { Json } from '../../src/match/record/types';
import { isSaidKind, SAID_KINDS } from '../../src/net/protocol/checks';
import { codeFrom, isCode, newCode } from '../../src/net/protocol/code';
import { patchBetween, patched } from '../../src/net/protocol/patch';
import type { Link } from '../../src/net/table/link';
import { making, Phone, sitDown, worldOf } from '../support/net/desk';
import { quickRng } from '../support/quickRng';
import { fuzzDoor, fuzzKind, fuzzOrder } from '../support/torture/net/fuzz';

/** `npm run torture net` has ten thousand a kind. */
const EACH = 150;

describe('every kind of message', () => {
  test.each([...SAID_KINDS])(
    '%s: anything at all is answered, changes nothing unless it has the form, and the table goes on',
    async (kind) => {
      const { said, wrong } = await fuzzKind(kind, EACH, 7);
      expect(wrong).toEqual([]);
      expect(said).toBeGreaterThan(EACH / 2);
    },
  );

  test('a kind that does not exist closes the connection, and the chair stays', async () => {
    const { table, phones } = await sitDown(worldOf(2), making('promin', 3));
    for (const kind of ['constructor', 'toString', '', 'welcome', '__proto__']) {
      expect(isSaidKind(kind)).toBe(false);
      const phone = new Phone();
      await phone.join(table, { token: phones[2]!.token });
      await table.said(phone.link as Link, kind, {});
      expect(phone.last('bye')).toEqual({ why: 'form' });
      expect(phone.isClosed).toBe(true);
    }
    const back = new Phone();
    expect(await back.join(table, { token: phones[2]!.token })).toBe('in');
  });

  test('a flood is closed, and the chair stays', async () => {
    const world = worldOf(3);
    const { table, phones } = await sitDown({ ...world, now: () => 5 }, making('promin', 3));
    const [, guest] = phones as [Phone, Phone, Phone];
    for (let i = 0; i < 200 && !guest.isClosed; i += 1) await guest.say('agree', { yes: true });
    expect(guest.last('bye')).toEqual({ why: 'flood' });
    expect(phones[0]!.people?.chairs[1]?.is).toBe('away');
    expect(await new Phone().join(table, { token: guest.token })).toBe('in');
  });
});

describe('coming in', () => {
  test('anything at all is a word for what is wrong, never an exception or a chair', async () => {
    expect(await fuzzDoor(4 * EACH, 5)).toEqual({ said: 4 * EACH, wrong: [] });
  });
});

describe('in any order', () => {
  test('what has a form, from anybody, in the lobby and in play: no exception, and a log that the rules follow', async () => {
    expect(await fuzzOrder(6 * EACH, 9)).toEqual({ said: 6 * EACH, wrong: [] });
  });
});

describe('codes', () => {
  test('every code is one, however it is typed', () => {
    const rng = quickRng(1);
    for (let i = 0; i < 200; i += 1) {
      const code = newCode(rng.below);
      expect(isCode(code)).toBe(true);
      expect(codeFrom(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
    }
    for (const wrong of ['K7M4T', 'K7M4TRR', 'K7M4T0', 'K7M4TU', 'K7M4TІ'])
      expect(codeFrom(wrong)).toBeNull();
  });
});

describe('patches', () => {
  test('what was, patched, is what is', () => {
    const value = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(value, value, (before, after) => {
        const patch = JSON.parse(JSON.stringify(patchBetween(before, after)));
        expect(JSON.stringify(sorted(patched(before, patch)))).toBe(JSON.stringify(sorted(after)));
      }),
      { seed: 3, numRuns: 400 },
    );
  });

  /** In which order keys were put in says nothing. */
  function sorted(value: Json): Json {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    const object = value as Record<string, Json>;
    return Object.fromEntries(
      Object.keys(object)
        .sort()
        .map((key) => [key, sorted(object[key] as Json)]),
    );
  }

  test('a place that is not there is an exception, not a guess', () => {
    expect(() => patched({ a: 1 }, { set: [[['b', 'c'], 1]], gone: [] })).toThrow(RangeError);
    expect(() => patched([1], { set: [[[7], 1]], gone: [] })).toThrow(RangeError);
    expect(() => patched({}, { set: [[['__proto__', 'x'], 1]], gone: [] })).toThrow(RangeError);
  });
});
