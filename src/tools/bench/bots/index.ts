/** `npm run bench bots`: how long a strong bot thinks in Hermes, in which slices, and what the six weigh. */
import { gzipSync } from 'node:zlib';

import { GAME_IDS } from '../../bots/ours';
import { bundled } from '../engine/bundle';
import { printedInHermes } from '../engine/hermes';
import { printTable } from '../engine/table';
import type { Timed } from './measure';

const TARGET_P95 = 100;
const TARGET_MAX = 150;
const TARGET_SLICE = 8;
const TARGET_GZIP = 25_000;
const DECISIONS = 120;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const within = (value: number, most: number): string => `${value}${value <= most ? '' : ' ✗'}`;

export function benchBots(): void {
  const rows: string[][] = [];
  let where = '';
  for (const id of GAME_IDS) {
    const prelude = `var WANTED = ${JSON.stringify({ games: [id], decisions: DECISIONS })};`;
    const { printed, note } = printedInHermes('src/tools/bench/bots/entry.ts', prelude);
    where = note;
    const { decisions, slices } = (JSON.parse(printed) as Record<string, Timed>)[id] as Timed;
    rows.push([
      id,
      String(decisions.length),
      String(at(decisions, 0.5)),
      within(at(decisions, 0.95), TARGET_P95),
      within(at(decisions, 1), TARGET_MAX),
      String(slices.length),
      within(at(slices, 0.95), TARGET_SLICE),
      within(at(slices, 1), TARGET_SLICE),
    ]);
  }
  printTable(
    `Strong bots in ${where}: milliseconds, each slice at its quickest of four`,
    ['game', 'decisions', 'median', 'p95', 'most', 'slices', 'slice p95', 'slice most'],
    rows,
  );
  printWeight();
}

/** Bots beside rules that are loaded anyway. */
function printWeight(): void {
  let sum = 0;
  const rows = GAME_IDS.map((id) => {
    const bytes = botBytes(id);
    sum += bytes;
    return [id, String(bytes)];
  });
  const total = `${sum}${sum <= TARGET_GZIP ? '' : ' ✗'}`;
  printTable('What each bot weighs, gzip', ['game', 'bytes'], [...rows, ['all six', total]]);
}

/** Without the game's rules, which a match has loaded before. */
export function botBytes(id: string): number {
  const code = bundled(`src/games/${id}/bot/index.ts`, {
    minify: true,
    format: 'esm',
    external: ['../rules/*', '../../gems/rules/*', '../../../engine/*', '../rules/*'],
  });
  return gzipSync(code, { level: 9 }).length;
}
