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
const BLANK_TAPS = 25;
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
async function blankTaps(folder: string, stored: boolean): Promise<number[]> {
  return served(folder, async (url) => {
    const page = await newPage();
    await page.goto(url);
    if (stored) await page.locator('#blank-stored').click();
    await page.locator(stored ? '#blank-store' : '#blank-button').waitFor();
    await throttle(page);
    const times: number[] = [];
    for (let i = 0; i < BLANK_TAPS; i += 1) {
      times.push(await tapToPaint(page, { press: '', answer: 'change' }));
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
  const blankTap = quantile(await blankTaps(blank, false), 0.75);
  const blankStored = quantile(await blankTaps(blank, true), 0.75);
  const { typed, moves } = await matchTaps(workshop);
  const move = quantile(moves, 0.75);
  print(`Tap to painted answer, p75, CPU throttled ${THROTTLE}×`, 'ms', [
    { name: 'blank Expo app: a counter', value: blankTap, base: blankTap },
    {
      name: 'Промінь, score: every tap of a deal',
      value: quantile([...typed, ...moves], 0.75),
      base: blankTap,
      target: 2,
    },
    { name: '  a number typed', value: quantile(typed, 0.75), base: blankTap, target: 2 },
    { name: '  a move, stored by SQLite', value: move, base: blankTap, target: 2 },
    { name: 'blank Expo app: a counter stored by SQLite', value: blankStored, base: blankStored },
    { name: '  a move, stored by SQLite', value: move, base: blankStored, target: 2 },
  ]);
  await served(workshop, (url) => benchVirtual(url));
  const plainList = quantile(await openTimes(blank, PLAIN_LIST, false));
  const ourList = quantile(await openTimes(workshop, OUR_LIST, true));
  print(`Tap to a painted list of ${MATCHES_LISTED}, median, CPU throttled ${THROTTLE}×`, 'ms', [
    { name: 'blank Expo app: a plain list', value: plainList, base: plainList },
    { name: 'Арбітр: the history', value: ourList, base: plainList, target: 1.5 },
  ]);
}
