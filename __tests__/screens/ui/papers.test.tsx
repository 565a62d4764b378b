import { act, fireEvent, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { Modal, Text } from 'react-native';

import { Button, Dialog, Screen, Sheet, ToastHere, useToast } from '../../../src/ui';
import { TableLayout } from '../../../src/ui/components/TableLayout';
import { VerdictCard } from '../../../src/ui/components/VerdictCard';
import { renderUi } from './harness';

describe('Sheet', () => {
  test('a closed one shows nothing', () => {
    renderUi(
      <Sheet open={false} onClose={jest.fn()} title="Хто відкриває?">
        <Text>Оля</Text>
      </Sheet>,
    );
    expect(screen.queryByText('Оля')).toBeNull();
  });

  test('an open one has a heading and a way out', () => {
    const close = jest.fn();
    renderUi(
      <Sheet open onClose={close} title="Хто відкриває?">
        <Text>Оля</Text>
      </Sheet>,
    );
    expect(screen.getByRole('heading', { name: 'Хто відкриває?' })).toBeOnTheScreen();
    expect(screen.getByText('Оля')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Закрити' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('Esc and the system’s back close it', () => {
    const close = jest.fn();
    renderUi(
      <Sheet open onClose={close} title="Хто відкриває?" bare>
        <Text>Оля</Text>
      </Sheet>,
    );
    fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('Dialog', () => {
  const ask = (confirm: () => void, cancel: () => void): ReactNode => (
    <Dialog
      open
      title="Стерти партію?"
      message="Скасувати це не вийде."
      confirm={{ label: 'Стерти', onPress: confirm, danger: true }}
      cancel={{ label: 'Лишити', onPress: cancel }}
    />
  );

  test('asks and takes either answer', () => {
    const confirm = jest.fn();
    const cancel = jest.fn();
    renderUi(<>{ask(confirm, cancel)}</>);
    expect(screen.getByRole('heading', { name: 'Стерти партію?' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Лишити' }));
    expect([confirm, cancel].map((f) => f.mock.calls.length)).toEqual([0, 1]);
    fireEvent.press(screen.getByRole('button', { name: 'Стерти' }));
    expect([confirm, cancel].map((f) => f.mock.calls.length)).toEqual([1, 1]);
  });

  test('leaving it without an answer changes nothing', () => {
    const confirm = jest.fn();
    const cancel = jest.fn();
    renderUi(<>{ask(confirm, cancel)}</>);
    fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
    expect(confirm).not.toHaveBeenCalled();
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

test('a VerdictCard says why, quotes the rule and offers the ways out', () => {
  const [fix, agree, open] = [jest.fn(), jest.fn(), jest.fn()];
  renderUi(
    <VerdictCard
      title="Зелена 10 не може лягти"
      sentence="Основний колір — синій."
      clause="P-4.4"
      clauseWords="Маєш карту основного кольору — мусиш зіграти саме її."
      openRule={{ label: 'Показати в правилах', onPress: open }}
      actions={[
        { label: 'Виправити карту', onPress: fix },
        { label: 'Хай лишиться', note: 'за згодою', onPress: agree },
      ]}
      game="promin"
    />,
  );
  expect(screen.getByRole('heading', { name: 'Зелена 10 не може лягти' })).toBeOnTheScreen();
  expect(screen.getByText(/мусиш зіграти саме її/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Виправити карту' }));
  fireEvent.press(screen.getByRole('button', { name: 'Хай лишиться. за згодою' }));
  fireEvent.press(screen.getByRole('link', { name: 'Показати в правилах' }));
  fireEvent.press(screen.getByRole('link', { name: 'Правило P-4.4' }));
  expect([fix, agree].map((f) => f.mock.calls.length)).toEqual([1, 1]);
  expect(open.mock.calls).toEqual([['P-4.4'], ['P-4.4']]);
});

function Undoer(props: { onUndo(): void }): ReactNode {
  const toast = useToast();
  return (
    <Button
      label="Хід"
      onPress={() =>
        toast.show({ text: 'Хід записано', action: { label: 'Скасувати', onPress: props.onUndo } })
      }
    />
  );
}

describe('Toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('comes, offers its action, and goes by itself', () => {
    const undo = jest.fn();
    renderUi(<Undoer onUndo={undo} />);
    fireEvent.press(screen.getByRole('button', { name: 'Хід' }));
    expect(screen.getByText('Хід записано')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Скасувати' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Хід записано')).toBeNull();

    fireEvent.press(screen.getByRole('button', { name: 'Хід' }));
    act(() => jest.advanceTimersByTime(8000));
    expect(screen.queryByText('Хід записано')).toBeNull();
  });

  test('on a table it has a place of its own between table and tray, and lies over nothing', () => {
    renderUi(
      <ToastHere value={true}>
        <TableLayout middle={<Text>Стіл</Text>} tray={<Undoer onUndo={jest.fn()} />} />
      </ToastHere>,
    );
    fireEvent.press(screen.getByRole('button', { name: 'Хід' }));
    const places = screen.UNSAFE_getAllByProps({ role: 'status' });
    expect(places.map(({ props }) => props.style?.position)).not.toContain('absolute');
    expect(screen.getByText('Хід записано')).toBeOnTheScreen();
  });

  test('on a page it has a place above the footer; the table on that page is nearer', () => {
    const page = (children: ReactNode): void => {
      renderUi(
        <ToastHere value={true}>
          <Screen footer={<Undoer onUndo={jest.fn()} />}>{children}</Screen>
        </ToastHere>,
      );
      fireEvent.press(screen.getByRole('button', { name: 'Хід' }));
      const places = screen.UNSAFE_getAllByProps({ role: 'status' });
      expect(places.map(({ props }) => props.style?.position)).not.toContain('absolute');
      expect(screen.getAllByText('Хід записано')).toHaveLength(1);
    };
    page(<Text>Історія</Text>);
    screen.unmount();
    page(<TableLayout middle={<Text>Стіл</Text>} tray={<Text>Лоток</Text>} />);
  });

  test('over a page it lets fingers through unless there is something to press', () => {
    function Remark(): ReactNode {
      const toast = useToast();
      return <Button label="Хід" onPress={() => toast.show({ text: 'Хід записано' })} />;
    }
    renderUi(<Remark />);
    fireEvent.press(screen.getByRole('button', { name: 'Хід' }));
    const [place] = screen.UNSAFE_getAllByProps({ role: 'status' });
    expect(place?.props.style).toMatchObject({ position: 'absolute', pointerEvents: 'none' });
  });
});
