/**
 * The exported app beside a blank Expo app, in one run, with the CPU throttled four times: start, weight,
 * tap to painted answer, a long history. Ratios are what counts; the milliseconds are this machine's.
 */
import { gameIds } from '../../../games';
import { exportWebIfNeeded } from '../../lib/webExport.mjs';
import { exportBlank } from './blank';
import { MATCHES_LISTED, openTimes, OUR_LIST, PLAIN_LIST } from './history';
import { newPage, quantile, served, throttle, THROTTLE } from './page';
import { firstScreenGzip, startTime } from './starts';
import { playDeal, REST_MS, tapToPaint, type TapTimes } from './taps';
import { benchMemory, benchVirtual } from './virtual';

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

/** By turns: a busy minute meets both. */
async function startInTurn(ours: string, blank: string): Promise<[ours: number, blank: number]> {
  const [our, their]: [number[], number[]] = [[], []];
  for (let i = 0; i < STARTS; i += 1) {
    our.push(await startTime(ours, '[aria-label^="Промінь"]'));
    their.push(await startTime(blank, '#blank-button'));
  }
  return [quantile(our), quantile(their)];
}

/** The counter, or the counter that is stored first; as many taps as one deal has, in a fresh browser. */
async function blankTaps(url: string, stored: boolean, taps: number): Promise<number[]> {
  const page = await newPage();
  await page.goto(url);
  if (stored) await page.locator('#blank-stored').click();
  await page.locator(stored ? '#blank-store' : '#blank-button').waitFor();
  await page.waitForTimeout(REST_MS);
  await throttle(page);
  const times: number[] = [];
  for (let i = 0; i < taps; i += 1) {
    times.push(await tapToPaint(page, { press: '', answer: 'words' }));
    await page.waitForTimeout(REST_MS);
  }
  await page.context().close();
  return times;
}

interface Compared {
  ours: TapTimes;
  blank: TapTimes;
}

/** A deal of ours, then as many taps of each kind in the blank app, by turns too. */
async function tapInTurn(ours: string, blank: string): Promise<Compared> {
  const all: Compared = { ours: { typed: [], moves: [] }, blank: { typed: [], moves: [] } };
  for (let i = 0; i < MATCHES; i += 1) {
    const page = await newPage();
    const { typed, moves } = await playDeal(page, ours);
    await page.context().close();
    all.ours.typed.push(...typed);
    all.ours.moves.push(...moves);
    all.blank.typed.push(...(await blankTaps(blank, false, typed.length)));
    all.blank.moves.push(...(await blankTaps(blank, true, moves.length)));
  }
  return all;
}

/** Like with like: a number typed beside a counter, a stored move beside a stored counter, all beside as many of each. */
async function compareTaps(blank: string, workshop: string): Promise<void> {
  const times = await served(workshop, (ours) =>
    served(blank, (theirs) => tapInTurn(ours, theirs)),
  );
  const beside = (what: string, of: (taps: TapTimes) => number[], target?: number): Row[] => {
    const base = quantile(of(times.blank), 0.75);
    return [
      { name: `blank Expo app: ${what}`, value: base, base },
      {
        name: '  Промінь, score',
        value: quantile(of(times.ours), 0.75),
        base,
        ...(target ? { target } : {}),
      },
    ];
  };
  print(`Tap to painted answer, p75, CPU throttled ${THROTTLE}×`, 'ms', [
    ...beside('as many taps as a deal has', ({ typed, moves }) => [...typed, ...moves], 1.3),
    ...beside('a counter (a number typed)', ({ typed }) => typed),
    ...beside('a counter stored by SQLite (a move)', ({ moves }) => moves),
  ]);
}

async function starts(blank: string, ours: string): Promise<void> {
  const [ourStart, blankStart] = await served(ours, (url) =>
    served(blank, (theirs) => startInTurn(url, theirs)),
  );
  print(`Interactive after a cold start, median of ${STARTS}, CPU throttled ${THROTTLE}×`, 'ms', [
    { name: 'blank Expo app', value: blankStart, base: blankStart },
    { name: 'Арбітр', value: ourStart, base: blankStart, target: 1.25 },
  ]);
  const [blankWeight, ourWeight] = [firstScreenGzip(blank) / 1000, firstScreenGzip(ours) / 1000];
  print('First screen’s JavaScript, gzip', 'kB', [
    { name: 'blank Expo app', value: blankWeight, base: blankWeight },
    { name: 'Арбітр', value: ourWeight, base: blankWeight },
  ]);
}

async function longList(blank: string, workshop: string): Promise<void> {
  const plainList = quantile(await openTimes(blank, PLAIN_LIST, false));
  const ourList = quantile(await openTimes(workshop, OUR_LIST, true));
  print(`Tap to a painted list of ${MATCHES_LISTED}, median, CPU throttled ${THROTTLE}×`, 'ms', [
    { name: 'blank Expo app: a plain list', value: plainList, base: plainList },
    { name: 'Арбітр: the history', value: ourList, base: plainList, target: 1.5 },
  ]);
}

/** `only`: some of `starts`, `taps`, `memory`, `history` and of the games; nothing is all of them. */
export async function benchApp(only: readonly string[] = []): Promise<void> {
  const isWanted = (part: string): boolean => only.length === 0 || only.includes(part);
  const games = gameIds().filter(isWanted);
  const blank = await exportBlank();
  const workshop = await exportWebIfNeeded({ gallery: true });
  if (isWanted('starts')) await starts(blank, await exportWebIfNeeded());
  if (isWanted('taps')) await compareTaps(blank, workshop);
  if (games.length > 0) await served(workshop, (url) => benchVirtual(url, games));
  if (isWanted('memory')) await served(workshop, benchMemory);
  if (isWanted('history')) await longList(blank, workshop);
}
