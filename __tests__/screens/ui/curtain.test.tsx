import { act, fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { Curtain } from '../../../src/ui/components/Curtain';
import { isMeant } from '../../../src/ui/components/touchGuard';
import { renderUi } from './harness';

const HOLD = 'Тримай, щоб відкрити';

async function lower(): Promise<jest.Mock> {
  const reveal = jest.fn();
  renderUi(
    <Curtain
      player={{ name: 'Соломія', colour: 3 }}
      handOver="Передай телефон"
      holdLabel={HOLD}
      onReveal={reveal}
      game="promin"
    />,
  );
  // The question whether a screen reader is on has been answered.
  await act(async () => undefined);
  return reveal;
}

/** A finger that does not stay; `event` says where and when, where it matters. */
function tap(event?: object): void {
  fireEvent(button(), 'pressIn');
  fireEvent(button(), 'pressOut');
  fireEvent(button(), 'press', event);
}

const button = () => screen.getByRole('button', { name: HOLD });

describe('Curtain', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('names the next player and opens after 700 ms of holding', async () => {
    const reveal = await lower();
    expect(screen.getByRole('heading', { name: 'Соломія' })).toBeOnTheScreen();
    fireEvent(button(), 'pressIn');
    act(() => jest.advanceTimersByTime(699));
    expect(reveal).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  test('stays closed when let go too early, however often', async () => {
    const reveal = await lower();
    for (let i = 0; i < 3; i += 1) {
      fireEvent(button(), 'pressIn');
      act(() => jest.advanceTimersByTime(600));
      fireEvent(button(), 'pressOut');
      fireEvent(button(), 'press');
    }
    act(() => jest.advanceTimersByTime(2000));
    expect(reveal).not.toHaveBeenCalled();
  });

  test('one short touch shows nothing, two quick ones open', async () => {
    const reveal = await lower();
    tap();
    expect(reveal).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(300));
    tap();
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  test('taps that go on from the one that brought it do not open it', async () => {
    const began = performance.now();
    const tapped = (ms: number) => ({
      nativeEvent: { pageX: 195, pageY: 780, timeStamp: began + ms },
    });
    isMeant(tapped(0), { cameAt: 0, shownAt: 0 }, false);
    act(() => jest.advanceTimersByTime(50));
    const reveal = await lower();
    for (const ms of [150, 300]) tap(tapped(ms));
    expect(reveal).not.toHaveBeenCalled();
    for (const ms of [1000, 1200]) tap(tapped(ms));
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  test('a screen reader’s activation opens at once', async () => {
    jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockResolvedValue(true);
    const reveal = await lower();
    tap();
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  test('an activation without a touch, as switches make it, opens at once', async () => {
    const reveal = await lower();
    fireEvent(button(), 'press');
    expect(reveal).toHaveBeenCalledTimes(1);
  });
});
