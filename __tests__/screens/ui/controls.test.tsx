import { fireEvent, render, screen } from '@testing-library/react-native';
import { useState, type ReactNode } from 'react';
import { ActivityIndicator } from 'react-native';

import type { ClauseId as SplitClause } from '../../../src/games/split/rules/clauses';
import { Button, Chip, ClauseTag, Segmented, Toggle } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { Stepper } from '../../../src/ui/components/Stepper';
import { Looks } from '../../support/surroundings';
import { renderUi } from './harness';

describe('Button', () => {
  test('says what will happen and does it once a press', () => {
    const press = jest.fn();
    renderUi(<Button label="Готово, +9 очок" game="nizam" icon="check" onPress={press} />);
    fireEvent.press(screen.getByRole('button', { name: 'Готово, +9 очок' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('a disabled one says why and cannot be pressed', () => {
    const press = jest.fn();
    renderUi(
      <Button label="Закрити роздачу" disabled reason="Лишилась 1 взятка" onPress={press} />,
    );
    const button = screen.getByRole('button', { name: 'Закрити роздачу' });
    fireEvent.press(button);
    expect(button).toBeDisabled();
    expect(press).not.toHaveBeenCalled();
    expect(screen.getByText('Лишилась 1 взятка')).toBeOnTheScreen();
  });

  test('a busy one is announced as busy and does not act twice', () => {
    const press = jest.fn();
    renderUi(<Button label="Записую" busy onPress={press} />);
    const button = screen.getByRole('button', { name: 'Записую' });
    fireEvent.press(button);
    expect(button).toBeBusy();
    expect(press).not.toHaveBeenCalled();
  });

  test.each([
    ['turns', false],
    ['lies still where motion is reduced', true],
  ])('the ring of a busy one %s', (_, reducedMotion) => {
    render(
      <Looks reducedMotion={reducedMotion}>
        <Button label="Записую" busy onPress={jest.fn()} />
      </Looks>,
    );
    const { animating, hidesWhenStopped } = screen.UNSAFE_getByType(ActivityIndicator).props;
    expect({ animating, hidesWhenStopped }).toEqual({
      animating: !reducedMotion,
      hidesWhenStopped: false,
    });
  });

  test('its second line is spoken with the first', () => {
    renderUi(<Button label="Не писати" note="хибний кидок −5" kind="quiet" onPress={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'Не писати. хибний кидок −5' })).toBeOnTheScreen();
  });
});

function Tricks(props: { onChange?(value: number): void }): ReactNode {
  const [value, setValue] = useState(1);
  return (
    <Stepper
      label="Взятки, Оля"
      value={value}
      min={0}
      max={2}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

describe('Stepper', () => {
  const number = () => screen.getByRole('slider', { name: 'Взятки, Оля' });

  test('counts up and down by its buttons and stops at the ends', () => {
    renderUi(<Tricks />);
    const more = screen.getByRole('button', { name: 'Взятки, Оля: більше' });
    fireEvent.press(more);
    expect(number()).toHaveAccessibilityValue({ now: 2, min: 0, max: 2, text: '2' });
    expect(more).toBeDisabled();
    const less = screen.getByRole('button', { name: 'Взятки, Оля: менше' });
    fireEvent.press(less);
    fireEvent.press(less);
    expect(number()).toHaveAccessibilityValue({ now: 0 });
    expect(less).toBeDisabled();
  });

  test('follows arrow keys, Home and End, and leaves other keys alone', () => {
    const change = jest.fn();
    renderUi(<Tricks onChange={change} />);
    const press = (key: string): boolean => {
      const preventDefault = jest.fn();
      fireEvent(number(), 'keyDown', { key, preventDefault });
      return preventDefault.mock.calls.length > 0;
    };
    expect(press('ArrowUp')).toBe(true);
    expect(press('ArrowUp')).toBe(true);
    expect(press('Home')).toBe(true);
    expect(press('End')).toBe(true);
    expect(press('Tab')).toBe(false);
    expect(change.mock.calls).toEqual([[2], [0], [2]]);
  });

  test('answers a screen reader’s swipes', () => {
    const change = jest.fn();
    renderUi(<Tricks onChange={change} />);
    fireEvent(number(), 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    expect(change).toHaveBeenCalledWith(0);
  });

  test('speaks the player’s language', () => {
    renderUi(<Tricks />, 'en');
    expect(screen.getByRole('button', { name: 'Взятки, Оля: less' })).toBeOnTheScreen();
  });
});

describe('Segmented', () => {
  const options = [
    { value: 'score', label: 'Рахую очки' },
    { value: 'referee', label: 'Суддя' },
    { value: 'virtual', label: 'Роздай карти' },
  ] as const;

  test('one of them is chosen, a press chooses another', () => {
    const change = jest.fn();
    renderUi(<Segmented label="Режим" options={options} value="score" onChange={change} />);
    expect(screen.getByRole('radio', { name: 'Рахую очки' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Суддя' })).not.toBeChecked();
    fireEvent.press(screen.getByRole('radio', { name: 'Суддя' }));
    expect(change).toHaveBeenCalledWith('referee');
  });

  test('arrow keys go round', () => {
    const change = jest.fn();
    renderUi(<Segmented label="Режим" options={options} value="score" onChange={change} />);
    const group = screen.getByLabelText('Режим');
    fireEvent(group, 'keyDown', { key: 'ArrowLeft', preventDefault: jest.fn() });
    expect(change).toHaveBeenCalledWith('virtual');
  });
});

test('a Toggle is a switch that tells its state', () => {
  const change = jest.fn();
  renderUi(<Toggle label="Підказки" value onChange={change} />);
  const toggle = screen.getByRole('switch', { name: 'Підказки' });
  expect(toggle).toBeChecked();
  fireEvent.press(toggle);
  expect(change).toHaveBeenCalledWith(false);
});

test('a Chip that filters is on or off', () => {
  renderUi(<Chip label="П’ятничні" selected onPress={jest.fn()} />);
  expect(screen.getByRole('checkbox', { name: 'П’ятничні' })).toBeChecked();
});

test('a ClauseTag that opens the rules of one game takes no clause of another', () => {
  const open = jest.fn<void, [SplitClause]>();
  renderUi(
    <>
      <ClauseTag clause="S-4.1" onPress={open} />
      {/* @ts-expect-error: a clause of another game */}
      <ClauseTag clause="P-4.4" onPress={open} />
    </>,
  );
  fireEvent.press(screen.getByRole('link', { name: /S-4\.1/ }));
  expect(open).toHaveBeenCalledWith('S-4.1');
});

test('a ClauseTag opens its rule', () => {
  const open = jest.fn();
  renderUi(<ClauseTag clause="P-4.4" onPress={open} />);
  fireEvent.press(screen.getByRole('link', { name: 'Правило P-4.4' }));
  expect(open).toHaveBeenCalledWith('P-4.4');
});

test('a TextField says what is wrong with its label', () => {
  const change = jest.fn();
  renderUi(
    <TextField label="Ім’я" value="Оля" error="Таке вже є" onChange={change} clearLabel="Стерти" />,
  );
  fireEvent.changeText(screen.getByLabelText('Ім’я. Таке вже є'), 'Олена');
  expect(change).toHaveBeenCalledWith('Олена');
  fireEvent.press(screen.getByRole('button', { name: 'Стерти' }));
  expect(change).toHaveBeenCalledWith('');
});
