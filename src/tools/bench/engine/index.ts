/** `npm run bench`: how fast the rules are, beside boardgame.io and in Hermes, and how much they weigh. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { HERE, ROOT, bundled, gzippedBytes } from './bundle';
import { median } from './clock';
import { runInHermes } from './hermes';
import type { HermesRun } from './hermes';
import type { PortRow, Report, SpeedRow, WeightRow } from './report';
import { printTable } from './table';

const TARGET_RATIO = 1000;
const TARGET_JUDGE_US = 5;
const TARGET_OFFERS_US = 50;
const TARGET_IMAGINE_US = 150;
/** The payments of the grid games are many. */
const TARGET_GRID_OFFERS_US = 300;
/** Two is linear; the rest is the noise of the clock. */
const TARGET_GROWTH = 2.6;
const TARGET_GZIP = 60_000;

const mark = (ok: boolean): string => (ok ? '' : ' ✗');
const thousands = (n: number): string => Math.round(n).toLocaleString('en-US').replace(/,/g, ' ');
const times = (ratio: number, least: number): string =>
  `${ratio.toFixed(0)}×${mark(ratio >= least)}`;
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
    ['game', 'moves', 'apply/s', 'judged/s', 'judge µs', 'offers µs', 'imagine µs'],
    rows.map(({ id, moves, speed }) => [
      id,
      thousands(moves),
      thousands(speed.apply),
      thousands(speed.applyJudged),
      micro(speed.judge, TARGET_JUDGE_US),
      micro(speed.offers, offersTarget(id)),
      micro(speed.imagine, TARGET_IMAGINE_US),
    ]),
  );
}

/** The app beside boardgame.io, and how many whole random matches it plays in V8 and in Hermes. */
function printRatios({ ratios, virtual }: Report, hermes: HermesRun): void {
  printTable(
    `Public apply beside boardgame.io’s reducer, in turns (its trick game; median of ${ratios[0]?.ratios.length ?? 0} rounds, at least ${thousands(TARGET_RATIO)}× wanted), and whole random matches a second`,
    ['game', 'our apply/s', 'boardgame.io/s', 'ratio', 'rounds', 'V8 matches/s', 'Hermes'],
    ratios.map(({ id, ours, theirs, ratios: rounds }) => {
      const ratio = median(rounds);
      const speed = virtual.find((row) => row.id === id)?.speed;
      const there = hermes.speeds?.[id];
      return [
        id,
        thousands(ours),
        thousands(theirs),
        times(ratio, TARGET_RATIO),
        `${rounds[0]?.toFixed(0)}–${rounds[rounds.length - 1]?.toFixed(0)}`,
        speed ? thousands(speed.playOuts) : '',
        there ? there.playOuts.toFixed(1) : 'not run',
      ];
    }),
  );
}

function printPorts(rows: readonly PortRow[]): void {
  printTable(
    'The two games that were written for boardgame.io too, on the same logs',
    ['game', 'as', 'our apply/s', 'boardgame.io/s', 'ratio', 'same result'],
    rows.map(({ id, as, ours, theirs, ratios, sameResult }) => [
      id,
      as,
      thousands(ours),
      thousands(theirs),
      `${median(ratios).toFixed(0)}×`,
      sameResult ? 'yes' : 'no ✗',
    ]),
  );
}

function printHermes(rows: readonly SpeedRow[], { speeds, note, bytecode }: HermesRun): void {
  if (speeds === null) console.log(`\nHermes: ${note}`);
  else
    printTable(
      `The same matches in V8 and in ${note}: moves a second, and µs at the median moment`,
      [
        'game',
        'V8 apply/s',
        'Hermes apply/s',
        'V8 ÷ Hermes',
        'judged/s',
        'judge µs',
        'offers µs',
        'imagine µs',
      ],
      rows.flatMap(({ id, speed }) => {
        const there = speeds[id];
        if (!there) return [];
        const { apply, applyJudged, judge, offers, imagine } = there;
        const counts = [speed.apply, apply, speed.apply / apply, applyJudged].map(thousands);
        return [[id, ...counts, judge.toFixed(1), offers.toFixed(1), imagine.toFixed(1)]];
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
  const bytes = gzippedBytes('src/games/rules.ts');
  console.log(
    `\nRules of six games and the generator, minified and gzipped: ${thousands(bytes)} bytes of at most ${thousands(TARGET_GZIP)}${mark(bytes <= TARGET_GZIP)}`,
  );
}

export async function benchEngine(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const report = measureInNode();
  const hermes = runInHermes();
  console.log(
    `Node ${process.version}, ${report.matches} random matches a game, load ${load.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after on ${cpus().length} cores; ✗ marks a missed target`,
  );
  printRatios(report, hermes);
  printSpeed('Virtual matches: moves a second, and µs at the median moment', report.virtual);
  printSpeed('Refereed matches', report.referee);
  printPorts(report.ports);
  printHermes(report.virtual, hermes);
  printWeight(report.weight);
}

if (require.main === module) void benchEngine();
