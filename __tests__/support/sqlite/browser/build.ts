/** Bundles ./page with the real expo-sqlite, its worker and its WebAssembly into a folder to be served. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const OUT = path.join(ROOT, 'node_modules/.cache/arbitr/storePage');

const COMMON = [
  '--bundle',
  '--format=iife',
  '--platform=browser',
  '--target=chrome110',
  '--loader:.wasm=file',
  '--loader:.js=jsx',
  '--asset-names=[name]',
  '--public-path=/',
  '--define:__DEV__=false',
  '--define:process.env.NODE_ENV="production"',
  '--define:process.env.EXPO_OS="web"',
  '--define:global=globalThis',
  '--resolve-extensions=.web.ts,.web.tsx,.web.js,.ts,.tsx,.js,.json',
  '--alias:expo=expo-modules-core',
  '--alias:react-native=react-native-web',
  `--alias:expo-asset=${path.join(__dirname, 'noAssets.ts')}`,
  '--log-level=error',
];

export function buildStorePage(): string {
  const esbuild = path.join(ROOT, 'node_modules/.bin/esbuild');
  const worker = path.join(ROOT, 'node_modules/expo-sqlite/web/worker.ts');
  fs.mkdirSync(OUT, { recursive: true });
  execFileSync(esbuild, [path.join(__dirname, 'page.ts'), ...COMMON, `--outfile=${OUT}/page.js`], {
    cwd: ROOT,
  });
  // expo-sqlite asks for «./worker» beside the page.
  execFileSync(esbuild, [worker, ...COMMON, `--outfile=${OUT}/worker.js`], { cwd: ROOT });
  fs.writeFileSync(
    path.join(OUT, 'index.html'),
    '<!doctype html><html lang="en"><title>store</title><script src="/page.js"></script></html>',
  );
  return OUT;
}
