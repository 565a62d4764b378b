/** What the shops are told: names in three languages, texts within their limits, no permission nobody uses. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expo } from '../../app.json';
import withHomeNetwork from '../../src/tools/lib/homeNetwork';

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

test('neither the microphone nor files of others are asked for', () => {
  expect(expo.android.permissions).toEqual([]);
  for (const name of ['RECORD_AUDIO', 'READ_EXTERNAL_STORAGE', 'ACTIVITY_RECOGNITION'])
    expect(expo.android.blockedPermissions).toContain(`android.permission.${name}`);
});

test('a table in the home can be reached: the network is not blocked, and why it is asked for is said', () => {
  expect(expo.android.blockedPermissions).not.toContain('android.permission.INTERNET');
  const { NSAppTransportSecurity: transport, NSLocalNetworkUsageDescription: why } =
    expo.ios.infoPlist;
  // iOS has a switch for home addresses; everything else keeps TLS.
  expect(transport).toEqual({ NSAllowsLocalNetworking: true });
  const reasons = LANGUAGES.map(
    (language) =>
      (JSON.parse(read(expo.locales[language])) as { ios: Record<string, string> }).ios
        .NSLocalNetworkUsageDescription,
  );
  expect(reasons[0]).toBe(why);
  expect(new Set(reasons).size).toBe(3);
  for (const reason of reasons) expect(reason).toMatch(/\S{3}.*\.$/);
});

test('Android speaks plain http, or no table in a home could be joined', async () => {
  type Written = { modResults: { manifest: { application: { $: Record<string, string> }[] } } };
  const { mods } = withHomeNetwork({ name: 'x', slug: 'x' }) as unknown as {
    mods: { android: { manifest(given: object): Promise<Written> } };
  };
  const application = [{ $: { 'android:name': '.MainApplication' } }];
  const written = await mods.android.manifest({
    modResults: { manifest: { application } },
    modRequest: {},
  });
  expect(written.modResults.manifest.application[0]?.$).toHaveProperty(
    ['android:usesCleartextTraffic'],
    'true',
  );
  expect(expo.plugins).toContain('./src/tools/lib/homeNetwork.js');
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

  test('say truthfully when a network is used', () => {
    expect(full).toMatch(/телефона|own phone/);
    expect(text).not.toMatch(/(^|\. )(Без мережі|Без сети|Offline)\.|no network/m);
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
