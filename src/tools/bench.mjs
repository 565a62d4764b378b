/**
 * `npm run bench [engine|app|search|storage|bots]`: figures as ratios within one run. Asserts nothing.
 * `npm run bench app starts taps memory history split`: only these of the app.
 */
import { setUp } from './lib/setup.mjs';

setUp();
// The benches are TypeScript, loaded as CommonJS: Node refuses the cycles that imports through tsx's hooks make.
const { require: load } = await import('tsx/cjs/api');

const given = process.argv.slice(2);
const PARTS = {
  engine: () => load('./bench/engine/index.ts', import.meta.url).benchEngine(),
  app: () => load('./bench/app/index.ts', import.meta.url).benchApp(named),
  search: () => load('./bench/search/index.ts', import.meta.url).benchSearch(),
  bots: async () => {
    load('./bench/bots/index.ts', import.meta.url).benchBots();
    await load('./bench/app/bots.ts', import.meta.url).benchBotsInBrowser();
  },
  storage: () => load('./bench/storage/index.ts', import.meta.url).benchStorage(),
};
const wanted = given.filter((name) => name in PARTS);
const named = given.filter((name) => !(name in PARTS));
for (const name of wanted.length > 0 ? wanted : Object.keys(PARTS)) await PARTS[name]();
