/** What was typed for an entry stands there again when the entry is taken back: one touch enters the very same. */
import { act, fireEvent, screen } from '@testing-library/react-native';

import { matchDesk } from '../support/matchHarness';

const desk = matchDesk();

const bids = [1, 2, 0].map((seat) => ({ type: 'bid', seat, beads: 3, shield: false }));
const piles = ['Оля', 'Тарас', 'Соломія'].flatMap((name, seat) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    // The box has one card of one, and the first player has it: nobody else is asked.
    .filter((value) => seat === 0 || value > 1)
    .map((value) => `${name} · стопка ${value}. Записати ${value === 1 ? 1 : seat}`),
);

/** By game: who plays, what has been entered, what is touched, and what enters it. */
const TYPED: readonly (readonly [
  string,
  number,
  readonly unknown[],
  readonly (string | RegExp)[],
  RegExp,
])[] = [
  ['promin', 3, bids, ['Тарас: 4 взятки', 'Соломія: 3 взятки'], /^Закрити роздачу/],
  ['split', 3, [], piles, /^Порахувати/],
  ['veselka', 2, [], [/^5 карт,/, 'зелена у веселку'], /^Записати 5 карт, \+7/],
  [
    'nizam',
    2,
    [],
    ['Додати комбінацію з 4 карт: 5 очок', 'Додати комбінацію з 3 карт: 3 очки'],
    /^Записати \+9 очок/,
  ],
  ['perlyna', 2, [], [/^топаз: /, /^рубін: /], /^Виконати: топаз, потім рубін/],
];

async function touch(label: string | RegExp): Promise<void> {
  const [first] = await screen.findAllByLabelText(label);
  await act(async () => fireEvent.press(first!));
}

async function enter(name: RegExp): Promise<unknown> {
  const before = desk.match().seq;
  const button = await screen.findByRole('button', { name });
  expect(button).toBeEnabled();
  await act(async () => {
    fireEvent.press(button);
    await desk.store().settings();
  });
  expect(desk.match().seq).toBeGreaterThan(before);
  return desk
    .match()
    .log.filter(({ kind, undone }) => kind === 'move' && !undone)
    .at(-1)?.move;
}

test.each(TYPED)('%s', async (game, seats, moves, touches, button) => {
  const setup = { seats, first: 0, mode: 'score' } as const;
  await desk.open({ game, setup, steps: moves.map((move) => ({ move })) });
  for (const label of touches) await touch(label);
  const entered = await enter(button);
  await act(() => desk.match().undo());
  expect(await enter(button)).toEqual(entered);
  // After a kill as well.
  await act(() => desk.match().undo());
  await screen.unmountAsync();
  await desk.reopen();
  expect(await enter(button)).toEqual(entered);
});
