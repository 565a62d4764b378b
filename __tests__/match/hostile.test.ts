/** Backup files made to hold up whoever takes them in: refused or set aside for the right reason, nothing written. */
import { BackupError, openBackup, type Taken } from '../../src/match/backup';
import { storeForEach } from '../support/sqlite/openTestStore';
import { playEvening } from '../support/fairness/evening';
import { HEAD, HOSTILE_FILES, honestFiles, packed } from '../support/torture/hostileFiles';
import { tell } from '../support/torture/reference';

jest.setTimeout(600_000);

const { store } = storeForEach();

async function takeIn(bytes: Uint8Array): Promise<Taken | BackupError> {
  try {
    return await (await openBackup(store(), bytes)).take();
  } catch (error) {
    if (error instanceof BackupError) return error;
    throw error;
  }
}

test.each(HOSTILE_FILES)('$name: $outcome as $trouble', async ({ bytes, outcome, trouble }) => {
  const before = await tell(store());
  const came = await takeIn(bytes());
  if (outcome === 'refused') {
    expect(came).toMatchObject({ name: 'BackupError', trouble });
    expect(await tell(store())).toEqual(before);
  } else {
    expect(came).toMatchObject({ taken: 1, aside: [{ trouble }] });
    expect([...(await tell(store())).matches.keys()]).toEqual([playEvening(2).id]);
  }
  expect(await store().checkup({ deep: true })).toBeNull();
});

test('honest matches of all games and both formats are taken in, none set aside', async () => {
  const [bytes = new Uint8Array()] = honestFiles(100);
  expect(await takeIn(bytes)).toMatchObject({ taken: 100, aside: [] });
  expect(await store().checkup({ deep: true })).toBeNull();
});

test('a setting that says more than any box has cards is left out', async () => {
  const cards = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`card${i}`, 1]));
  const settings = [
    { setting: { key: 'missingCards', value: { promin: cards } } },
    { setting: { key: 'sound', value: false } },
  ];
  await takeIn(packed([HEAD, ...settings.map((line) => JSON.stringify(line))]));
  expect(await store().settings()).toEqual({ sound: false });
});
