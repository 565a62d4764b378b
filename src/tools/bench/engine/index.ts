/** `npm run bench`: how fast the rules are, beside boardgame.io and in Hermes, and how much they weigh. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { HERE, ROOT, bundled, gzippedBytes } from './bundle';
import { runInHermes } from './hermes';
import type { BoardgameRow, Report, SpeedRow, WeightRow } from './report';
import { printTable } from './table';

const TARGET_RATIO = 500;
const TARGET_JUDGE_US = 5;
const TARGET_OFFERS_US = 50;
/** The payments of the grid games are many. */
const TARGET_GRID_OFFERS_US = 300;
/** Two is linear; the rest is the noise of the clock. */
const TARGET_GROWTH = 2.6;
const TARGET_GZIP = 60_000;

const mark = (ok: boolean): string => (ok ? '' : ' ✗');
const thousands = (n: number): string => Math.round(n).toLocaleString('en-US').replace(/,/g, ' ');
const micro = (n: number, most: number): string => `${n.toFixed(2)}${mark(n <= most)}`;

function offersTarget(id: string): number {
  return id === 'nizam' || id === 'perlyna' ? TARGET_GRID_OFFERS_US : TARGET_OFFERS_US;
}

/** Bundled first: through a loader every call between modules would cost more than the rules do. */
function measureInNode(): Report {
  const folder = mkdtempSync(join(tmpdir(), 'arbitr-bench-'));
  try {
    const file = join(folder, 'report.cjs');
    writeFileSync(
      file,
      bundled(`${HERE}/report.ts`, { platform: 'node', format: 'cjs', target: 'node20' }),
    );
    const run = spawnSync(process.execPath, [file], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 1 << 24,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (run.status !== 0)
      throw new Error(`the measurements stopped with ${String(run.status ?? run.error)}`);
    return JSON.parse(run.stdout) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printSpeed(title: string, rows: readonly SpeedRow[]): void {
  printTable(
    title,
    ['game', 'moves', 'apply/s', 'judge+apply/s', 'play-outs/s', 'judge µs', 'offers µs'],
    rows.map(({ id, moves, speed }) => [
      id,
      thousands(moves),
      thousands(speed.apply),
      thousands(speed.judgeApply),
      thousands(speed.playOuts),
      micro(speed.judge, TARGET_JUDGE_US),
      micro(speed.offers, offersTarget(id)),
    ]),
  );
}

function printBoardgame(rows: readonly BoardgameRow[]): void {
  printTable(
    `Beside it boardgame.io’s reducer on the same logs (at least ${TARGET_RATIO}× wanted)`,
    ['game', 'as', 'our apply/s', 'boardgame.io/s', 'ratio', 'same result'],
    rows.map(({ id, as, ours, theirs, sameResult }) => [
      id,
      as,
      thousands(ours),
      thousands(theirs),
      `${(ours / theirs).toFixed(0)}×${mark(ours / theirs >= TARGET_RATIO)}`,
      sameResult ? 'yes' : 'no ✗',
    ]),
  );
}

function printHermes(rows: readonly SpeedRow[]): void {
  const { speeds, note, bytecode } = runInHermes();
  if (speeds === null) console.log(`\nHermes: ${note}`);
  else
    printTable(
      `The same matches in V8 and in ${note}: moves a second, and µs at the median moment`,
      [
        'game',
        'V8 apply/s',
        'Hermes apply/s',
        'V8 ÷ Hermes',
        'judge+apply/s',
        'play-outs/s',
        'judge µs',
        'offers µs',
      ],
      rows.flatMap(({ id, speed }) => {
        const there = speeds[id];
        if (!there) return [];
        const { apply, judgeApply, playOuts, judge, offers } = there;
        const counts = [speed.apply, apply, speed.apply / apply, judgeApply, playOuts].map(
          thousands,
        );
        return [[id, ...counts, judge.toFixed(1), offers.toFixed(1)]];
      }),
    );
  console.log(bytecode);
}

function printWeight(rows: readonly WeightRow[]): void {
  printTable(
    'Growth (time of whole matches ÷ of their first halves; 2 is linear) and bytes as JSON',
    ['game', 'growth', 'state, mean', 'state, largest', 'log of a match, mean'],
    rows.map(({ id, growth, stateMean, stateLargest, logMean }) => [
      id,
      `${growth.toFixed(2)}${mark(growth <= TARGET_GROWTH)}`,
      thousands(stateMean),
      thousands(stateLargest),
      thousands(logMean),
    ]),
  );
  const bytes = gzippedBytes('src/engine/index.ts');
  console.log(
    `\nRules of six games and the generator, minified and gzipped: ${thousands(bytes)} bytes of at most ${thousands(TARGET_GZIP)}${mark(bytes <= TARGET_GZIP)}`,
  );
}

export async function benchEngine(): Promise<void> {
  const report = measureInNode();
  console.log(
    `Node ${process.version}, ${report.matches} random matches a game; ✗ marks a missed target`,
  );
  printSpeed('Virtual matches: moves a second, and µs at the median moment', report.virtual);
  printSpeed('Refereed matches', report.referee);
  printBoardgame(report.boardgame);
  printHermes(report.virtual);
  printWeight(report.weight);
}

if (require.main === module) void benchEngine();
