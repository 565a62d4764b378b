/** Bundles of the rules: to measure, to run elsewhere and to weigh. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { buildSync } from 'esbuild';
import type { BuildOptions } from 'esbuild';

export const ROOT = join(__dirname, '../../../..');
export const HERE = 'src/tools/bench/engine';

/** One file in which imports cost nothing, as in the app’s own bundle. */
export function bundled(entry: string, options: BuildOptions = {}): string {
  const built = buildSync({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    write: false,
    target: 'es2020',
    logLevel: 'error',
    ...options,
  });
  return built.outputFiles?.[0]?.text ?? '';
}

/** What a module and all it imports weigh, minified and gzipped. */
export function gzippedBytes(entry: string): number {
  return gzipSync(bundled(entry, { minify: true, format: 'esm' }), { level: 9 }).length;
}
