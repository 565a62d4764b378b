/**
 * The app of an earlier format, then the present one, in one profile under one address: the update comes in the
 * middle of a match and takes nothing with it. The earlier app, should it come back, says that it is too old and
 * leaves everything as it is; so it does with a backup file.
 */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { FACTS_VERSION } from '../../src/match/housekeeping';
import { SCHEMA_VERSION } from '../../src/storage/migrations';
import { unfinished } from '../../src/storage/rescue/journal';
import type { FoundRow } from '../../src/storage/rescue/pages';
import { rowsIn } from '../../src/storage/rescue/source';
import type { TableName } from '../../src/storage/tables';
import { databaseFiles, serveInTurn, unpackApp, type Served } from '../support/archive/app';
import { archivedApps } from '../support/archive/read';
import { openApp, type OpenApp } from '../support/browser/app';
import { eventually } from '../support/browser/eventually';
import { sitDown } from '../support/browser/table';

jest.setTimeout(600_000);

const PRESENT = process.env.SHIPPED_FOLDER ?? '';
/** Deal 1 of «Промінь» with 2, 4, 1 and 3 with the shield bid, and 2, 2, 2 and 4 taken. */
const TOTALS = ['Оля: 5', 'Тарас: 10', 'Соломія: −10', 'Євген: −5'];

const scripts = (html: string): string[] =>
  [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? '');

/** Until the page is that of this app. */
async function isRunning(page: Page, folder: string): Promise<void> {
  const [entry = ''] = scripts(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  await page.waitForFunction(
    (src) => [...document.scripts].some((script) => script.getAttribute('src') === src),
    entry,
  );
}

/** Until the app is there without a network: only then is a later one an update. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What a busy machine may miss is tried again after so long. */
const OFFER_MS = 20_000;

/**
 * The page was opened since the other app is served: it offers it, and takes it when told to. An offer goes away after
 * some seconds, which a busy machine may miss; whoever opens the page again is asked again.
 */
async function update(page: Page, folder: string): Promise<void> {
  const offer = page.getByRole('button', { name: 'Оновити', exact: true });
  while (!(await offer.tap({ timeout: OFFER_MS }).then(yes, no))) await page.reload();
  await isRunning(page, folder);
}

const yes = (): boolean => true;
const no = (): boolean => false;

async function bid(page: Page, name: string, beads: number, shield = false): Promise<void> {
  await page.getByRole('heading', { name: `Ставить ${name}` }).waitFor();
  await page.getByRole('button', { name: `ставка ${beads}`, exact: true }).tap();
  const send = shield ? new RegExp(`^${beads} і щит`) : new RegExp(`^Ставка ${beads}`);
  await page.getByRole('button', { name: send }).tap();
}

/** The first deal and two bids of the second; Оля is asked next. Gives back the match's id. */
async function playHalf(page: Page): Promise<string> {
  await sitDown(page, 'Промінь');
  await bid(page, 'Тарас', 2);
  await bid(page, 'Соломія', 4);
  await bid(page, 'Євген', 1);
  await bid(page, 'Оля', 3, true);
  for (const name of ['Тарас', 'Соломія', 'Євген'])
    await page.getByRole('button', { name: new RegExp(`^${name}: 2 взят`) }).tap();
  await page.getByRole('button', { name: /^Закрити роздачу/ }).tap();
  await bid(page, 'Соломія', 2);
  await bid(page, 'Євген', 3);
  await asked(page, 'Оля');
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

const asked = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name: `Ставить ${name}` }).waitFor();

/** All have bid. */
const tricksAsked = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Соломія: 2 взят/ }).waitFor();

