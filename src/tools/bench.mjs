/** `npm run bench [engine|app|storage]`: figures as ratios within one run. Asserts nothing. */
import { setUp } from './lib/setup.mjs';

setUp();
// The benches are TypeScript; tsx makes them importable.
const { register } = await import('tsx/esm/api');
register();

const PARTS = {
  engine: async () => (await import('./bench/engine/index.ts')).benchEngine(),
  app: async () => (await import('./bench/app/index.ts')).benchApp(),
  storage: async () => (await import('./bench/storage/index.ts')).benchStorage(),
};
const wanted = process.argv.slice(2).filter((name) => name in PARTS);
for (const name of wanted.length > 0 ? wanted : Object.keys(PARTS)) await PARTS[name]();
