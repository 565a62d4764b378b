/** The smallest Expo app there is: a line of text and a button that counts. What everything is compared with. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT, run } from '../../lib/setup.mjs';

const SOURCE = `import { registerRootComponent } from 'expo';
import { useState } from 'react';
import { Pressable, Text, View } from 'react-native';

function App() {
  const [count, setCount] = useState(0);
  return (
    <View>
      <Pressable id="blank-button" role="button" onPress={() => setCount(count + 1)}>
        <Text>{count}</Text>
      </Pressable>
    </View>
  );
}

registerRootComponent(App);
`;

/** Exported once and kept; the SDK decides its weight, not our sources. */
export async function exportBlank(): Promise<string> {
  const folder = path.join(ROOT, 'dist', 'blank');
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  const project = path.join(ROOT, '.cache', 'blank');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  for (const name of ['babel.config.js', 'metro.config.js', 'package-lock.json'])
    cpSync(path.join(ROOT, name), path.join(project, name));
  writeFileSync(path.join(project, 'package.json'), '{ "name": "blank", "main": "index.tsx" }');
  writeFileSync(
    path.join(project, 'app.json'),
    '{ "expo": { "name": "blank", "slug": "blank", "web": { "bundler": "metro", "output": "single" } } }',
  );
  writeFileSync(path.join(project, 'index.tsx'), SOURCE);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  const { code, output } = await run(
    'expo',
    ['export', '-p', 'web', '--output-dir', folder, project],
    { env: { CI: '1', EXPO_NO_TELEMETRY: '1' }, quiet: true },
  );
  if (code !== 0) throw new Error(`the blank app does not export:\n${output}`);
  return folder;
}