async function expectTotals(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}/match/${id}/standings`);
  const totals = page.getByRole('radio');
  await totals.first().waitFor();
  await eventually(
    () => totals.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    // Earlier apps had them by seat, this one has them by place.
    (spoken) => expect(spoken.sort()).toEqual([...TOTALS].sort()),
  );
}

interface Stored {
  files: Record<string, Uint8Array>;
  version: number;
  /** Nothing is half written. */
  isWhole: boolean;
  /** The app has tidied up, as it does when nothing was stored for some seconds; after that it writes nothing by itself. */
  isTidy: boolean;
  /** All rows of all logs, as one text each. */
  entries: string[];
}

/** As soon as nothing is half written. */
async function stored(page: Page, wanted: Partial<Stored> = {}): Promise<Stored> {
  let last: Stored | string = '';
  await eventually(
    async () =>
      (last = await databaseFiles(page)
        .then(storedIn)
        // A file that is written while it is read cannot be read.
        .catch((error: Error) => error.message)),
    (seen) => expect(seen).toMatchObject({ isWhole: true, ...wanted }),
  );
  return last as unknown as Stored;
}

function storedIn(files: Record<string, Uint8Array>): Stored {
  const { '/arbitr.db': file = new Uint8Array(), '/arbitr.db-wal': log = null } = files;
  const journal = files['/arbitr.db-journal'] ?? null;
  const rows = rowsIn({ file, log, journal });
  const of = (table: TableName): FoundRow['values'][] =>
    rows.filter((row) => row.table === table).map(({ values }) => values);
  const versions = of('meta')
    .filter(([name]) => name === 'schema')
    .map(([, value]) => (JSON.parse(String(value)) as { version: number }).version);
  const entries = new Set(of('entries').map((values) => JSON.stringify(values)));
  return {
    files,
    version: Math.max(...versions),
    isWhole: unfinished(journal) === null,
    isTidy: of('meta').some(([name, value]) => name === 'facts' && value === `${FACTS_VERSION}`),
    entries: [...entries].sort(),
  };
}

/** Of the header: the kind of journal and the change counters. The earlier app asks for a WAL before it looks at the version. */
const JOURNAL_BYTES = [18, 19, 24, 25, 26, 27, 92, 93, 94, 95];

/** The database without what says how it is written. */
function contentOf({ files }: Stored): Uint8Array {
  const content = Uint8Array.from(files['/arbitr.db'] ?? []);
  for (const at of JOURNAL_BYTES) content[at] = 0;
  return content;
}

async function saveEverything({ page, url }: OpenApp, folder: string): Promise<string> {
  await page.goto(`${url}/settings`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Зберегти все у файл' }).tap(),
  ]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

/** The earlier app fetches code after the touch; when that takes long the browser has forgotten it: touched again. */
async function choose({ page, url }: OpenApp, file: string): Promise<void> {
  await page.goto(`${url}/settings`);
  const restore = page.getByRole('button', { name: 'Відновити з файлу' });
  for (;;) {
    const opened = page.waitForEvent('filechooser', { timeout: OFFER_MS }).catch(() => null);
    await restore.tap();
    const chooser = await opened;
    if (chooser) return chooser.setFiles(file);
  }
}

function newFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'arbitr-update-'));
}

let app: OpenApp | null = null;
let served: Served | null = null;
let folders: string[] = [];

beforeEach(() => {
  folders = [];
});

afterEach(async () => {
  await app?.close();
  await served?.close();
  app = served = null;
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function folder(): string {
  const made = newFolder();
  folders.push(made);
  return made;
}

async function open(shown: string): Promise<OpenApp & { show(folder: string): void }> {
  served = await serveInTurn(shown);
  app = await openApp('/', { url: served.url, serviceWorker: true });
  await isRunning(app.page, shown);
  return { ...app, show: served.show };
}

describe.each(archivedApps().map((archive) => [archive.number, archive] as const))(
  'after the app of format %s',
  (_, archive) => {
    let earlier: ReturnType<typeof unpackApp>;
    beforeAll(() => {
      earlier = unpackApp(archive);
    });
    afterAll(() => earlier.remove());

    test('a running match goes on; the earlier app touches nothing of it and says why', async () => {
      const { page, url, show, complaints } = await open(earlier.folder);
      const id = await playHalf(page);
      await isKept(page);
      const before = await stored(page);

      // The browser looks for a new version when the page is opened again.
      show(PRESENT);
      await page.reload();
      await isRunning(page, earlier.folder);
      await update(page, PRESENT);
      await asked(page, 'Оля');
      expect(new URL(page.url()).pathname).toBe(`/match/${id}`);
      await bid(page, 'Оля', 1);
      await asked(page, 'Тарас');
      await bid(page, 'Тарас', 4);
      await tricksAsked(page);
      await page.getByRole('button', { name: 'Скасувати останнє' }).first().tap();
      await asked(page, 'Тарас');
      await page.reload();
      await isRunning(page, PRESENT);
      await asked(page, 'Тарас');
      await expectTotals(page, url, id);
      const after = await stored(page, { isTidy: true });
      expect(before.version).toBeLessThan(SCHEMA_VERSION);
      expect(after.version).toBe(SCHEMA_VERSION);
      expect(after.entries).toEqual(expect.arrayContaining(before.entries));
      expect(after.entries).toHaveLength(before.entries.length + 3);

      show(earlier.folder);
      await page.goto(`${url}/match/${id}`);
      await isRunning(page, PRESENT);
      await update(page, earlier.folder);
      await page.getByText(/Дані записала новіша версія Арбітра/).waitFor();
      const untouched = await stored(page);
      expect(contentOf(untouched)).toEqual(contentOf(after));
      expect(untouched.entries).toEqual(after.entries);

      show(PRESENT);
      await page.goto(`${url}/match/${id}`);
      await isRunning(page, earlier.folder);
      await update(page, PRESENT);
      await asked(page, 'Тарас');
      await bid(page, 'Тарас', 4);
      await tricksAsked(page);
      await expectTotals(page, url, id);
      expect(complaints).toEqual([]);
    });

    test('backups: theirs is taken in here; ours is refused there as newer, and nothing changes', async () => {
      const files = folder();
      const there = await open(earlier.folder);
      const id = await playHalf(there.page);
      const theirs = await saveEverything(there, files);
      const before = await stored(there.page);
      const elsewhere = await serveInTurn(PRESENT);
      const present = await openApp('/', { url: elsewhere.url });
      let ours: string;
      try {
        await choose(present, theirs);
        await present.page.getByRole('button', { name: 'Додати', exact: true }).tap();
        await present.page.getByRole('button', { name: 'Закрити', exact: true }).tap();
        await expectTotals(present.page, present.url, id);
        await present.page.goto(`${present.url}/match/${id}`);
        await bid(present.page, 'Оля', 1);
        await asked(present.page, 'Тарас');
        ours = await saveEverything(present, folder());
        expect(present.complaints).toEqual([]);
      } finally {
        await present.close();
        await elsewhere.close();
      }
      await choose(there, ours);
      await there.page
        .getByRole('alert')
        .filter({ hasText: 'Файл зробила новіша версія Арбітра.' })
        .waitFor();
      expect((await stored(there.page)).entries).toEqual(before.entries);
      await there.page.goto(`${there.url}/match/${id}`);
      await asked(there.page, 'Оля');
      expect(there.complaints).toEqual([]);
    });
  },
);

test('what is half entered is still there after the update', async () => {
  const next = path.join(folder(), 'next');
  cpSync(PRESENT, next, { recursive: true });
  // Another worker is another version.
  appendFileSync(path.join(next, 'sw.js'), '\n// the next one\n');
  const { page, show, complaints } = await open(PRESENT);
  await sitDown(page, 'Промінь');
  await isKept(page);
  await asked(page, 'Тарас');
  await page.getByRole('button', { name: 'ставка 2', exact: true }).tap();
  await page.getByRole('button', { name: /^Ставка 2/ }).waitFor();
  show(next);
  // The browser looks by itself when it thinks that it is time.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const again = page.waitForEvent('domcontentloaded');
  await update(page, next);
  await again;
  await page.getByRole('button', { name: /^Ставка 2/ }).tap();
  await asked(page, 'Соломія');
  expect(complaints).toEqual([]);
});
