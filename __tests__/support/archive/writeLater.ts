/** Writes what ./later plays beside an archive: `npx tsx __tests__/support/archive/writeLater.ts 2`, once. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { exportEverything } from '../../../src/match/backup';
import { testPlace } from '../sqlite/openTestStore';
import { lacking, playLater, tellLater, type LaterTold } from './later';
import { holdStill } from './outside';

async function main(): Promise<void> {
  const folder = path.join(__dirname, process.argv[2] ?? '');
  const at = (name: string): string => path.join(folder, name);
  if (!/^\d+$/.test(path.basename(folder)) || !fs.existsSync(folder))
    throw new Error('beside which archive? its number, please');
  if (fs.existsSync(at('later.json'))) throw new Error('it is there already and stays as it is');
  holdStill();
  const place = testPlace();
  const store = await place.open();
  const ids = await playLater(store);
  const matches: LaterTold[] = [];
  for (const id of ids) matches.push(await tellLater(store, id));
  const missing = lacking(matches);
  if (missing.length > 0) throw new Error(`no match has ${missing.join(', ')}`);
  const [backup, ...more] = await exportEverything(store);
  if (!backup || more.length > 0) throw new Error('one backup file is expected');
  await store.close();
  fs.writeFileSync(at('later.db.gz'), gzipSync(fs.readFileSync(place.file), { level: 9 }));
  fs.writeFileSync(at('later.jsonl.gz'), backup.bytes);
  const lines = matches.map((one) => JSON.stringify(one)).join(',\n');
  fs.writeFileSync(at('later.json'), `[\n${lines}\n]\n`);
  place.remove();
}

void main();
