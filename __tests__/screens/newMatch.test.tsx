/** Setting a match up: what is on the screen when «Почати» is pressed is what the match gets. */
import { fireEventAsync, screen, waitFor } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import NewMatchScreen from '../../app/screens/newMatch/NewMatchScreen';
import WhoStartsScreen from '../../app/screens/tools/WhoStartsScreen';
import { screenDesk } from '../support/screenDesk';

let begun: string[];
let asked: unknown[];
beforeEach(() => {
  begun = [];
  asked = [];
});

/** A match that has begun is shown by an action that looks at the routes there are. */
type ShowMatch = (state: { routes: [] }) => {
  payload: { routes: { params?: { id: string } }[] };
};

const desk = screenDesk({
  dispatch: (action: ShowMatch | object) =>
    typeof action === 'function'
      ? begun.push(action({ routes: [] }).payload.routes[1]?.params?.id ?? '')
      : asked.push(action),
});

const show = (reducedMotion = true): Promise<void> =>
  desk.show(<NewMatchScreen route={{ params: { game: 'promin' } }} />, { reducedMotion });

/** The table is drawn once it knows its width. */
const laidOut = () =>
  fireEventAsync(screen.getByLabelText('Хто починає'), 'layout', {
    nativeEvent: { layout: { width: 340, height: 232 } },
  });

/** The shape of the token that is drawn inside: every colour has its own. */
function tokenIn(part: ReactTestInstance): string {
  const [shape] = part.findAll((node) => String(node.type) === 'RNSVGPath');
  if (!shape) throw new Error('no token is drawn here');
  return String(shape.props.d);
}
const tokenOn = (role: 'button' | 'checkbox' | 'radio', name: string): string =>
  tokenIn(screen.getByRole(role, { name }));
const seatOf = (name: string): string => tokenOn('radio', `Починає ${name}: обрати`);

const press = (name: string) => fireEventAsync.press(screen.getByRole('button', { name }));
const type = (text: string) =>
  fireEventAsync.changeText(screen.getByLabelText('Ім’я гравця'), text);

async function sitDown(...names: string[]): Promise<void> {
  for (const name of names) {
    await type(name);
    await press('Додати гравця');
  }
}

async function begunMatch(): Promise<{ name: string; colour: number }[]> {
  await waitFor(() => expect(begun).toHaveLength(1));
  const match = await desk.store().match(begun[0] ?? '');
  const players = await desk.store().players();
  return (match?.players ?? []).map(({ id }) => {
    const player = players.find((other) => other.id === id);
    return { name: player?.name ?? '', colour: player?.colour ?? 0 };
  });
}

test('a name that is typed but not added yet plays too, and the button counts it', async () => {
  await show();
  await sitDown('Оля', 'Тарас');
  await type(' Марко ');
  await press('Почати утрьох');
  expect((await begunMatch()).map(({ name }) => name)).toEqual(['Оля', 'Тарас', 'Марко']);
});

test('a name that is typed again does not sit down twice', async () => {
  await show();
  await sitDown('Оля', 'Тарас', 'Марко');
  await type('оля');
  await press('Почати утрьох');
  expect(await begunMatch()).toHaveLength(3);
});

test('a token changed at the table is the player’s in the match, also of one known before', async () => {
  for (const [name, colour] of [
    ['Оля', 1],
    ['Тарас', 2],
    ['Марко', 2],
  ] as const)
    await desk.store().createPlayer({ name, colour });
  await show();
  for (const name of ['Оля', 'Тарас', 'Марко'])
    await fireEventAsync.press(await screen.findByRole('button', { name }));
  // The second with colour 2 sits down with the first free one.
  await press('Змінити фішку: Оля');
  await press('Почати утрьох');
  expect(await begunMatch()).toEqual([
    { name: 'Оля', colour: 4 },
    { name: 'Тарас', colour: 2 },
    { name: 'Марко', colour: 3 },
  ]);
});

test('a known player is offered with the token the seat will have', async () => {
  for (const name of ['Оля', 'Тарас', 'Марко'])
    await desk.store().createPlayer({ name, colour: 2 });
  await show();
  await fireEventAsync.press(await screen.findByRole('button', { name: 'Оля' }));
  const offered = tokenOn('button', 'Тарас');
  await press('Тарас');
  await laidOut();
  expect(seatOf('Тарас')).toBe(offered);
  expect(tokenOn('button', 'Змінити фішку: Тарас')).toBe(offered);
  expect([seatOf('Оля'), seatOf('Тарас')]).not.toContain(tokenOn('button', 'Марко'));
});

test('who starts: chips and seats have the same tokens', async () => {
  const names = ['Оля', 'Тарас', 'Марко', 'Іра'];
  for (const name of names) await desk.store().createPlayer({ name, colour: 2 });
  await desk.show(<WhoStartsScreen />);
  await screen.findByRole('checkbox', { name: 'Іра' });
  await laidOut();
  for (const name of names) expect(seatOf(name)).toBe(tokenOn('checkbox', name));
  expect(new Set(names.map(seatOf)).size).toBe(4);
  // Whoever gets up is offered with a token nobody at the table has.
  await fireEventAsync.press(screen.getByRole('checkbox', { name: 'Іра' }));
  expect(names.slice(0, 3).map(seatOf)).not.toContain(tokenOn('checkbox', 'Іра'));
});

test('the match waits for the lot, and the lot is off when somebody gets up', async () => {
  await show(false);
  await sitDown('Оля', 'Тарас', 'Марко', 'Іра');
  await press('жереб');
  expect(screen.getByRole('button', { name: /Почати/ })).toBeDisabled();
  await press('Прибрати зі столу: Іра');
  expect(screen.getByRole('button', { name: 'Почати утрьох' })).toBeEnabled();
  expect(screen.getByText(/Починає й роздає Оля/)).toBeTruthy();
});

test('another game is named in the address, so that a reload opens it', async () => {
  await show();
  await press('Інша гра');
  await fireEventAsync.press(await screen.findByRole('button', { name: /^Qwinto/ }));
  expect(asked).toMatchObject([{ type: 'SET_PARAMS', payload: { params: { game: 'qwinto' } } }]);
});
