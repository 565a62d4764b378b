/**
 * The exported app beside a blank Expo app, in one run, with the CPU throttled four times: start, weight,
 * tap to painted answer, a long history. Ratios are what counts; the milliseconds are this machine's.
 */
import { exportWebIfNeeded } from '../../lib/webExport.mjs';
import { exportBlank } from './blank';
import { MATCHES_LISTED, openTimes, OUR_LIST, PLAIN_LIST } from './history';
import { newPage, quantile, served, throttle, THROTTLE } from './page';
import { firstScreenGzip, startTime } from './starts';
import { playDeal, tapToPaint, type TapTimes } from './taps';
import { benchVirtual } from './virtual';

const STARTS = 9;
const MATCHES = 4;

interface Row {
  name: string;
  value: number;
  /** What it is divided by. */
  base: number;
  /** At most so many times the base. */
  target?: number;
}

function print(title: string, unit: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const { name, value, base, target } of rows) {
    const ratio = value / base;
    const wanted = target === undefined ? '' : `${ratio <= target ? '' : ' ✗'} (≤ ${target} ×)`;
    const figure = `${value.toFixed(1)} ${unit}`.padStart(12);
    console.log(`${name.padEnd(44)}${figure}  ${ratio.toFixed(2)} ×${wanted}`);
  }
}

async function starts(folder: string, ready: string): Promise<number> {
  return served(folder, async (url) => {
    const times: number[] = [];
    for (let i = 0; i < STARTS; i += 1) times.push(await startTime(url, ready));
    return quantile(times);
  });
}

/** The counter, and the counter that is stored first. */
async function blankTaps(folder: string, stored: boolean, taps: number): Promise<number[]> {
  return served(folder, async (url) => {
    const page = await newPage();
    await page.goto(url);
    if (stored) await page.locator('#blank-stored').click();
    await page.locator(stored ? '#blank-store' : '#blank-button').waitFor();
    await throttle(page);
    const times: number[] = [];
    for (let i = 0; i < taps; i += 1) {
      times.push(await tapToPaint(page, { press: '', answer: 'words' }));
      await page.waitForTimeout(100);
    }
    await page.context().close();
    return times;
  });
}

async function matchTaps(folder: string): Promise<TapTimes> {
  return served(folder, async (url) => {
    const all: TapTimes = { typed: [], moves: [] };
    for (let i = 0; i < MATCHES; i += 1) {
      const page = await newPage();
      const { typed, moves } = await playDeal(page, url);
      all.typed.push(...typed);
      all.moves.push(...moves);
      await page.context().close();
    }
    return all;
  });
}

/** Like with like: a number typed beside a counter, a stored move beside a stored counter, all beside as many of each. */
async function compareTaps(blank: string, workshop: string): Promise<void> {
  const { typed, moves } = await matchTaps(workshop);
  const counted = await blankTaps(blank, false, typed.length);
  const stored = await blankTaps(blank, true, moves.length);
  const p75 = (...times: number[][]): number => quantile(times.flat(), 0.75);
  const beside = (what: string, ours: number, theirs: number, target?: number): Row[] => [
    { name: `blank Expo app: ${what}`, value: theirs, base: theirs },
    { name: '  Промінь, score', value: ours, base: theirs, ...(target ? { target } : {}) },
  ];
  print(`Tap to painted answer, p75, CPU throttled ${THROTTLE}×`, 'ms', [
    ...beside('as many taps as a deal has', p75(typed, moves), p75(counted, stored), 2),
    ...beside('a counter (a number typed)', p75(typed), p75(counted)),
    ...beside('a counter stored by SQLite (a move)', p75(moves), p75(stored)),
  ]);
}

export async function benchApp(): Promise<void> {
  const blank = await exportBlank();
  const ours = await exportWebIfNeeded();
  const workshop = await exportWebIfNeeded({ gallery: true });
  const blankStart = await starts(blank, '#blank-button');
  const ourStart = await starts(ours, '[aria-label="Історія"]');
  print(`Interactive after a cold start, median of ${STARTS}, CPU throttled ${THROTTLE}×`, 'ms', [
    { name: 'blank Expo app', value: blankStart, base: blankStart },
    { name: 'Арбітр', value: ourStart, base: blankStart, target: 1.5 },
  ]);
  const [blankWeight, ourWeight] = [firstScreenGzip(blank) / 1000, firstScreenGzip(ours) / 1000];
  print('First screen’s JavaScript, gzip', 'kB', [
    { name: 'blank Expo app', value: blankWeight, base: blankWeight },
    { name: 'Арбітр', value: ourWeight, base: blankWeight },
  ]);
  await compareTaps(blank, workshop);
  await served(workshop, (url) => benchVirtual(url));
  const plainList = quantile(await openTimes(blank, PLAIN_LIST, false));
  const ourList = quantile(await openTimes(workshop, OUR_LIST, true));
  print(`Tap to a painted list of ${MATCHES_LISTED}, median, CPU throttled ${THROTTLE}×`, 'ms', [
    { name: 'blank Expo app: a plain list', value: plainList, base: plainList },
    { name: 'Арбітр: the history', value: ourList, base: plainList, target: 1.5 },
  ]);
}
