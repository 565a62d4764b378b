/** When a private view closes by itself: laid down, left, forgotten. And the cover for the app switcher. */
import { act, renderHook, screen } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';

import { faceDownWatch, isFaceDown } from '../../app/screens/match/faceDown';
import { IDLE_MS, useCurtainGuard } from '../../app/screens/match/useCurtainGuard';
import { PrivacyCover } from '../../src/ui';
import { renderUi } from './ui/harness';

interface Motion {
  rotation: { alpha: number; beta: number; gamma: number };
}

const mockSensor = { listeners: new Set<(motion: Motion) => void>(), there: true };

jest.mock('expo-sensors', () => ({
  DeviceMotion: {
    isAvailableAsync: () => Promise.resolve(mockSensor.there),
    setUpdateInterval: () => undefined,
    addListener: (listener: (motion: Motion) => void) => {
      mockSensor.listeners.add(listener);
      return { remove: () => mockSensor.listeners.delete(listener) };
    },
  },
}));

let apps: Set<(state: AppStateStatus) => void>;

beforeEach(() => {
  jest.useFakeTimers();
  apps = new Set();
  mockSensor.listeners.clear();
  mockSensor.there = true;
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    apps.add(listener);
    return { remove: () => apps.delete(listener) } as never;
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const goes = (state: AppStateStatus) => act(() => apps.forEach((listener) => listener(state)));
const lies = (gamma: number, beta = 0) =>
  act(() => mockSensor.listeners.forEach((hear) => hear({ rotation: { alpha: 0, beta, gamma } })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function guard(open = true) {
  const close = jest.fn();
  const hook = renderHook(({ open: now }: { open: boolean }) => useCurtainGuard(now, close), {
    initialProps: { open },
  });
  // The sensor has been found.
  await act(async () => {
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  });
  return { close, ...hook };
}

describe('an open private view', () => {
  test.each(['inactive', 'background'] as const)('closes when the app goes %s', async (state) => {
    const { close } = await guard();
    goes('active');
    expect(close).not.toHaveBeenCalled();
    goes(state);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('closes after a minute without a touch; every touch starts the minute anew', async () => {
    const { close, result } = await guard();
    wait(IDLE_MS - 1);
    act(() => result.current());
    wait(IDLE_MS - 1);
    expect(close).not.toHaveBeenCalled();
    wait(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('closes when the phone is laid on its face, not when it lies on its back or is only turned over', async () => {
    const { close } = await guard();
    lies(0);
    lies(Math.PI);
    lies(0.4);
    lies(-Math.PI, 1.2);
    expect(close).not.toHaveBeenCalled();
    lies(Math.PI - 0.1);
    lies(-Math.PI + 0.1, 0.1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('a closed one listens to nothing and waits for nothing', async () => {
    const { close } = await guard(false);
    expect([apps.size, mockSensor.listeners.size]).toEqual([0, 0]);
    wait(IDLE_MS * 2);
    expect(close).not.toHaveBeenCalled();
  });

  test('once it is closed, sensor and clock are let go', async () => {
    const { close, rerender } = await guard();
    expect([apps.size, mockSensor.listeners.size]).toEqual([1, 1]);
    rerender({ open: false });
    expect([apps.size, mockSensor.listeners.size]).toEqual([0, 0]);
    wait(IDLE_MS * 2);
    expect(close).not.toHaveBeenCalled();
  });

  test('a phone without the sensor closes by the other ways', async () => {
    mockSensor.there = false;
    const { close } = await guard();
    expect(mockSensor.listeners.size).toBe(0);
    goes('background');
    expect(close).toHaveBeenCalledTimes(1);
  });
});

test('laid down once, it calls once, however long it lies there', () => {
  const called = jest.fn();
  const feel = faceDownWatch(called);
  for (let i = 0; i < 5; i += 1) feel(isFaceDown(Math.PI, 0));
  expect(called).toHaveBeenCalledTimes(1);
});

test('while the app is not in front a cover hides the screen from the app switcher', () => {
  const cover = () => screen.queryByTestId('cover', { includeHiddenElements: true });
  renderUi(<PrivacyCover game="nizam" />);
  expect(cover()).toBeNull();
  goes('inactive');
  expect(cover()).toBeTruthy();
  goes('background');
  expect(cover()).toBeTruthy();
  goes('active');
  expect(cover()).toBeNull();
});
