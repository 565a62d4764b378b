/**
 * Writes the database of the present schema version as SQL text into versions/, for the test that
 * opens one of every version. Run once, when a migration is added: `npx tsx …/writeVersion.ts`.
 * Earlier files are never rewritten: they are what earlier apps left behind.
 */
import fs from 'node:fs';
import path from 'node:path';

import { SCHEMA_VERSION } from '../../../src/storage/migrations';
import { createDice } from '../torture/dice';
import { fill, tell } from '../torture/reference';
import { openFile } from './files';
import { testPlace } from './openTestStore';

const quote = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

function dump(file: string): string {
  const database = openFile(file);
  const objects = database.all(
    `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type = 'index', rowid`,
  );
  const lines = ['PRAGMA foreign_keys = OFF;'];
  for (const { sql } of objects) lines.push(`${String(sql)};`);
  for (const { type, name } of objects) {
    if (type !== 'table') continue;
    for (const row of database.all(`SELECT * FROM ${String(name)}`))
      lines.push(
        `INSERT INTO ${String(name)} VALUES (${Object.values(row).map(quote).join(', ')});`,
      );
  }
  database.close();
  return `${lines.join('\n')}\n`;
}

async function main(): Promise<void> {
  const target = path.join(__dirname, 'versions', `v${SCHEMA_VERSION}.sql`);
  if (fs.existsSync(target)) throw new Error(`${target} is there already`);
  const place = testPlace();
  const store = await place.open();
  await fill(store, 4, 24, createDice(2026));
  const { matches, players, settings } = await tell(store);
  await store.close();
  fs.writeFileSync(target, dump(place.file));
  const told = {
    players: players.map((player) => player.name).sort(),
    matches: [...matches.values()].map(({ match, log }) => ({
      entries: log.length,
      over: match.summary.over,
      points: match.summary.points,
    })),
    settings,
  };
  const file = path.join(__dirname, 'versions.json');
  const known = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  const all = { ...known, [SCHEMA_VERSION]: told };
  fs.writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  place.remove();
}

void main();
