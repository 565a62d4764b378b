/** The rulebook's screen: links to a clause, search, open questions, examples. */
import { fireEventAsync, screen, within } from '@testing-library/react-native';
import { Share } from 'react-native';

import RulebookScreen from '../../app/screens/rules/RulebookScreen';
import type { Routes } from '../../app/routes';
import { addressBench, settle } from '../support/addressHarness';

const bench = addressBench<Routes['Rulebook']>(RulebookScreen);
const { open } = bench;
/** Where the screen went, as the address line would show it. */
const address = () => bench.address();

test('a link to a clause shows it with its words and both examples', async () => {
  await open({ game: 'veselka', clause: 'V-2.3' });
  const card = await screen.findByTestId('V-2.3');
  expect(within(card).getByText('Перша карта — сусідка верхньої')).toBeTruthy();
  expect(await within(card).findByText('Так можна')).toBeTruthy();
  expect(within(card).getByText('Так не можна')).toBeTruthy();
  expect(within(card).getByText(/Зверху зелена, а синя їй не сусідка/)).toBeTruthy();
});

test('every clause has its examples drawn without a touch, and says its number with its title', async () => {
  await open({ game: 'veselka' });
  for (const id of ['V-1.1', 'V-1.2']) {
    const card = await screen.findByTestId(id);
    expect(await within(card).findAllByText(/^Так (не )?(можна|буває)$|^Так і є$/)).toHaveLength(2);
    expect(
      within(card).getByRole('heading', { name: new RegExp(`^Пункт ${id}\\. `) }),
    ).toBeTruthy();
  }
});

test('a link to a clause that is not there says so, and the game can still be read', async () => {
  await open({ game: 'veselka', clause: 'V-99' });
  expect(await screen.findByText('Такого пункту тут немає.')).toBeTruthy();
  expect(await screen.findByTestId('V-1.1')).toBeTruthy();
});

test('a clause leads to its open question', async () => {
  await open({ game: 'veselka', clause: 'V-2.3' });
  const card = await screen.findByTestId('V-2.3');
  await fireEventAsync.press(within(card).getByLabelText('Прочитати уточнення A-V2'));
  await settle();
  expect(address()).toEqual({ game: 'veselka', clause: 'A-V2' });
});

test('a link to a ruling shows question, ruling, reason and the clauses it touches', async () => {
  await open({ game: 'veselka', clause: 'A-V2' });
  const ruling = await screen.findByTestId('A-V2');
  expect(within(ruling).getByText(/^Чому так: /)).toBeTruthy();
  await fireEventAsync.press(within(ruling).getByText('V-2.3'));
  await settle();
  expect(address()).toEqual({ game: 'veselka', clause: 'V-2.3' });
});

test('search marks the found words and says when there are none', async () => {
  await open({ game: 'nizam' });
  const field = screen.getByLabelText('Шукати: Нізам');
  await fireEventAsync.changeText(field, 'платою за зсуви');
  await settle();
  const card = await screen.findByTestId('N-3.1');
  expect(within(card).getByText('зсув')).toBeTruthy();
  await fireEventAsync.changeText(field, 'щщъхыз');
  expect(await screen.findByText(/^Такого слова в правилах немає/)).toBeTruthy();
  await fireEventAsync.changeText(field, '');
  expect(await screen.findByTestId('N-1.1')).toBeTruthy();
});

test('a dispute that is typed in leads to the question that settles it', async () => {
  await open({ game: 'nizam' });
  await fireEventAsync.changeText(screen.getByLabelText('Шукати: Нізам'), 'скільки коштує зсув');
  await settle();
  await fireEventAsync.press(await screen.findByLabelText('Розсудити: Скільки коштує зсув?'));
  expect(bench.went).toEqual([['Settle', { game: 'nizam', question: 'cost' }]]);
});

test('a clause is shared as a link', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  await open({ game: 'qwinto' });
  const card = await screen.findByTestId('Q-1.1');
  await fireEventAsync.press(within(card).getByLabelText('Поділитися пунктом Q-1.1'));
  expect(share).toHaveBeenCalledWith({
    message: 'Три ряди по дев’ять полів\narbitr://rules/qwinto/Q-1.1',
  });
});

test('without a game the whole book is there, in the chosen language', async () => {
  await open(undefined, 'en');
  expect(await screen.findByTestId('P-1.1')).toBeTruthy();
  expect(screen.getByLabelText('Search the rules')).toBeTruthy();
});
