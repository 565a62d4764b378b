/**
 * The smallest Expo app there is: a button that counts; loaded when they are opened, a plain list and a counter
 * whose every step is stored by expo-sqlite before it is shown. What everything is compared with.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { ROOT, run } from '../../lib/setup.mjs';

const SOURCE = `import { registerRootComponent } from 'expo';
import { lazy, Suspense, useState } from 'react';
import { Pressable, Text, View } from 'react-native';

const pages = { list: lazy(() => import('./list')), stored: lazy(() => import('./stored')) };

function App() {
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(null);
  const Page = pages[open];
  if (Page)
    return (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    );
  return (
    <View>
      <Pressable id="blank-button" role="button" onPress={() => setCount(count + 1)}>
        <Text>{count}</Text>
      </Pressable>
      <Pressable id="blank-list" role="button" onPress={() => setOpen('list')}>
        <Text>list</Text>
      </Pressable>
      <Pressable id="blank-stored" role="button" onPress={() => setOpen('stored')}>
        <Text>stored</Text>
      </Pressable>
    </View>
  );
}

registerRootComponent(App);
`;

const LIST = `import { FlatList, Text, View } from 'react-native';

const rows = Array.from({ length: 10000 }, (_, i) => String(i));

export default function List() {
  return (
    <FlatList
      style={{ height: 844 }}
      data={rows}
      keyExtractor={(row) => row}
      renderItem={({ item }) => (
        <View testID="row" style={{ height: 72 }}>
          <Text>{item}</Text>
        </View>
      )}
    />
  );
}
`;

const STORED = `import { openDatabaseAsync } from 'expo-sqlite';
import { useEffect, useState } from 'react';
import { Pressable, Text } from 'react-native';

export default function Stored() {
  const [count, setCount] = useState(0);
  const [database, setDatabase] = useState(null);
  useEffect(() => {
    openDatabaseAsync('blank.db').then(async (opened) => {
      await opened.execAsync('CREATE TABLE IF NOT EXISTS taps (at INTEGER)');
      setDatabase(opened);
    });
  }, []);
  const store = async () => {
    await database.runAsync('INSERT INTO taps (at) VALUES (?)', Date.now());
    setCount(count + 1);
  };
  return database ? (
    <Pressable id="blank-store" role="button" onPress={store}>
      <Text>{count}</Text>
    </Pressable>
  ) : null;
}
`;

/** As Expo makes it, with the one line expo-sqlite asks for in the browser; none of our own tuning. */
const METRO = `const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.resolver.assetExts.push('wasm');
module.exports = config;
`;

const FILES = {
  'index.tsx': SOURCE,
  'list.tsx': LIST,
  'stored.tsx': STORED,
  'metro.config.js': METRO,
  'package.json': '{ "name": "blank", "main": "index.tsx" }',
  'app.json':
    '{ "expo": { "name": "blank", "slug": "blank", "web": { "bundler": "metro", "output": "single" } } }',
};

function isWritten(project: string): boolean {
  return Object.entries(FILES).every(([name, text]) => {
    const file = path.join(project, name);
    return existsSync(file) && readFileSync(file, 'utf8') === text;
  });
}

/** Exported once and kept as long as it is the same; the SDK decides its weight, not our sources. */
export async function exportBlank(): Promise<string> {
  const folder = path.join(ROOT, 'dist', 'blank');
  const project = path.join(ROOT, '.cache', 'blank');
  if (existsSync(path.join(folder, 'index.html')) && isWritten(project)) return folder;
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  cpSync(path.join(ROOT, 'package-lock.json'), path.join(project, 'package-lock.json'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(project, name), text);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  const { code, output } = await run(
    'expo',
    ['export', '-p', 'web', '--output-dir', folder, project],
    { env: { CI: '1', EXPO_NO_TELEMETRY: '1' }, quiet: true },
  );
  if (code !== 0) throw new Error(`the blank app does not export:\n${output}`);
  return folder;
}
