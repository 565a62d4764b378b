/** Setting a match up: what is on the screen when «Почати» is pressed is what the match gets. */
import { fireEventAsync, screen, waitFor } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import NewMatchScreen from '../../app/screens/newMatch/NewMatchScreen';
import { STEP_MS } from '../../app/screens/newMatch/useLot';
import WhoStartsScreen from '../../app/screens/tools/WhoStartsScreen';
import type { Player } from '../../src/storage';
import { screenDesk } from '../support/screenDesk';

let begun: string[];
let asked: unknown[];
beforeEach(() => {
  begun = [];
  asked = [];
});
let still: jest.SpyInstance | null = null;
afterEach(() => still?.mockRestore());

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
const laidOut = (label = 'Хто за столом?') =>
  fireEventAsync(screen.getAllByLabelText(label).at(-1) as ReactTestInstance, 'layout', {
    nativeEvent: { layout: { width: 340, height: 212 } },
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
/** Who sits where, as the chairs are spoken. */
const chairs = (): string[] =>
  screen
    .getAllByRole('button', { name: /місце \d з \d/ })
    .map((chair) => String(chair.props['accessibilityLabel']));
const chairOf = (name: string): ReactTestInstance =>
  screen.getByRole('button', { name: new RegExp(`^${name}, місце`) });
const openChair = (name: string) => fireEventAsync.press(chairOf(name));

const press = (name: string) => fireEventAsync.press(screen.getByRole('button', { name }));
const closeSheet = () =>
  fireEventAsync.press(screen.getAllByRole('button', { name: 'Закрити' }).at(-1) as never);
const type = (text: string) =>
  fireEventAsync.changeText(screen.getByLabelText('Ім’я гравця'), text);

async function sitDown(...names: string[]): Promise<void> {
  await press('Ще один гравець');
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
  await press('Почати втрьох');
  expect((await begunMatch()).map(({ name }) => name)).toEqual(['Оля', 'Тарас', 'Марко']);
});

test('a name that is typed again does not sit down twice', async () => {
  await show();
  await sitDown('Оля', 'Тарас', 'Марко');
  await type('оля');
  await press('Почати втрьох');
  expect(await begunMatch()).toHaveLength(3);
});

test('a table where nobody has played is set with names: a first match begins without a word typed', async () => {
  await show();
  await press('Почати вчотирьох');
  expect(await begunMatch()).toEqual([
    { name: 'Гравець 1', colour: 1 },
    { name: 'Гравець 2', colour: 2 },
    { name: 'Гравець 3', colour: 3 },
    { name: 'Гравець 4', colour: 4 },
  ]);
});

test('whoever is named first clears the proposed names away', async () => {
  await show();
  await sitDown('Оля', 'Тарас', 'Марко');
  await press('Почати втрьох');
  expect((await begunMatch()).map(({ name }) => name)).toEqual(['Оля', 'Тарас', 'Марко']);
});

test('one chair more without a name; a chair that is named keeps its place, and the next one is asked', async () => {
  await show();
  await press('Ще один гравець');
  await press('Додати гравця');
  await laidOut();
  await openChair('Гравець 2');
  await fireEventAsync.changeText(screen.getAllByLabelText('Ім’я гравця').at(-1) as never, 'Оля');
  await press('Готово');
  expect(screen.getByText('Місце 3 з 5')).toBeTruthy();
  await press('Готово');
  expect(chairs()).toEqual([
    'Гравець 1, місце 1 з 5, починає: змінити',
    'Оля, місце 2 з 5: змінити',
    'Гравець 3, місце 3 з 5: змінити',
    'Гравець 4, місце 4 з 5: змінити',
    'Гравець 5, місце 5 з 5: змінити',
  ]);
});

test('another game sets its own table', async () => {
  await show();
  await press('Інша гра');
  await fireEventAsync.press(await screen.findByRole('button', { name: /^Поділ/ }));
  await laidOut();
  expect(chairs()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Ще один гравець' })).toBeNull();
});

test('a chair is moved, made the starter’s and taken away', async () => {
  await show();
  await laidOut();
  await openChair('Гравець 1');
  await press('Пересадити назад: Гравець 1');
  await fireEventAsync.press(screen.getByRole('checkbox', { name: 'Починає' }));
  await press('Прибрати з-за столу: Гравець 1');
  expect(chairs()).toEqual([
    'Гравець 2, місце 1 з 3, починає: змінити',
    'Гравець 3, місце 2 з 3: змінити',
    'Гравець 4, місце 3 з 3: змінити',
  ]);
});

test('a token changed at the table is the player’s in the match, also of one known before', async () => {
  for (const [name, colour] of [
    ['Оля', 1],
    ['Тарас', 2],
    ['Марко', 2],
  ] as const)
    await desk.store().createPlayer({ name, colour });
  await show();
  await press('Ще один гравець');
  for (const name of ['Оля', 'Тарас', 'Марко'])
    await fireEventAsync.press(await screen.findByRole('button', { name }));
  // The second with colour 2 sits down with the first free one; who gives a token away gets the other.
  await laidOut();
  await openChair('Оля');
  await fireEventAsync.press(screen.getByRole('radio', { name: 'Зелений квадрат' }));
  await press('Готово');
  await press('Почати втрьох');
  expect(await begunMatch()).toEqual([
    { name: 'Оля', colour: 2 },
    { name: 'Тарас', colour: 1 },
    { name: 'Марко', colour: 3 },
  ]);
});

test('a known player is offered with the token the seat will have', async () => {
  for (const name of ['Оля', 'Тарас', 'Марко'])
    await desk.store().createPlayer({ name, colour: 2 });
  await show();
  await press('Ще один гравець');
  await fireEventAsync.press(await screen.findByRole('button', { name: 'Оля' }));
  const offered = tokenOn('button', 'Тарас');
  await press('Тарас');
  await laidOut();
  expect(tokenIn(chairOf('Тарас'))).toBe(offered);
  expect([tokenIn(chairOf('Оля')), offered]).not.toContain(tokenOn('button', 'Марко'));
});

test('other people: the chairs are cleared and those who played before are offered', async () => {
  const people = [];
  for (const [i, name] of ['Оля', 'Тарас', 'Марко'].entries())
    people.push(await desk.store().createPlayer({ name, colour: i + 1 }));
  await show();
  await press('За столом інші люди');
  expect(screen.getByRole('button', { name: /^Почати/ })).toBeDisabled();
  for (const { name } of people) await press(name);
  expect(screen.getByRole('button', { name: 'Почати втрьох' })).toBeEnabled();
});

test('an agreement made before the last group was looked up does not keep that group from sitting down', async () => {
  const store = desk.store();
  const group: Player[] = [];
  for (const [i, name] of ['Оля', 'Тарас', 'Марко'].entries())
    group.push(await store.createPlayer({ name, colour: i + 1 }));
  let found: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    found = resolve;
  });
  jest.spyOn(store, 'lastGroup').mockImplementation(() => looked.then(() => group));
  await desk.show(<NewMatchScreen route={{ params: { game: 'nizam' } }} />);
  await fireEventAsync.press(await screen.findByRole('button', { name: 'За правилами коробки' }));
  const [, free] = screen.getAllByRole('radio', { name: /./ }).slice(-2);
  await fireEventAsync.press(free as ReactTestInstance);
  await closeSheet();
  found();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Почати втрьох' })).toBeEnabled());
});

