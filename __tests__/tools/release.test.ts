/** What the shops are told: names in three languages, texts within their limits, no permission nobody uses. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expo } from '../../app.json';
import withHomeNetwork from '../../src/tools/lib/homeNetwork';
import { THEMES } from '../../src/ui/theme/tokens';

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

describe('what `expo prebuild` writes', () => {
  interface Named {
    $: Record<string, string>;
    _?: string;
  }
  interface Written {
    android: {
      colors: { resources: { color: Named[] } };
      colorsNight: { resources: { color: Named[] } };
      strings: { resources: { string: Named[] } };
      manifest: {
        manifest: {
          'uses-permission': { $: Record<string, string> }[];
          application: { $: Record<string, string> }[];
        };
      };
    };
    ios: { infoPlist: Record<string, unknown> };
  }
  const { android, ios } = (
    JSON.parse(
      execFileSync('npx', ['expo', 'config', '--type', 'introspect', '--json'], {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' },
      }),
    ) as { _internal: { modResults: Written } }
  )._internal.modResults;
  const named = (all: readonly Named[], name: string) => all.find(({ $ }) => $.name === name)?._;

  test('follows the device’s theme on both systems', () => {
    expect(named(android.strings.resources.string, 'expo_system_ui_user_interface_style')).toBe(
      'automatic',
    );
    expect(ios.infoPlist.UIUserInterfaceStyle).toBe('Automatic');
  });

  test('reaches a table in the home: the network, plain http at home, and why it is asked for', () => {
    const { 'uses-permission': asked, application } = android.manifest.manifest;
    const internet = asked.filter(({ $ }) => $['android:name'] === 'android.permission.INTERNET');
    expect(internet.map(({ $ }) => $['tools:node'])).toEqual([undefined]);
    expect(application[0]?.$['android:usesCleartextTraffic']).toBe('true');
    expect(ios.infoPlist.NSAppTransportSecurity).toEqual({ NSAllowsLocalNetworking: true });
    expect(ios.infoPlist.NSLocalNetworkUsageDescription).toBe(
      expo.ios.infoPlist.NSLocalNetworkUsageDescription,
    );
  });

  test('starts on the table by day and by night, and marks text with walnut', () => {
    const day = android.colors.resources.color;
    expect(named(day, 'splashscreen_background')).toBe(THEMES.light.table);
    expect(named(android.colorsNight.resources.color, 'splashscreen_background')).toBe(
      THEMES.dark.table,
    );
    expect(named(day, 'iconBackground')).toBe(THEMES.light.table);
    expect(named(day, 'colorPrimary')).toBe(THEMES.light.action);
  });
});

/** Width, height and whether it lets the ground through, as the file's head says. */
function headOf(file: string): { width: number; height: number; clear: boolean } {
  const head = readFileSync(join(ROOT, file));
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20), clear: head[25] === 6 };
}

test('the icon has a face for every way in which systems colour it', () => {
  const { adaptiveIcon } = expo.android;
  const { light, dark, tinted } = expo.ios.icon;
  for (const file of [light, dark, tinted, ...pictures(adaptiveIcon)])
    expect(headOf(file)).toMatchObject({ width: 1024, height: 1024 });
  // The system lays its own ground under these; the first fills its square.
  for (const file of [dark, tinted, ...pictures(adaptiveIcon)])
    expect(headOf(file).clear).toBe(true);
  expect(headOf(light).clear).toBe(false);
});

function pictures(icon: typeof expo.android.adaptiveIcon): string[] {
  return [icon.foregroundImage, icon.monochromeImage];
}

describe.each(LANGUAGES)('what the browser shows before it installs, in «%s»', (language) => {
  const name = language === 'uk' ? '' : `.${language}`;
  const manifest = JSON.parse(read(`assets/public/manifest${name}.webmanifest`)) as {
    id: string;
    name: string;
    lang: string;
    screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
  };

  test('it is one app under one name', () => {
    const { ios } = JSON.parse(read(expo.locales[language])) as { ios: Record<string, string> };
    expect(manifest).toMatchObject({ id: '/', lang: language, name: ios.CFBundleDisplayName });
  });

  test('its pictures are there, as large as is said', () => {
    expect(manifest.screenshots.length).toBeGreaterThan(1);
    for (const { src, sizes, label } of manifest.screenshots) {
      expect(sizeOfJpeg(`assets/public${src}`)).toBe(sizes);
      expect(label).not.toBe('');
    }
  });
});

/** As the first frame of the file says, past its tables. */
function sizeOfJpeg(file: string): string {
  const bytes = readFileSync(join(ROOT, file));
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  throw new Error(`${file} is no JPEG`);
}

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
    // Nowhere by itself: it holds for one phone, and that is said.
    for (const sentence of text.split(/(?<=[.!])\s/))
      if (/без мережі|без сети|offline|no network/i.test(sentence))
        expect(sentence).toMatch(/одному телефоні|одном телефоне|one phone/);
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
