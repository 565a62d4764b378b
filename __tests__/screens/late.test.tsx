/** A match played without the app is entered afterwards: game, day, place, note, totals or the order. */
import { fireEventAsync, screen, waitFor } from '@testing-library/react-native';

import { readWhen } from '../../app/screens/about/when';
import LateScreen from '../../app/screens/late/LateScreen';
import { judged } from '../../app/screens/late/result';
import LogScreen from '../../app/screens/match/LogScreen';
import StandingsScreen from '../../app/screens/match/StandingsScreen';
import { games } from '../../src/games/rules';
import { withResults } from '../../src/match/late';
import { matchDesk } from '../support/matchHarness';
import { screenDesk } from '../support/screenDesk';

let shown: string[];
beforeEach(() => {
  shown = [];
});

type Action = (state: { routes: [] }) => { payload: { routes: { params?: { id: string } }[] } };

const desk = screenDesk({
  dispatch: (action: Action | object) =>
    typeof action === 'function' &&
    shown.push(action({ routes: [] }).payload.routes[1]?.params?.id ?? ''),
});

const press = async (name: RegExp | string): Promise<void> =>
  fireEventAsync.press(await screen.findByRole('button', { name }));
const type = (label: string, text: string): Promise<void> =>
  fireEventAsync.changeText(screen.getByLabelText(label), text);

async function open(game: string, ...names: string[]): Promise<void> {
  for (const [i, name] of names.entries()) await desk.store().createPlayer({ name, colour: i + 1 });
  await desk.show(<LateScreen route={{ params: { game } }} />);
  await press('Хто грав');
  for (const name of names) await press(name);
  await press('Готово');
}

async function entered() {
  await waitFor(() => expect(shown).toHaveLength(1));
  const id = shown[0] ?? '';
  return { match: await desk.store().match(id), about: await desk.store().about(id) };
}

test('totals, a day, a place and a note: the winner follows from the totals', async () => {
  await open('veselka', 'Оля', 'Марко', 'Тарас');
  await press(/^Коли: /);
  await type('День', '08.11.2020');
  await type('Година', '17:30');
  await type('Де', 'У бабусі, веранда');
  await type('Нотатка', 'Марко грає вперше');
  await press('Зберегти');
  expect(screen.getByText('неділя, 8 листопада 2020, 17:30')).toBeOnTheScreen();

  const save = (): unknown => screen.getByRole('button', { name: /^Записати/ });
  expect(save()).toBeDisabled();
  await type('Підсумок: Оля', '41');
  await type('Підсумок: Марко', '33');
  expect(screen.getByText('Впиши підсумок: Тарас.')).toBeOnTheScreen();
  await type('Підсумок: Тарас', '4');
  expect(save()).toBeDisabled();
  expect(screen.getByText('Такого підсумку в цій грі не буває: Тарас.')).toBeOnTheScreen();
  await type('Підсумок: Тарас', '41');
  expect(screen.getByRole('button', { name: 'Записати: спільна перемога' })).toBeEnabled();
  await press('Менше: Тарас');
  expect(screen.getByText('перемагає')).toBeOnTheScreen();
  await press('Записати: перемагає Оля');

  const { match, about } = await entered();
  const when = new Date(2020, 10, 8, 17, 30).getTime();
  expect(about).toEqual({ when, place: 'У бабусі, веранда', note: 'Марко грає вперше' });
  expect(match).toMatchObject({
    game: 'veselka',
    createdAt: when,
    summary: { points: [41, 33, 40], winners: [0], late: true },
  });
});

test('a name that every object answers to has no total before one is entered', () => {
  const names = ['constructor', 'toString', '__proto__'];
  const rules = withResults(games.promin);
  expect(judged(rules, names, {})).toMatchObject({ move: null, missing: names });
  const totals = Object.fromEntries(names.map((name, i) => [name, i * 5]));
  expect(judged(rules, names, totals).move).toEqual({ type: 'result', points: [0, 5, 10] });
});

test('a game without points asks for the order', async () => {
  await open('perlyna', 'Оля', 'Марко', 'Тарас');
  expect(screen.queryByLabelText('Підсумок: Оля')).toBeNull();
  await press('Місцем вище: Марко');
  await press('Записати: перемагає Марко');
  const { match } = await entered();
  expect(match?.players.map(({ name }) => name)).toEqual(['Марко', 'Оля', 'Тарас']);
  expect(match?.summary).toMatchObject({ places: [1, 2, 3], winners: [0], late: true });
});

test('turn by turn: an ordinary match of that day, to be kept score of', async () => {
  await open('promin', 'Оля', 'Марко', 'Тарас');
  await press(/^Вписати хід за ходом/);
  const { match, about } = await entered();
  expect(match).toMatchObject({ mode: 'score', finishedAt: null, createdAt: about.when });
});

test('a day is none in the future, none before 1970, and none that no calendar has', () => {
  const now = new Date(2026, 10, 18, 9).getTime();
  expect(readWhen('18.11.2026', '08:59', now)).toBe(new Date(2026, 10, 18, 8, 59).getTime());
  expect(readWhen('18.11.2026', '9:01', now)).toBe('future');
  expect(readWhen('18.11.2026', '', now)).toBe(now);
  expect(readWhen('1.1.1969', '', now)).toBe('tooEarly');
  expect(readWhen('30.02.2020', '', now)).toBe('noDay');
  expect(readWhen('17.11.2026', '25:00', now)).toBe('noTime');
  expect(readWhen('17.11.2026', '', now)).toBe(new Date(2026, 10, 17, 12).getTime());
});

describe('afterwards', () => {
  const kept = matchDesk();
  const setup = { seats: 3, first: 0, mode: 'score' };

  test.each([
    ['promin', { points: [100, -200, 35] }],
    ['split', { points: [55, 0, 21] }],
    ['veselka', { points: [41, 33, 37] }],
    ['qwinto', { points: [144, -20, 71] }],
    ['nizam', { points: [17, 3, 0] }],
    ['perlyna', { places: [1, 3, 2] }],
  ])('%s: the end, the log and the course of what was entered open', async (game, result) => {
    const entry = { game, setup, steps: [{ move: { type: 'result', ...result } }] };
    await kept.open(entry);
    expect(await screen.findByText(/Оля перемагає|перемагає Оля/i)).toBeOnTheScreen();
    await kept.store().close();
    await kept.open(entry, 1, LogScreen);
    expect(kept.match().log).toHaveLength(1);
    await kept.store().close();
    await kept.open(entry, 1, StandingsScreen);
    expect(kept.match().standing).toMatchObject({ over: true, winners: [0] });
  });
});
