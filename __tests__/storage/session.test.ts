/** Two windows and one store: one has it, the other says so, takes over, and the first steps back. */
import { CodeMissing, DamagedRow, NewerDatabase, OpenTimeout } from '../../src/storage/errors';
import { createWindowLock } from '../../src/storage/lock.web';
import { createSession, type Session, type SessionStatus } from '../../src/storage/session';
import type { WindowLock } from '../../src/storage/lock';
import type { Store } from '../../src/storage/types';
import { fakeBrowser } from '../support/fakeBrowser';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';

let place: TestPlace;
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  place = testPlace();
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

function until(session: Session, wanted: SessionStatus['status']): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (session.status().status === wanted) resolve();
    };
    session.subscribe(look);
    look();
  });
}

describe.each(['https', 'http'] as const)('over %s', (address) => {
  beforeEach(() => {
    browser = fakeBrowser(address);
  });

  test('the first window has the store, the second is told that it is elsewhere', async () => {
    const [one, two] = [newWindow(), newWindow()];
    await one.start();
    await two.start();
    expect([one.status().status, two.status().status]).toEqual(['open', 'elsewhere']);
    await one.stop();
  });

  test('the second takes over, with everything the first stored', async () => {
    const [one, two] = [newWindow(), newWindow()];
    await one.start();
    await two.start();
    const writing = storeOf(one).setSetting('theme', 'dark');
    await takeOver(two);
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
    await takeOver(two);
    expect(two.status().status).toBe('open');
    await two.stop();
  });

  test('a window that waits opens by itself when the other is closed', async () => {
    const [one, two] = [newWindow(), newWindow()];
    await one.start();
    await storeOf(one).setSetting('theme', 'dark');
    await two.start();
    expect(two.status().status).toBe('elsewhere');
    await one.stop();
    await until(two, 'open');
    expect((await storeOf(two).settings())['theme']).toBe('dark');
    await two.stop();
  });

  test('a window that stepped back waits as well', async () => {
    const [one, two] = [newWindow(), newWindow()];
    await one.start();
    await two.start();
    await takeOver(two);
    expect(one.status().status).toBe('elsewhere');
    await two.stop();
    await until(one, 'open');
    await one.stop();
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
});

describe('one window', () => {
  beforeEach(() => {
    browser = fakeBrowser();
  });

  /** Fails as often as it is told, then opens. */
  function stubborn(...errors: Error[]): { session: Session; opened(): number } {
    let opened = 0;
    const open = (): Promise<Store> => {
      opened += 1;
      const error = errors.shift();
      return error ? Promise.reject(error) : place.open();
    };
    return { session: createSession({ open, lock: createWindowLock() }), opened: () => opened };
  }

  test.each([
    ['silent', new OpenTimeout()],
    ['newer', new NewerDatabase(99)],
    ['unloaded', new Error('Aborted(both async and sync fetching of the wasm failed)')],
    ['unloaded', new CodeMissing('the worker')],
    ['full', new Error('QuotaExceededError')],
    ['refused', new Error('SecurityError: no')],
    ['damaged', new DamagedRow('the whole file')],
    ['unknown', new Error('strange')],
  ])(
    'a store that cannot be opened is said to be %s, and can be tried again',
    async (cause, why) => {
      const { session } = stubborn(why);
      await session.start();
      const status = session.status();
      if (status.status !== 'failed') throw new Error(status.status);
      expect(status.cause).toBe(cause);
      await status.again();
      expect(session.status().status).toBe('open');
      await session.stop();
    },
  );

  test('files that a hung window holds are tried again by themselves until it lets go', async () => {
    jest.useFakeTimers();
    const held = (): Error => new Error('NoModificationAllowedError');
    const { session, opened } = stubborn(held(), held());
    await session.start();
    expect(session.status()).toMatchObject({ status: 'failed', cause: 'busy' });
    await jest.advanceTimersByTimeAsync(2000);
    expect([opened(), session.status().status]).toEqual([2, 'failed']);
    await jest.advanceTimersByTimeAsync(2000);
    jest.useRealTimers();
    await until(session, 'open');
    await session.stop();
  });

  test('a store given up while it was being opened is closed again', async () => {
    let opened: (store: Store) => void = () => undefined;
    const one = createSession({
      open: () => new Promise((resolve) => (opened = resolve)),
      lock: createWindowLock(),
    });
    const starting = one.start();
    await Promise.resolve();
    const two = newWindow();
    await two.start();
    await takeOver(two);
    const elsewhere = testPlace();
    const late = await elsewhere.open();
    opened(late);
    await starting;
    expect(one.status().status).toBe('elsewhere');
    await expect(late.players()).rejects.toThrow('closed');
    elsewhere.remove();
    await two.stop();
  });

  test('without Web Locks there is one window', async () => {
    browser.restore();
    const session = newWindow(createWindowLock());
    await session.start();
    expect(session.status().status).toBe('open');
    await session.stop();
  });
});
