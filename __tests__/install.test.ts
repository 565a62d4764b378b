/** What the app learns from a browser about standing among the device's own apps. */
import type { Installing } from '../app/install/installing';

class InstallQuestion extends Event {
  readonly userChoice: Promise<{ outcome: string }>;
  put = 0;

  constructor(outcome: string) {
    super('beforeinstallprompt', { cancelable: true });
    this.userChoice = Promise.resolve({ outcome });
  }

  prompt(): Promise<void> {
    this.put += 1;
    return Promise.resolve();
  }
}

interface Device {
  standalone?: boolean;
  touched?: boolean;
  inItsWindow?: boolean;
}

function browser({ standalone, touched = false, inItsWindow = false }: Device) {
  const page = new EventTarget();
  const navigator = {
    maxTouchPoints: touched ? 5 : 0,
    ...(standalone === undefined ? {} : { standalone }),
  };
  Object.defineProperties(globalThis, {
    window: { value: page, configurable: true },
    navigator: { value: navigator, configurable: true },
    matchMedia: { value: () => ({ matches: inItsWindow }), configurable: true },
  });
  let installing: Installing | undefined;
  jest.isolateModules(() => {
    installing = jest.requireActual<{ installing: Installing }>(
      '../app/install/browser.web',
    ).installing;
  });
  if (!installing) throw new Error('not loaded');
  return { page, installing };
}

test('before the browser offers it, nothing is offered', () => {
  expect(browser({}).installing.way()).toBeNull();
});

test('the browser’s question is kept, told, and put once', async () => {
  const { page, installing } = browser({});
  const heard = jest.fn();
  installing.subscribe(heard);
  const question = new InstallQuestion('accepted');
  page.dispatchEvent(question);
  expect(question.defaultPrevented).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(installing.way()).toBe('ask');
  expect(await installing.ask()).toBe(true);
  expect(question.put).toBe(1);
  expect(installing.way()).toBeNull();
  expect(await installing.ask()).toBe(false);
  expect(question.put).toBe(1);
});

test('who says no to the browser is not taken for somebody who agreed', async () => {
  const { page, installing } = browser({});
  page.dispatchEvent(new InstallQuestion('dismissed'));
  expect(await installing.ask()).toBe(false);
});

test('once installed, by whatever way, nothing is offered', () => {
  const { page, installing } = browser({});
  page.dispatchEvent(new InstallQuestion('accepted'));
  page.dispatchEvent(new Event('appinstalled'));
  expect(installing.way()).toBeNull();
  const inside = browser({ inItsWindow: true });
  inside.page.dispatchEvent(new InstallQuestion('accepted'));
  expect(inside.installing.way()).toBeNull();
});

test('Safari on a phone is led by its share menu; on a computer, and from the home screen, it is not', () => {
  expect(browser({ standalone: false, touched: true }).installing.way()).toBe('share');
  expect(browser({ standalone: true, touched: true }).installing.way()).toBeNull();
  expect(browser({ standalone: false, touched: false }).installing.way()).toBeNull();
});
