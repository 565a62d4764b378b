/**
 * What format 2 learned to hold after its archive was written (../support/archive/later): opens as it was left, is taken
 * in, checked move by move and played on, like everything else that an earlier app wrote.
 */
import fs from 'node:fs';

import { exportBackup } from '../../src/match/backup';
import { checkStored } from '../../src/match/checkStored';
import { recountAll } from '../../src/match/recount';
import type { Store } from '../../src/storage';
import { replay } from '../../src/tools/replayMatch';
import { lacking, readLater, tellLater, turnBack, type LaterTold } from '../support/archive/later';
import { openMatch, ready } from '../support/archive/tell';
import { verify } from '../support/fairness/verifier';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { importBackup, previewImport } from '../support/takeIn';

const later = readLater('2');
const places: TestPlace[] = [];
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const place of places.splice(0)) place.remove();
});

async function opened(database?: Uint8Array): Promise<Store> {
  const place = testPlace();
  if (database) fs.writeFileSync(place.file, database);
  const store = await place.open();
  places.push(place);
  stores.push(store);
  return store;
}

/** What a summary says beside this is its app's own business. */
const toldOf = ({ told, marks, sitting, about, summary }: LaterTold) => {
  const { over, ended, late, winners, points, places: order, bots } = summary;
  const ends = { over, ended, late, winners, points, places: order, bots };
  return { told, marks, sitting, about, ends };
};

async function expectAll(store: Store): Promise<void> {
  for (const one of later.matches)
    expect(toldOf(await tellLater(store, one.told.id))).toEqual(toldOf(one));
}

test('it has every kind of entry and mark, and a result of each game', () => {
  expect(lacking(later.matches)).toEqual([]);
  const late = later.matches.filter(({ summary }) => summary.late);
  expect(late).toHaveLength(later.matches.length / 2);
  expect(late.every(({ about }) => about.when && about.place && about.note)).toBe(true);
});

test('the database opens as it was left and is counted again to the same', async () => {
  const store = await opened(later.database);
  expect([store.persistence, store.damage]).toEqual(['disk', null]);
  await expectAll(store);
  await recountAll(store);
  await expectAll(store);
  expect(await store.checkup({ deep: true })).toBeNull();
});

test('the backup is taken in, checked move by move, saved and taken in again', async () => {
  const store = await opened();
  const { length } = later.matches;
  expect((await previewImport(store, later.backup)).matches).toMatchObject({ fresh: length });
  expect(await importBackup(store, later.backup)).toBe(length);
  await expectAll(store);
  const next = await opened();
  for (const { told, marks } of later.matches) {
    const checked = await checkStored(store, told.id);
    expect(checked).toMatchObject({ faults: [], forged: false, standing: told.standing });
    const { bots = 0, rethought = 0, otherVersion = 0 } = checked ?? {};
    expect(rethought + otherVersion).toBe(bots);
    expect(bots).toBe(marks.filter((mark) => / move bot /.test(mark)).length);
    const { bytes } = await exportBackup(store, { matchId: told.id });
    const says = told.standing.over ? /^yes: / : /^no: .* not finished$/m;
    for (const check of [verify, replay]) expect(check(() => bytes).says).toMatch(says);
    expect(await importBackup(next, bytes)).toBe(1);
  }
  await expectAll(next);
});

test('every match is played on: all of it is taken back and brought back, then somebody moves', async () => {
  const store = await opened(later.database);
  for (const { told } of later.matches) {
    const live = await openMatch(store, told.id);
    let acts = 0;
    for (; ready(live).canUndo; acts += 1) await turnBack(live, 'undo');
    expect(acts).toBeGreaterThan(0);
    expect(ready(live).standing.over).toBe(false);
    for (; acts > 0; acts -= 1) await turnBack(live, 'redo');
    expect(ready(live)).toMatchObject({ canRedo: false, standing: told.standing, turn: told.turn });
    if (told.standing.over) await turnBack(live, 'undo');
    for (let n = 0; n < 3 && !ready(live).standing.over; n += 1) {
      await ready(live).advance();
      ready(live).seen('flight');
      ready(live).seen('look');
      await ready(live).advance();
      const match = ready(live);
      const seat = match.turn.actors.find((actor) => !match.info.players[actor]?.bot);
      const [move] = seat === undefined ? [] : match.offers(seat);
      if (move !== undefined) expect(await match.attempt(move)).toEqual({ ok: true });
    }
    live.leave();
  }
  expect(await store.checkup({ deep: true })).toBeNull();
});
