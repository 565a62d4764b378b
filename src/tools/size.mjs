/** `npm run size`: what the web app weighs, part by part, raw and gzip, and what the first screen loads. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { say, setUp } from './lib/setup.mjs';

setUp();
const { exportWebIfNeeded } = await import('./lib/webExport.mjs');
const DIST = await exportWebIfNeeded();

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(full) : [full];
  });
}

const first = new Set(
  [
    ...readFileSync(path.join(DIST, 'index.html'), 'utf8').matchAll(/<script[^>]+src="\/([^"]+)"/g),
  ].map((match) => match[1]),
);
const kilo = (bytes) => `${(bytes / 1000).toFixed(1).padStart(9)} kB`;
let firstGzip = 0;
const rows = filesBelow(DIST)
  .map((file) => {
    const name = path.relative(DIST, file).split(path.sep).join('/');
    const gzip = gzipSync(readFileSync(file), { level: 9 }).length;
    if (first.has(name)) firstGzip += gzip;
    return { name, raw: statSync(file).size, gzip };
  })
  .sort((a, b) => b.gzip - a.gzip);
say(`      raw          gzip       file`);
for (const { name, raw, gzip } of rows)
  say(`${kilo(raw)} ${kilo(gzip)}  ${first.has(name) ? '* ' : '  '}${name}`);
say(`first screen’s JavaScript (*): ${kilo(firstGzip).trim()} gzip`);
