/** The one place where we change somebody else's code: it must be noticed when that code changes. */
import { readFileSync } from 'node:fs';

import { FILE, withoutCommonChunk } from '../../src/tools/lib/serializer';

const source = readFileSync(require.resolve(FILE), 'utf8');

test('Expo still gathers what parts share in one line, and only that line is left out', () => {
  // Thrown on as it is: its message says what to do.
  const patched = withoutCommonChunk(source);
  const [before, after] = [source.split('\n'), patched.split('\n')];
  const changed = before.flatMap((line, i) => (line === after[i] ? [] : [i]));
  expect(after).toHaveLength(before.length);
  expect(changed).toHaveLength(1);
  expect(after[changed[0] ?? -1]?.trim()).toBe('const commonChunk = undefined;');
});

test('what is left undefined is asked about wherever Expo uses it', () => {
  const used = /\bcommonChunk\.\w+|\(commonChunk\)(?! \{)/g;
  const lines = source.split('\n').map((line) => line.trim());
  const unguarded = lines.filter((line, i) => {
    const guarded = lines.slice(i - 3, i).some((before) => before === 'if (commonChunk) {');
    return !guarded && (line.match(used) ?? []).length > 0;
  });
  expect(unguarded).toEqual([]);
});

test.each([
  ['is gone', (text: string) => text.replace('extractCommonChunk(chunks', 'extractShared(chunks')],
  ['stands there twice', (text: string) => text + text],
])('a line that %s stops the build and says what to do', (_, change) => {
  expect(() => withoutCommonChunk(change(source))).toThrow(
    /Expo’s serializer has changed:.*serializeChunks\.js.*To go on without/s,
  );
});
