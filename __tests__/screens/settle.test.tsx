/** The Settle screen: tapping a position in, the ruling, links, and a question out of a match. */
import { fireEventAsync, screen, within } from '@testing-library/react-native';
import { Share } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import type { Routes } from '../../app/routes';
import SettleScreen from '../../app/screens/settle/SettleScreen';
import { promin } from '../../src/games/promin/rules';
import type { Move } from '../../src/games/promin/rules/types';
import { readLink, writeLink } from '../../src/games/settleLink';
import { addressBench } from '../support/addressHarness';

/** The match a question is asked from; nothing but its view may be touched. */
const mockWrites: string[] = [];
let mockMatch: unknown = null;
jest.mock('../../src/match/hooks', () => ({
  useMatch: () => ({ status: 'ready', match: mockMatch }),
}));

jest.mock('../../app/settings', () => ({
  useSettings: () => ({ settings: { sound: true, haptics: true } }),
}));
const mockCues: string[] = [];
jest.mock('../../src/feedback', () => ({ giveCue: (cue: string) => mockCues.push(cue) }));

const NAMES = ['Оля', 'Тарас', 'Соломія'];

function matchAfter(moves: readonly Move[], mode: 'referee' | 'virtual' = 'referee'): unknown {
  const setup = { seats: 3, first: 0, mode } as const;
  const state = moves.reduce((before, move) => promin.apply(before, move), promin.begin(setup));
  const known: Record<string, unknown> = {
    info: { game: 'promin', setup, players: NAMES.map((name, seat) => ({ name, seat })) },
    turn: promin.turn(state),
    view: (viewer: number | 'table') => promin.view(state, viewer),
  };
  return new Proxy(known, {
    get(target, key: string) {
      if (key in target) return target[key];
      mockWrites.push(key);
      return () => undefined;
    },
  });
}

const bench = addressBench<Routes['Settle']>(SettleScreen);
const { went } = bench;
const address = () => bench.address();

async function open(...to: Parameters<typeof bench.open>): Promise<void> {
  mockWrites.length = 0;
  await bench.open(...to);
}

async function press(...names: string[]): Promise<void> {
  for (const name of names) await fireEventAsync.press(screen.getByRole('button', { name }));
}

const answer = () => within(screen.getByLabelText('Відповідь'));

test('a trick tapped in gets its verdict, its reasons in order and its clause', async () => {
  await open({ game: 'promin' });
  expect(answer().getByRole('heading', { name: 'Ще не все' })).toBeTruthy();
  await press('червона 9', 'червона 10', 'зелений', 'зелена 8', 'жовтий', 'жовта 2');
  expect(answer().getByRole('heading', { name: 'Бере жовта 2 — Гравець 4' })).toBeTruthy();
  expect(answer().getByText('Жовтий — козир, і козир тут один: жовта 2.')).toBeTruthy();
  await fireEventAsync.press(answer().getAllByLabelText('Правило P-4.6')[0] as ReactTestInstance);
  expect(went).toEqual([['Rulebook', { game: 'promin', clause: 'P-4.6' }]]);
});

test('the seal lands with one chime, when the answer is there; another position takes it away', async () => {
  await open({ game: 'veselka', question: 'keep' });
  mockCues.length = 0;
  await press('жовта', 'Остання карта: не вказано');
  expect(mockCues).toEqual([]);
  await press('жовта', 'синя', 'червона');
  expect(mockCues).toEqual(['chime']);
  await press('Інша позиція');
  expect(answer().getByRole('heading', { name: 'Ще не все' })).toBeTruthy();
  expect(mockCues).toEqual(['chime']);
});

