/** The box list: pieces are marked as missing, and a new match knows what is left of the box. */
import { fireEventAsync, screen } from '@testing-library/react-native';

import { BoxHint } from '../../app/screens/newMatch/BoxHint';
import type { Draft } from '../../app/screens/newMatch/draft';
import BoxScreen from '../../app/screens/settings/BoxScreen';
import { screenDesk } from '../support/screenDesk';

const desk = screenDesk();

const draft = (changes: Partial<Draft>): Draft => ({
  game: 'promin',
  mode: 'score',
  players: ['Оля', 'Тарас', 'Соломія', 'Євген'].map((name, i) => ({
    id: null,
    name,
    colour: i + 1,
  })),
  first: 0,
  house: {},
  ...changes,
});

test('a touched card is missing, kept in the settings, and the counts that are left are said at once', async () => {
  await desk.show(<BoxScreen route={{ params: { game: 'promin' } }} />);
  expect(await screen.findByText('Гравців може бути: 3, 4, 5.')).toBeOnTheScreen();
  const cards = await screen.findAllByRole('button', { name: /./ });
  expect(cards.length).toBeGreaterThanOrEqual(60);
  await fireEventAsync.press(screen.getByLabelText(/червон\S* 9\b|9\D*червон/i));
  expect(await screen.findByText('Гравців може бути: 3.')).toBeOnTheScreen();
  expect((await desk.store().settings())['missingCards']).toEqual({ promin: { r9: 1 } });
  await fireEventAsync.press(screen.getByRole('button', { name: 'Усе знайшлося' }));
  expect(await screen.findByText('Гравців може бути: 3, 4, 5.')).toBeOnTheScreen();
});

test('of gems several can be missing, and three games learn of it', async () => {
  await desk.show(<BoxScreen route={{ params: { game: 'veselka' } }} />);
  const gem = await screen.findByLabelText(/рубін|червон/i);
  await fireEventAsync.press(gem);
  await fireEventAsync.press(gem);
  expect(await screen.findByText('нема 2 з 12')).toBeOnTheScreen();
  expect(screen.getAllByText(/^Справжньою колодою не зіграти/)).toHaveLength(3);
});

describe('at a new match', () => {
  const hint = async (changes: Partial<Draft>): Promise<jest.Mock> => {
    const onVirtual = jest.fn();
    await desk.show(<BoxHint draft={draft(changes)} onVirtual={onVirtual} />);
    return onVirtual;
  };

  test('a full box is not worth a word', async () => {
    await hint({});
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('it says how many can still play, and offers the phone to those who cannot', async () => {
    await desk.store().setSetting('missingCards', { promin: { g9: 1 } });
    const onVirtual = await hint({});
    expect(await screen.findByText(/можна грати втрьох\./)).toBeOnTheScreen();
    await fireEventAsync.press(screen.getByRole('button', { name: 'Хай усе буде в телефоні' }));
    expect(onVirtual).toHaveBeenCalledTimes(1);
  });

  test('where the real deck suffices nothing is offered', async () => {
    await desk.store().setSetting('missingCards', { promin: { g9: 1 } });
    await hint({ players: draft({}).players.slice(0, 3) });
    expect(await screen.findByText(/можна грати втрьох\./)).toBeOnTheScreen();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('where nothing works it says so; a dealt match needs no box', async () => {
    await desk.store().setSetting('missingCards', { promin: { y1: 1 } });
    await hint({});
    expect(await screen.findByText(/справжнім набором не зіграти/)).toBeOnTheScreen();
    await screen.unmountAsync();
    await hint({ mode: 'virtual' });
    expect(screen.queryByText(/справжнім набором/)).toBeNull();
  });
});
