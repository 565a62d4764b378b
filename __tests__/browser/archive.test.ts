/**
 * What earlier apps wrote (../support/archive) lies in the browser's own storage when the app is opened: a match of
 * each game is on its screen as it was left, goes on, and is still so after a reload.
 */
import type { Page } from 'playwright-core';

import { MODES } from '../../src/engine/types';
import { type GameId, gameIds } from '../../src/games';
import type { KeptMatch } from '../../src/match/types';
import type { Store } from '../../src/storage';
import { putDatabase, serveInTurn, unpackApp } from '../support/archive/app';
import {
  archivedApps,
  archives,
  EVERYTHING,
  type Archive,
  type Archived,
} from '../support/archive/read';
import { openApp, type OpenApp } from '../support/browser/app';
import { eventually } from '../support/browser/eventually';
import { setSetting, settled } from '../support/browser/seeded';
import { openCurtain } from '../support/browser/table';

jest.setTimeout(300_000);

type Workshop = typeof globalThis & { arbitr: { store: Store; open(id: string): KeptMatch } };

/** What the open screen shows of a match. */
async function shown(page: Page, id: string) {
  await page.waitForFunction((match) => {
    try {
      return (globalThis as Workshop).arbitr.open(match) !== null;
    } catch {
      return false;
    }
  }, id);
  return page.evaluate((match) => {
    const { standing, turn, seq, standings, undoCrosses } = (globalThis as Workshop).arbitr.open(
      match,
    );
    const course = standings().map(({ points }) => points);
    return { standing, turn, seq, course, undoCrosses };
  }, id);
}

const asTold = ({ told: { standing, turn, head, course } }: Archived) => ({
  standing,
  turn,
  seq: head.seq,
  course,
});

/** In the database with everything Соломія was renamed and Женя turned out to be Оля. */
const NOW: Readonly<Record<string, string>> = { Соломія: 'Соля', Женя: 'Оля' };

/** The totals on the screen about the course of the match, as they are spoken. */
async function expectTotals(page: Page, url: string, { told }: Archived): Promise<void> {
  await page.goto(`${url}/match/${told.id}/standings`);
  const totals = page.getByRole('radio');
  await totals.first().waitFor();
  const expected = told.players.map(
    (name, seat) => `${NOW[name] ?? name}: ${String(told.standing.points[seat]).replace('-', '−')}`,
  );
  await eventually(
    () => totals.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    // Earlier apps had them by seat, this one has them by place.
    (spoken) => expect(spoken.sort()).toEqual(expected.sort()),
  );
}

function matchOf(archive: Archive, game: GameId, state: Archived['state']): Archived {
  // The modes take turns.
  const mode = MODES[gameIds().indexOf(game) % MODES.length];
  const one = archive.matches.find(
    (match) => match.game === game && match.mode === mode && match.state === state,
  );
  if (!one) throw new Error(`archive ${archive.number} has no ${game} in ${String(mode)}`);
  return one;
}

describe.each(archives().map((archive) => [archive.number, archive] as const))(
  'format %s',
  (_, archive) => {
    describe('in the present app', () => {
      let app: OpenApp;

      beforeAll(async () => {
        app = await openApp('/');
        await putDatabase(app, archive.database(EVERYTHING));
        await app.page.goto(`${app.url}/settings`);
        // The language is a setting of the archive.
        await app.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
        await setSetting(app.page, 'tableHelpSeen', gameIds());
      });
      afterAll(() => app?.close());

      test.each(gameIds())('%s is on its screen as it was left and is played on', async (game) => {
        const { page, url } = app;
        const [over, one] = [matchOf(archive, game, 'finished'), matchOf(archive, game, 'middle')];
        await page.goto(`${url}/match/${over.told.id}`);
        expect(await shown(page, over.told.id)).toMatchObject(asTold(over));
        await expectTotals(page, url, one);
        const { id } = one.told;
        await page.goto(`${url}/match/${id}`);
        const { undoCrosses, ...before } = await shown(page, id);
        expect(before).toEqual(asTold(one));
        await settled(page);
        await openCurtain(page);
        await page.getByRole('button', { name: 'Undo the last entry' }).tap();
        // What somebody did behind a curtain is taken back by them alone, who hold to agree; other seen things by a yes.
        const yes = page.getByRole('button', { name: /^(Yes, undo|Hold to agree)$/ });
        if (undoCrosses) await yes.dispatchEvent('click');
        await eventually(
          () => shown(page, id),
          ({ seq }) => expect(seq).toBe(before.seq + 1),
        );
        const after = await shown(page, id);
        expect(after.course.length).toBeLessThan(before.course.length);
        expect(after.course).toEqual(before.course.slice(0, after.course.length));
        await page.reload();
        expect(await shown(page, id)).toEqual(after);
      });

      test('the storage is sound after all of it', async () => {
        const { page } = app;
        const found = await page.evaluate(async () => {
          const { store } = (globalThis as Workshop).arbitr;
          const checkup = await store.checkup({ deep: true });
          return [store.persistence, store.memoryReason, store.damage, checkup];
        });
        expect(found).toEqual(['disk', null, null, null]);
        expect(app.complaints).toEqual([]);
      });
    });
  },
);

describe.each(archivedApps().map((archive) => [archive.number, archive] as const))(
  'format %s',
  (_, archive) => {
    test('the app that wrote it, served in the place of the present one, opens it too', async () => {
      const old = unpackApp(archive);
      const served = await serveInTurn(process.env.APP_FOLDER ?? '');
      const page = async (): Promise<string> => (await fetch(`${served.url}/`)).text();
      let app: OpenApp | null = null;
      try {
        const present = await page();
        served.show(old.folder);
        expect(await page()).not.toBe(present);
        app = await openApp('/', { url: served.url });
        await app.page.getByRole('heading', { name: 'Арбітр', level: 1 }).waitFor();
        await putDatabase(app, archive.database(EVERYTHING));
        await expectTotals(app.page, app.url, matchOf(archive, 'promin', 'middle'));
        expect(app.complaints).toEqual([]);
      } finally {
        await app?.close();
        await served.close();
        old.remove();
      }
    });
  },
);
