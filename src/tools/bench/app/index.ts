/**
 * The exported app beside a blank Expo app, in one run, with the CPU throttled four times: start, weight,
 * tap to painted answer, a long history. Ratios are what counts; the milliseconds are this machine's.
 */
import type { Browser } from 'playwright-core';

import { exportWebIfNeeded } from '../../lib/webExport.mjs';
import { exportBlank } from './blank';
import { MATCHES_LISTED, openTimes, OUR_LIST, PLAIN_LIST } from './history';
import { launch, newPage, quantile, served, throttle, THROTTLE } from './page';
import { firstScreenGzip, startTime } from './starts';
import { bidInTurn, tapToPaint, type TapTimes } from './taps';
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

async function starts(browser: Browser, folder: string, ready: string): Promise<number> {
  return served(folder, async (url) => {
    const times: number[] = [];
    for (let i = 0; i < STARTS; i += 1) times.push(await startTime(browser, url, ready));
    return quantile(times);
  });
}

async function blankTaps(browser: Browser, folder: string): Promise<number[]> {
  return served(folder, async (url) => {
    const page = await newPage(browser);
    await page.goto(url);
    await page.locator('#blank-button').waitFor();
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

async function matchTaps(browser: Browser, folder: string): Promise<TapTimes> {
  return served(folder, async (url) => {
    const all: TapTimes = { keys: [], bids: [] };
    for (let i = 0; i < MATCHES; i += 1) {
      const page = await newPage(browser);
      const { keys, bids } = await bidInTurn(page, url);
      all.keys.push(...keys);
      all.bids.push(...bids);
      await page.context().close();
    }
    return all;
  });
}

export async function benchApp(): Promise<void> {
  const blank = await exportBlank();
  const ours = await exportWebIfNeeded();
  const workshop = await exportWebIfNeeded({ gallery: true });
  const browser = await launch();
  const blankStart = await starts(browser, blank, '#blank-button');
  const ourStart = await starts(browser, ours, '[aria-label="Історія"]');
  print(`Interactive after a cold start, median of ${STARTS}, CPU throttled ${THROTTLE}×`, 'ms', [
    { name: 'blank Expo app', value: blankStart, base: blankStart },
    { name: 'Арбітр', value: ourStart, base: blankStart, target: 1.5 },
  ]);
  const [blankWeight, ourWeight] = [firstScreenGzip(blank) / 1000, firstScreenGzip(ours) / 1000];
  print('First screen’s JavaScript, gzip', 'kB', [
    { name: 'blank Expo app', value: blankWeight, base: blankWeight },
    { name: 'Арбітр', value: ourWeight, base: blankWeight },
  ]);
  const blankTap = quantile(await blankTaps(browser, blank), 0.75);
  const { keys, bids } = await matchTaps(browser, workshop);
  print(`Tap to painted answer, p75, CPU throttled ${THROTTLE}×`, 'ms', [
    { name: 'blank Expo app: a counter', value: blankTap, base: blankTap },
    {
      name: 'Промінь, score: a number key',
      value: quantile(keys, 0.75),
      base: blankTap,
      target: 2,
    },
    { name: '  a bid, stored by SQLite', value: quantile(bids, 0.75), base: blankTap, target: 2 },
    { name: '  both', value: quantile([...keys, ...bids], 0.75), base: blankTap, target: 2 },
  ]);
  await served(workshop, (url) => benchVirtual(browser, url));
  const plainList = quantile(await openTimes(browser, blank, PLAIN_LIST, false));
  const ourList = quantile(await openTimes(browser, workshop, OUR_LIST, true));
  print(`Tap to a painted list of ${MATCHES_LISTED}, median, CPU throttled ${THROTTLE}×`, 'ms', [
    { name: 'blank Expo app: a plain list', value: plainList, base: plainList },
    { name: 'Арбітр: the history', value: ourList, base: plainList, target: 1.5 },
  ]);
  await browser.close();
}
