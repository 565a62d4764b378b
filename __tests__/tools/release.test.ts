/** What the shops are told: names in three languages, texts within their limits, no permission nobody uses. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expo } from '../../app.json';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const LANGUAGES = ['uk', 'ru', 'en'] as const;

test('the app is called by its name in every language, and says why it asks for motion', () => {
  expect(Object.keys(expo.locales)).toEqual([...LANGUAGES]);
  const names = LANGUAGES.map((language) => {
    const { ios, android } = JSON.parse(read(expo.locales[language])) as {
      ios: Record<string, string>;
      android: Record<string, string>;
    };
    expect(ios.NSMotionUsageDescription).toMatch(/\S{3}.*\.$/);
    expect(android.app_name).toBe(ios.CFBundleDisplayName);
    return android.app_name;
  });
  expect(names).toEqual(['Арбітр', 'Арбитр', 'Arbitr']);
});

test('the version is the one of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(expo.version).toBe(version);
});

test('neither the network nor the microphone nor files of others are asked for', () => {
  expect(expo.android.permissions).toEqual([]);
  for (const name of ['INTERNET', 'RECORD_AUDIO', 'READ_EXTERNAL_STORAGE', 'ACTIVITY_RECOGNITION'])
    expect(expo.android.blockedPermissions).toContain(`android.permission.${name}`);
});

describe.each(LANGUAGES)('the shop texts in «%s»', (language) => {
  const text = read(`assets/store/${language}.md`);
  const [, ...sections] = text.split(/\*\*[^*]+?:?\*\*/);
  const [name = '', subtitle = '', short = '', full = ''] = sections.map((part) => part.trim());

  test('keep the limits of both shops', () => {
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(30);
    expect(subtitle.length).toBeLessThanOrEqual(30);
    expect(short.length).toBeLessThanOrEqual(80);
    expect(full.length).toBeGreaterThan(500);
    expect(full.length).toBeLessThanOrEqual(4000);
  });

  test('show five pictures that are there', () => {
    const pictures = [...text.matchAll(/src="(shots\/[^"]+\.jpg)" alt="[^"]+"/g)].map(
      ([, at]) => at,
    );
    expect(pictures).toHaveLength(5);
    for (const at of pictures)
      expect(statSync(join(ROOT, 'assets/store', at ?? '')).size).toBeGreaterThan(10_000);
  });
});
