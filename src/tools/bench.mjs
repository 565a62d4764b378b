/** `npm run bench [engine|app|storage]`: figures as ratios within one run. Asserts nothing. */
import { setUp } from './lib/setup.mjs';

setUp();
// The benches are TypeScript; tsx makes them importable.
const { register } = await import('tsx/esm/api');
const { require: load } = await import('tsx/cjs/api');

const PARTS = {
  // Loaded as what it is, CommonJS: Node refuses the cycle that an import through the hooks makes of it.
  engine: async () => load('./bench/engine/index.ts', import.meta.url).benchEngine(),
  app: async () => (await import('./bench/app/index.ts')).benchApp(),
  storage: async () => (await import('./bench/storage/index.ts')).benchStorage(),
};
register();
const wanted = process.argv.slice(2).filter((name) => name in PARTS);
for (const name of wanted.length > 0 ? wanted : Object.keys(PARTS)) await PARTS[name]();