test('the facts of the game and what depends on the number of players are said', async () => {
  await show();
  expect(await screen.findByText('4 роздачі по 10 взяток')).toBeOnTheScreen();
  expect(
    screen.getByText('втрьох — карти 1–8, вчотирьох — 1–10, вп’ятьох — 1–12'),
  ).toBeOnTheScreen();
});

describe('agreements', () => {
  const showNizam = () => desk.show(<NewMatchScreen route={{ params: { game: 'nizam' } }} />);

  test('one line until it is opened; then it names what differs, and the match has it', async () => {
    await showNizam();
    await fireEventAsync.press(await screen.findByRole('button', { name: 'За правилами коробки' }));
    const [, free] = screen.getAllByRole('radio', { name: /./ }).slice(-2);
    const label = String(free?.props['accessibilityLabel']);
    await fireEventAsync.press(free as ReactTestInstance);
    await closeSheet();
    expect(screen.getByRole('button', { name: `Домовлено: ${label}` })).toBeOnTheScreen();
    await press('Почати вчотирьох');
    await waitFor(() => expect(begun).toHaveLength(1));
    expect((await desk.store().match(begun[0] ?? ''))?.setup.house).toEqual({ 'A-N1': 'free' });
  });

  test('A-N20 concerns only who plays alone: nobody else is asked, and nobody else gets it', async () => {
    await showNizam();
    await laidOut();
    for (const name of ['Гравець 4', 'Гравець 3', 'Гравець 2']) {
      await openChair(name);
      await press(`Прибрати з-за столу: ${name}`);
    }
    await press('За правилами коробки');
    expect(screen.getByText('A-N20')).toBeOnTheScreen();
    const radios = screen.getAllByRole('radio', { name: /./ });
    await fireEventAsync.press(radios.at(-1) as ReactTestInstance);
    await screen.findByRole('button', { name: /^Домовлено: / });
    await closeSheet();
    await press('Ще один гравець');
    await press('Додати гравця');
    await fireEventAsync.press(screen.getByRole('button', { name: 'За правилами коробки' }));
    expect(screen.queryByText('A-N20')).toBeNull();
    await closeSheet();
    await press('Почати вдвох');
    await waitFor(() => expect(begun).toHaveLength(1));
    expect((await desk.store().match(begun[0] ?? ''))?.setup.house).toBeUndefined();
  });
});

