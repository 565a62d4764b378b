/** The server as one file of plain Node, for the image: no sources, no packages, no rooms of the games but the rules. */
import path from 'node:path';

import { build } from 'esbuild';

import { ROOT } from '../tools/lib/setup.mjs';

/** What a game draws with: behind its door, and never asked for here. */
const drawn = {
  name: 'drawn',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/(table|words|book|examples|figures|box|keepsake)(\/|$)/ }, (asked) =>
      asked.kind === 'dynamic-import' ? { path: asked.path, namespace: 'drawn' } : undefined,
    );
    onResolve({ filter: /^(react|expo|@react|@expo)|\.ttf$/ }, ({ path: asked }) => ({
      path: asked,
      namespace: 'drawn',
    }));
    onLoad({ filter: /.*/, namespace: 'drawn' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** `file`: where it goes. SQLite stays out: whoever keeps a home runs it from the project. */
function bundleServer(file) {
  return build({
    entryPoints: [path.join(ROOT, 'src/server/image.mjs')],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['node-sqlite3-wasm', 'pg-native', '@pm2/io', 'bufferutil', 'utf-8-validate'],
    plugins: [drawn],
    logLevel: 'error',
  });
}

if (process.argv[1] && path.basename(process.argv[1]) === 'bundle.mjs')
  await bundleServer(path.resolve(process.argv[2] ?? path.join(ROOT, 'dist/server/server.cjs')));