test('a touch on a name says who led: the cards stay with their players', async () => {
  await open({ game: 'promin' });
  await press('червона 9', 'червона 10', 'зелений', 'зелена 8', 'синій', 'синя 2');
  expect(answer().getByRole('heading', { name: 'Бере червона 10 — Гравець 2' })).toBeTruthy();
  await press('Взятку починає Гравець 3');
  expect(answer().getByRole('heading', { name: 'Бере зелена 8 — Гравець 3' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Гравець 1: червона 9' })).toBeTruthy();
});

test('the position lives in the address, and the address alone brings it back', async () => {
  await open({ game: 'promin' });
  await press('червона 9', 'червона 9');
  expect(answer().getByRole('heading', { name: 'Такого не буває' })).toBeTruthy();
  expect(answer().getByText('Червона 9 лежить двічі, а в колоді вона одна.')).toBeTruthy();
  expect(address()).toEqual({
    game: 'promin',
    question: 'trick',
    p: writeLink({ seats: 4, leader: 0, cards: ['r9', 'r9'] }),
  });
});

test('a broken link shows an empty position and says so in one sentence', async () => {
  await open({ game: 'promin', question: 'trick', p: '1.broken' });
  expect(
    screen.getByText('Це посилання пошкоджене, тож позиція порожня. Виклади її вручну.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Гравець 1: карти ще немає' })).toBeTruthy();
});

test('a ruling is shared with its reasons and a link to the same position', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  const p = writeLink({ deal: 1, beads: 3, shield: true, won: 6 });
  await open({ game: 'promin', question: 'bid', p });
  await press('Поділитися рішенням');
  const message = (share.mock.calls[0]?.[0] as { message: string }).message;
  expect(message).toContain('Промінь: Скільки за ставку?\n−15 очок (P-5.4)\n1. Ставка 3 зі щитом');
  expect(message).toContain(`settle/promin/bid?p=${p}`);
});

test('without a game there is a shelf with every question', async () => {
  await open(undefined);
  await press('Скільки за веселки?');
  expect(address()).toEqual({ game: 'veselka', question: 'rainbows' });
  expect(
    screen.getByRole('radio', { name: 'Скільки за веселки?' }).props.accessibilityState,
  ).toEqual(expect.objectContaining({ checked: true }));
});

describe('from a match', () => {
  const BIDS: Move[] = [1, 2, 0].map((seat) => ({ type: 'bid', seat, beads: 3, shield: false }));

  test('the trick on the table is filled in with its players, and nothing is written', async () => {
    mockMatch = matchAfter([
      ...BIDS,
      { type: 'play', seat: 1, card: 'r4' },
      { type: 'play', seat: 2, card: 'y1' },
    ]);
    await open({ game: 'promin', match: 'm1' });
    expect(screen.getByRole('button', { name: 'Тарас: червона 4' })).toBeTruthy();
    expect(screen.getByText(/Позицію взято з партії/)).toBeTruthy();
    await press('зелений', 'зелена 8');
    expect(answer().getByRole('heading', { name: 'Бере жовта 1 — Соломія' })).toBeTruthy();
    await press('Закрити');
    expect(went).toEqual(['back']);
    expect(mockWrites).toEqual([]);
    expect(JSON.stringify(address())).not.toMatch(/Тарас|Соломія/);
  });

  test('before the bids are in, the question about bids comes first', async () => {
    mockMatch = matchAfter([]);
    await open({ game: 'promin', match: 'm1' });
    const [first] = screen.getAllByRole('radio');
    expect(first?.props.accessibilityLabel ?? first?.props['aria-label']).toBe(
      'Скільки за ставку?',
    );
  });
});

test('the may-I questions of the other games answer with yes and no', async () => {
  await open({ game: 'veselka', question: 'keep' });
  await press('жовта', 'Остання карта: не вказано', 'жовта');
  expect(answer().getByRole('heading', { name: 'Ні, жовту взяти не можна' })).toBeTruthy();
  await press('синя');
  expect(answer().getByRole('heading', { name: 'Так, синю можна взяти' })).toBeTruthy();
});

test('a row of Split is laid out, cut and voted on', async () => {
  await open({ game: 'split', question: 'votes' });
  await fireEventAsync.press(screen.getByRole('radio', { name: 'Які карти' }));
  await press(...['1', '2', '3', '3', '4', '5', 'джокер'].map((card) => `Карта: ${card}`));
  // The votes follow by themselves. The peg is dragged as in a match, and stepped.
  const peg = screen.getByRole('slider', { name: 'Другий роздільник' });
  await fireEventAsync(peg, 'responderGrant', { nativeEvent: { pageX: 100 } });
  await fireEventAsync(peg, 'responderMove', { nativeEvent: { pageX: 60 } });
  await fireEventAsync(peg, 'responderRelease', { nativeEvent: { pageX: 60 } });
  expect(readLink(address()?.p)).toMatchObject({ at: [2, 4] });
  await press('Другий роздільник: праворуч');
  for (const vote of ['Гравець 1: біла', 'Гравець 2: чорна', 'Гравець 3: чорна'])
    await fireEventAsync.press(screen.getByRole('radio', { name: vote }));
  expect(
    answer().getByRole('heading', {
      name: 'Гравець 1 — біла; спір: за чорну Гравець 2 і Гравець 3',
    }),
  ).toBeTruthy();
});
