/** Two windows and one store: one has it, the other says so, takes over, and the first steps back. */
import { createWindowLock } from '../../src/storage/lock.web';
import { createSession, type Session } from '../../src/storage/session';
import type { WindowLock } from '../../src/storage/lock';
import type { Store } from '../../src/storage/types';
import { fakeBrowser } from '../support/fakeBrowser';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';

let place: TestPlace;
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  place = testPlace();
  browser = fakeBrowser();
});

afterEach(() => {
  browser.restore();
  place.remove();
});

/** A window of its own: its own lock object, its own store, the same database. */
function newWindow(lock: WindowLock = createWindowLock()): Session {
  return createSession({ open: () => place.open(), lock });
}

function storeOf(session: Session): Store {
  const status = session.status();
  if (status.status !== 'open') throw new Error(status.status);
  return status.store;
}

async function takeOver(session: Session): Promise<void> {
  const status = session.status();
  if (status.status !== 'elsewhere') throw new Error(status.status);
  await status.takeOver();
}

test('the first window has the store, the second is told that it is elsewhere', async () => {
  const [one, two] = [newWindow(), newWindow()];
  await one.start();
  await two.start();
  expect([one.status().status, two.status().status]).toEqual(['open', 'elsewhere']);
  await one.stop();
});

test('the second takes over within two seconds, with everything the first stored', async () => {
  const [one, two] = [newWindow(), newWindow()];
  await one.start();
  await two.start();
  const writing = storeOf(one).setSetting('theme', 'dark');
  const started = Date.now();
  await takeOver(two);
  expect(Date.now() - started).toBeLessThan(2000);
  await writing;
  expect(one.status().status).toBe('elsewhere');
  expect((await storeOf(two).settings())['theme']).toBe('dark');
  await two.stop();
});

test('the first can take it back', async () => {
  const [one, two] = [newWindow(), newWindow()];
  await one.start();
  await two.start();
  await takeOver(two);
  await takeOver(one);
  expect([one.status().status, two.status().status]).toEqual(['open', 'elsewhere']);
  await storeOf(one).createPlayer({ name: 'Тарас', colour: 2 });
  await one.stop();
});

test('a window that does not answer loses the store all the same', async () => {
  const frozen = createWindowLock();
  const one = newWindow(frozen);
  await one.start();
  // It hears nothing and never lets go.
  frozen.onAsked(() => new Promise(() => undefined));
  const two = newWindow();
  await two.start();
  const started = Date.now();
  await takeOver(two);
  expect(Date.now() - started).toBeLessThan(2000);
  expect(two.status().status).toBe('open');
  await two.stop();
});

test('a window that was closed leaves the store free', async () => {
  const one = newWindow();
  await one.start();
  await one.stop();
  const two = newWindow();
  await two.start();
  expect(two.status().status).toBe('open');
  await two.stop();
});

test('without Web Locks there is one window', async () => {
  browser.restore();
  const session = newWindow(createWindowLock());
  await session.start();
  expect(session.status().status).toBe('open');
  await session.stop();
});