test('who starts: chips and seats have the same tokens', async () => {
  const names = ['Оля', 'Тарас', 'Марко', 'Іра'];
  for (const name of names) await desk.store().createPlayer({ name, colour: 2 });
  await desk.show(<WhoStartsScreen />);
  await screen.findByRole('checkbox', { name: 'Іра' });
  await laidOut('Хто починає');
  for (const name of names) expect(seatOf(name)).toBe(tokenOn('checkbox', name));
  expect(new Set(names.map(seatOf)).size).toBe(4);
  // Whoever gets up is offered with a token nobody at the table has.
  await fireEventAsync.press(screen.getByRole('checkbox', { name: 'Іра' }));
  expect(names.slice(0, 3).map(seatOf)).not.toContain(tokenOn('checkbox', 'Іра'));
});

/** However slow the machine is, the lot is still being drawn. */
function keepDrawing(): void {
  const { setTimeout } = globalThis;
  const unlessStep = (run: () => void, ms?: number): unknown =>
    ms === STEP_MS ? undefined : setTimeout(run, ms);
  still = jest.spyOn(globalThis, 'setTimeout').mockImplementation(unlessStep as typeof setTimeout);
}

test('the match waits for the lot, and the lot is off when somebody gets up', async () => {
  keepDrawing();
  await show(false);
  await sitDown('Оля', 'Тарас', 'Марко', 'Іра');
  await press('жереб');
  expect(screen.getByRole('button', { name: /Почати/ })).toBeDisabled();
  await laidOut();
  await openChair('Іра');
  await press('Прибрати з-за столу: Іра');
  expect(screen.getByRole('button', { name: 'Почати втрьох' })).toBeEnabled();
  expect(screen.getByText('Роздає Оля, першу ставку робить Тарас')).toBeTruthy();
});

test('another game is named in the address, so that a reload opens it', async () => {
  await show();
  await press('Інша гра');
  await fireEventAsync.press(await screen.findByRole('button', { name: /^Qwinto/ }));
  expect(asked).toMatchObject([{ type: 'SET_PARAMS', payload: { params: { game: 'qwinto' } } }]);
});

describe('the app at the table', () => {
  test('one person and bots: one touch, and it can begin', async () => {
    await show();
    await laidOut();
    await press('Проти ботів. ти й 3 боти');
    expect(chairs()).toEqual([
      'Гравець 1, місце 1 з 4, починає: змінити',
      'Гвинтик, легкий бот, місце 2 з 4: змінити',
      'Пружина, середній бот, місце 3 з 4: змінити',
      'Маятник, сильний бот, місце 4 з 4: змінити',
    ]);
    await press('Почати вчотирьох');
    await waitFor(() => expect(begun).toHaveLength(1));
    const match = await desk.store().match(begun[0] ?? '');
    expect(match?.mode).toBe('virtual');
    expect(match?.players.map(({ bot }) => bot ?? null)).toEqual([
      null,
      'easy',
      'medium',
      'strong',
    ]);
    // Nobody to choose from the list of people.
    expect((await desk.store().players()).map(({ name }) => name)).toEqual(['Гравець 1']);
  });

  test('a chair is given to the app and back, and none is its own where people enter results', async () => {
    await show();
    await laidOut();
    await fireEventAsync.press(screen.getByRole('radio', { name: /Роздай карти/ }));
    await openChair('Гравець 2');
    await fireEventAsync.press(screen.getByRole('radio', { name: /^сильний бот/ }));
    expect(screen.getByRole('radio', { name: /^сильний бот/, checked: true })).toBeTruthy();
    await press('Готово');
    expect(chairs()[1]).toBe('Маятник, сильний бот, місце 2 з 4: змінити');
    await fireEventAsync.press(screen.getByRole('radio', { name: /Рахую очки/ }));
    expect(chairs()[1]).toBe('Гравець 2, місце 2 з 4: змінити');
    await openChair('Гравець 2');
    expect(screen.queryByRole('radio', { name: /^сильний бот/ })).toBeNull();
  });
});
