/** «Перевірити партію» as people see it: own and imported matches, one that was altered, and its mark in History. */
import { act, fireEvent, renderAsync, screen, within } from '@testing-library/react-native';
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactNode } from 'react';

import HistoryScreen from '../../app/screens/history/HistoryScreen';
import VerifyScreen from '../../app/screens/verify/VerifyScreen';
import { closingFingerprint } from '../../src/match/record';
import type { Store } from '../../src/storage';
import { readBackup } from '../../src/storage/backup';
import { FORGERIES, forged, recounted } from '../support/fairness/forgeries';
import { lineIn } from '../support/fairness/lines';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { OverStore, UnderNavigator } from '../support/surroundings';
import { importBackup } from '../support/takeIn';

const RIGHT = new Uint8Array(
  fs.readFileSync(path.join(__dirname, '../support/archive/1/promin-virtual-finished.jsonl.gz')),
);
const REAL = new Uint8Array(
  fs.readFileSync(path.join(__dirname, '../support/archive/1/veselka-referee-finished.jsonl.gz')),
);

jest.setTimeout(120_000);

let place: TestPlace;
let store: Store;
const navigator = {
  navigate: () => undefined,
  setOptions: () => undefined,
  setParams: () => undefined,
  canGoBack: () => true,
  goBack: () => undefined,
};

beforeEach(async () => {
  place = testPlace();
  store = await place.open();
});
afterEach(async () => {
  await store.close();
  place.remove();
});

async function show(Page: ComponentType<{ route: never }>, params: object): Promise<void> {
  const page: ReactNode = <Page route={{ params } as never} />;
  await renderAsync(
    <OverStore store={store}>
      <UnderNavigator navigator={navigator}>{page}</UnderNavigator>
    </OverStore>,
  );
}

async function showCheck(bytes: Uint8Array): Promise<string> {
  await importBackup(store, bytes);
  const [row] = (await store.history()).rows;
  const id = row?.id ?? '';
  await show(VerifyScreen, { id });
  await screen.findByText('Чого це не доводить');
  return id;
}

const betterDeal = (bytes: Uint8Array): Uint8Array => {
  const file = forged(lineIn(bytes), FORGERIES[0] as (typeof FORGERIES)[number])?.file;
  if (!file) throw new Error('nothing to forge');
  return file;
};

test('a match that was dealt honestly: everything agrees, and the end can be compared', async () => {
  await showCheck(RIGHT);
  expect(screen.getByText('Усе сходиться')).toBeOnTheScreen();
  expect(screen.getByText('Роздачі доведено: 4 із 4')).toBeOnTheScreen();
  expect(screen.getByText('Ходи за правилами: 144')).toBeOnTheScreen();
  expect(screen.getByText('Підсумок той самий')).toBeOnTheScreen();
  expect(screen.getByText('хто насправді тримав телефон', { exact: false })).toBeOnTheScreen();
  const code = closingFingerprint(readBackup(RIGHT).matches[0]?.head ?? '');
  expect(screen.getByText(code)).toBeOnTheScreen();
  const field = screen.getByLabelText('Відбиток зі знімка підсумку');
  fireEvent.changeText(field, code.toLowerCase().replaceAll('-', ' '));
  expect(screen.getByText('Той самий: після знімка нічого не міняли.')).toBeOnTheScreen();
  fireEvent.changeText(field, `2${code.slice(1)}`.replace(/^22/, '32'));
  expect(screen.getByText('Не той. Перевір, чи без помилки списано.')).toBeOnTheScreen();
  expect(screen.getByText('Відбиток інший')).toBeOnTheScreen();
  expect(screen.queryByText('Усе сходиться')).toBeNull();
});

test('with real cards there is nothing of chance to prove, and all moves are judged', async () => {
  await showCheck(REAL);
  expect(screen.getByText('Усе сходиться')).toBeOnTheScreen();
  expect(screen.getByText('Карти й кубики справжні')).toBeOnTheScreen();
});

test('a forged deal is named at its entry, marked in History and left out of statistics', async () => {
  const id = await showCheck(betterDeal(RIGHT));
  expect(screen.getByText('Партію змінено')).toBeOnTheScreen();
  expect(screen.getByText(/^Перше не те: запис \d+ із \d+$/)).toBeOnTheScreen();
  const said = within(screen.getByLabelText('у записі'));
  const due = within(screen.getByLabelText('за жеребом'));
  expect(await said.findByLabelText('6, синя, хвиля')).toBeOnTheScreen();
  expect(await due.findByLabelText('1, жовта, сонце')).toBeOnTheScreen();
  expect(screen.getByText('Карти ті самі, а порядок не той, що дав жереб.')).toBeOnTheScreen();
  expect(screen.getByText('Роздачі доведено: 3 із 4')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Лишити з позначкою' })).toBeOnTheScreen();
  expect((await store.results(id)).results).toEqual([]);
  expect((await store.match(id))?.finishedAt).not.toBeNull();
  await screen.unmountAsync();
  await show(HistoryScreen, {});
  expect(await screen.findByText(/· змінено ·/)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /^Промінь.*змінено/ })).toBeOnTheScreen();
});

test('one that was taken in before anybody looked is marked by the check', async () => {
  await importBackup(store, betterDeal(RIGHT));
  const [row] = (await store.history()).rows;
  const id = row?.id ?? '';
  const match = await store.match(id);
  if (!match) throw new Error('no match');
  const { forged: _, ...summary } = match.summary;
  const outcome = { results: [], facts: [] };
  await store.saveRecounts([{ id, headSeq: match.headSeq, summary, outcome }]);
  await show(VerifyScreen, { id });
  await screen.findByText('Партію змінено');
  expect((await store.match(id))?.summary.forged).toBe(true);
});

test('altered beside the own one: both fingerprints are shown', async () => {
  const own = lineIn(RIGHT);
  await importBackup(store, RIGHT);
  const other = forged(own, FORGERIES.find(({ name }) => name === 'another name') as never);
  if (!other) throw new Error('nothing to forge');
  await importBackup(store, other.file);
  const rows = (await store.history()).rows.filter(({ id }) => id !== own.id);
  await show(VerifyScreen, { id: rows[0]?.id ?? '' });
  await screen.findByText('Чого це не доводить');
  expect(screen.getByText(closingFingerprint(other.line.head))).toBeOnTheScreen();
  expect(screen.getByText(closingFingerprint(recounted(own).head))).toBeOnTheScreen();
  expect(screen.getByText('у твоїй історії')).toBeOnTheScreen();
  expect(screen.getByText('Відбиток інший')).toBeOnTheScreen();
  expect(screen.queryByText('Усе сходиться')).toBeNull();
  expect(screen.queryByLabelText('Відбиток зі знімка підсумку')).toBeNull();
});

test('removed from here it can be brought back from History', async () => {
  const id = await showCheck(betterDeal(RIGHT));
  await act(async () => {
    fireEvent.press(screen.getByRole('button', { name: 'Прибрати' }));
    await store.settings();
  });
  expect((await store.history({ deleted: true })).rows.map((row) => row.id)).toEqual([id]);
});

test('an address of no match says so', async () => {
  await show(VerifyScreen, { id: 'nothing' });
  expect(await screen.findByText(/^Такої партії немає\./)).toBeOnTheScreen();
});
