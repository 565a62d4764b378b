/** A module of its own kind (`.mjs`), with what it imports, run in the process of a test. */
import path from 'node:path';

import { buildSync } from 'esbuild';

const ROOT = path.join(__dirname, '../..');

/** `file`: from the project's root. */
export function loadModule<T>(file: string): T {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(ROOT, file)],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    write: false,
  });
  const module = { exports: {} };
  const code = outputFiles[0]?.text ?? '';
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  return module.exports as T;
}
