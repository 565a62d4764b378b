/** What stands in for whole packages in our bundles (metro.config.js) does what colyseus.js asks of them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MODULES = path.join(__dirname, '../../node_modules');
const CLIENT = path.join(MODULES, 'colyseus.js/build/cjs');

type Steps = (this: unknown, ...given: number[]) => Generator<unknown, unknown, unknown>;
interface Helpers {
  __awaiter(self: unknown, given: unknown, how: unknown, generator: Steps): Promise<unknown>;
}
const helpers = jest.requireActual<Helpers>('../../src/net/client/helpers.js');

const sources = (readdirSync(CLIENT, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join(CLIENT, name), 'utf8'));

test('colyseus.js asks for no other helper', () => {
  const asked = sources.flatMap((text) =>
    [...text.matchAll(/tslib\.(__\w+)/g)].map(([, name = '']) => name),
  );
  expect([...new Set(asked)].sort()).toEqual(Object.keys(helpers).sort());
  // Private fields that are methods or accessors would need more than these.
  const kinds = sources.flatMap((text) =>
    [...text.matchAll(/__classPrivateField[GS]et\(.*?, "(\w)"\)/g)].map(([, kind]) => kind),
  );
  expect(new Set(kinds)).toEqual(new Set(['f']));
});

test('what is waited for gets its arguments and itself, returns and throws', async () => {
  const self = { by: 10 };
  function* steps(this: unknown, a = 0, b = 0): Generator<unknown, unknown, unknown> {
    const waited = (yield Promise.resolve(a + b)) as number;
    try {
      yield Promise.reject(new Error('no'));
    } catch {
      return waited * (this as typeof self).by;
    }
    return 0;
  }
  await expect(helpers.__awaiter(self, [1, 2], undefined, steps)).resolves.toBe(30);
  const failing: Steps = function* failing() {
    yield 1;
    throw new Error('broken');
  };
  await expect(helpers.__awaiter(self, [], undefined, failing)).rejects.toThrow('broken');
});

test('messages are packed by the two files of @colyseus/schema that metro finds', () => {
  const from = (name: 'decode' | 'encode') =>
    jest.requireActual<Record<string, Record<string, (...given: unknown[]) => unknown>>>(
      path.join(MODULES, `@colyseus/schema/lib/encoding/${name}.js`),
    )[name];
  const bytes = new Uint8Array(64);
  from('encode')?.string?.(bytes, 'хід', { offset: 1 });
  expect(from('decode')?.stringCheck?.(bytes, { offset: 1 })).toBe(true);
  expect(from('decode')?.string?.(bytes, { offset: 1 })).toBe('хід');
});
