/** Fingers that mean it: what a touch may act on, and when a second tap is none. */
import { fireEvent, screen } from '@testing-library/react-native';

import { T, Touch } from '../../../src/ui';
import { TouchGuard } from '../../../src/ui/components/touchGuard';
import { renderUi } from './harness';

const HERE = { x: 100, y: 500 };

/** Something that has been there for long, and means the same since `shownAt`. */
const since = (shownAt: number) => ({ cameAt: 0, shownAt });

describe('a touch', () => {
  test('acts on what was there when it began', () => {
    const guard = new TouchGuard();
    guard.fingerDown(1000);
    expect(guard.isMeant({ at: 1080, place: HERE }, since(900), false)).toBe(true);
  });

  test('does nothing to what came under the finger meanwhile', () => {
    const guard = new TouchGuard();
    guard.fingerDown(1000);
    expect(guard.isMeant({ at: 1080, place: HERE }, since(1030), false)).toBe(false);
    expect(guard.isMeant({ at: 1080, place: HERE }, since(1030), true)).toBe(false);
  });

  test('does nothing to it however long the finger stays', () => {
    const guard = new TouchGuard();
    guard.fingerDown(1000);
    guard.fingerUp(6000);
    expect(guard.isMeant({ at: 6010, place: HERE }, since(1030), false)).toBe(false);
  });

  test('does nothing to what slid under the finger meanwhile', () => {
    const guard = new TouchGuard();
    guard.fingerDown(1000, ['icon', 'button', 'page']);
    expect(guard.isMeant({ at: 1080, place: HERE, on: 'button' }, since(900), false)).toBe(true);
    expect(guard.isMeant({ at: 1080, place: HERE, on: 'link' }, since(900), false)).toBe(false);
  });

  test('keys and screen readers have no place and always mean it', () => {
    const guard = new TouchGuard();
    guard.fingerDown(1000);
    expect(guard.isMeant({ at: 1080, place: null }, since(1030), false)).toBe(true);
  });

  test('a click without a finger before it comes from elsewhere and counts', () => {
    const guard = new TouchGuard();
    guard.fingerDown(1000);
    expect(guard.isMeant({ at: 9000, place: HERE }, since(8000), false)).toBe(true);
  });
});

describe('a second tap on the same place', () => {
  /** Pressed at 1000; the table moved on at 1050; pressed again. */
  function again(at: number, place = HERE, repeats = false): boolean {
    const guard = new TouchGuard();
    guard.fingerDown(950);
    guard.isMeant({ at: 1000, place: HERE }, since(0), false);
    guard.tableMovedOn(1050);
    guard.fingerDown(at - 50);
    return guard.isMeant({ at, place }, since(0), repeats);
  }

  test('does nothing within 400 ms of the first once the table has moved on', () => {
    expect(again(1300)).toBe(false);
    expect(again(1300, { x: 110, y: 510 })).toBe(false);
  });

  test('does nothing however slowly that finger is lifted', () => {
    const guard = new TouchGuard();
    guard.fingerDown(950);
    guard.isMeant({ at: 1000, place: HERE }, since(0), false);
    guard.tableMovedOn(1050);
    guard.fingerDown(1200);
    expect(guard.isMeant({ at: 1700, place: HERE }, since(0), false)).toBe(false);
  });

  test('counts later, elsewhere, and on keys that fill one field after another', () => {
    expect(again(1500)).toBe(true);
    expect(again(1300, { x: 160, y: 500 })).toBe(true);
    expect(again(1300, HERE, true)).toBe(true);
  });

  test('does nothing to what came there after the first, though nobody else is asked', () => {
    const guard = new TouchGuard();
    guard.fingerDown(950);
    guard.isMeant({ at: 1000, place: HERE }, since(0), false);
    const came = { cameAt: 1050, shownAt: 1050 };
    guard.fingerDown(1150);
    expect(guard.isMeant({ at: 1200, place: HERE }, came, false)).toBe(false);
    // What was there all the time and is only called something else now, as a counter is.
    expect(guard.isMeant({ at: 1250, place: HERE }, since(1050), false)).toBe(true);
  });

  test('does nothing to what came under the first, which did nothing to it either', () => {
    const guard = new TouchGuard();
    const came = { cameAt: 1030, shownAt: 1030 };
    guard.fingerDown(1000);
    expect(guard.isMeant({ at: 1080, place: HERE }, came, false)).toBe(false);
    guard.fingerDown(1200);
    expect(guard.isMeant({ at: 1250, place: HERE }, came, false)).toBe(false);
    guard.fingerDown(1700);
    expect(guard.isMeant({ at: 1750, place: HERE }, came, false)).toBe(true);
  });

  test('counts where nobody else is asked since', () => {
    const guard = new TouchGuard();
    guard.tableMovedOn(500);
    guard.fingerDown(950);
    guard.isMeant({ at: 1000, place: HERE }, since(0), false);
    guard.fingerDown(1150);
    expect(guard.isMeant({ at: 1200, place: HERE }, since(0), false)).toBe(true);
  });
});

test('a press that says nothing about itself is a press', () => {
  const pressed = jest.fn();
  renderUi(
    <Touch onPress={pressed}>
      <T>Далі</T>
    </Touch>,
  );
  fireEvent.press(screen.getByRole('button'));
  expect(pressed).toHaveBeenCalledTimes(1);
});
