/**
 * Tables from the app: the screens, the seat and the table core are the real ones; only the wire is a function call.
 * The store never opens: a guest does not need it.
 */
import { act, fireEvent, renderAsync, screen } from '@testing-library/react-native';
import { Suspense, useState, type ReactNode } from 'react';
import { Dimensions, Linking } from 'react-native';

import { AddressPanel } from '../../app/screens/join/AddressPanel';
import JoinScreen from '../../app/screens/join/JoinScreen';
import MakeSheet from '../../app/screens/join/MakeSheet';
import { seating } from '../../app/screens/join/OpenTable';
import { SettingsProvider } from '../../app/settings';
import type { GameId } from '../../src/games';
import { StoreProvider } from '../../src/match/hooks';
import type { HostAct } from '../../src/net/protocol/types';
import { createSession } from '../../src/storage/session';
import { Phone } from '../support/net/desk';
import { clearTable, here, makeTable } from '../support/net/inMemory';
import { Looks, UnderNavigator } from '../support/surroundings';
import { settle } from '../support/tableHarness';

jest.mock('../../src/net/client/connection', () => jest.requireActual('../support/net/inMemory'));
jest.mock('../../src/net/client/door', () => jest.requireActual('../support/net/inMemory'));

const mockMemory = new Map<string, string>();
jest.mock('../../app/screens/join/memory', () => ({
  memory: {
    read: (key: string) => mockMemory.get(key) ?? null,
    write: (key: string, text: string) => mockMemory.set(key, text),
  },
}));

jest.setTimeout(120_000);

const AT = 'http://table.home';
let went: unknown[];

beforeEach(() => {
  clearTable();
  mockMemory.clear();
  mockMemory.set('arbitr.tables', JSON.stringify({ name: '', address: AT, chairs: [] }));
  went = [];
});

// What the match page fetches on the way.
beforeAll(async () => {
  await import('../../src/games/promin/table');
  await import('../../app/screens/join/SharedMatch');
  await import('../../app/screens/join/QrCode');
  await import('../../app/screens/join/LobbyChair');
});

type Params = { code?: string; watch?: string; at?: string };

function Page({ first }: { first: Params }): ReactNode {
  const [session] = useState(() => createSession({ open: () => new Promise(() => undefined) }));
  const [params, setParams] = useState(first);
  const [navigator] = useState(() => ({
    setOptions: () => undefined,
    navigate: (...to: unknown[]) => went.push(to),
    canGoBack: () => true,
    goBack: () => went.push('back'),
    dispatch: ({ payload }: { payload: { params: Params } }) =>
      setParams((old) => ({ ...old, ...payload.params })),
  }));
  return (
    <StoreProvider session={session}>
      <SettingsProvider>
        <Looks>
          <UnderNavigator navigator={navigator}>
            <Suspense fallback={null}>
              <JoinScreen route={{ params }} />
            </Suspense>
          </UnderNavigator>
        </Looks>
      </SettingsProvider>
    </StoreProvider>
  );
}

async function open(params: Params): Promise<void> {
  await renderAsync(<Page first={params} />);
  await settle();
}

/** Tables are drawn once they know their width. */
async function layOut(label: string): Promise<void> {
  fireEvent(screen.getByLabelText(label), 'layout', {
    nativeEvent: { layout: { width: 340, height: 220 } },
  });
  await settle();
}

async function press(name: string | RegExp, role = 'button'): Promise<void> {
  fireEvent.press(await screen.findByRole(role, { name }));
  await settle();
}

/** Оля has made a table and sits at it with a phone of her own. */
async function tableOf(
  game: GameId = 'promin',
  seats = 3,
  mode: 'virtual' | 'referee' | 'score' = 'virtual',
): Promise<{ code: string; olia: Phone }> {
  const made = await makeTable(AT, { game, mode, seats, first: 0 }, 'Оля');
  if ('no' in made || !here.table) throw new Error('no table');
  const olia = new Phone();
  await olia.join(here.table, { token: made.token });
  return { code: made.code, olia };
}

const leads = (olia: Phone, actOf: HostAct): Promise<void> =>
  act(async () => {
    await olia.say('host', actOf);
  });

async function comes(name: string): Promise<Phone> {
  const phone = new Phone();
  if (!here.table) throw new Error('no table');
  await act(async () => {
    await phone.join(here.table!, { name });
  });
  return phone;
}

/** This phone has come in as Соломія. */
async function sitDown(code: string): Promise<void> {
  await open({ code });
  fireEvent.changeText(screen.getByLabelText(/^Твоє ім’я/), 'Соломія');
  await press('Сісти за стіл');
}

describe('the door', () => {
  test('a link leads to the table; a name and a chair are enough', async () => {
    const { code, olia } = await tableOf();
    await open({ code });
    expect(screen.getByText('Тебе кличуть за стіл')).toBeOnTheScreen();
    expect(screen.getByText('Промінь, стіл веде Оля')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Сісти за стіл' })).toBeDisabled();
    await layOut('Обери стілець');
    fireEvent.changeText(screen.getByLabelText('Твоє ім’я'), 'Оля');
    expect(screen.getByLabelText(/Таке ім’я вже за столом/)).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText(/^Твоє ім’я/), '  Соломія ');
    await press('Стілець 3, вільний: сісти сюди', 'radio');
    await press('Сісти за стіл');
    expect(olia.people?.chairs[2]).toMatchObject({ name: 'Соломія', is: 'here' });
    expect(screen.getByText('Чекаємо: починає Оля')).toBeOnTheScreen();
    const kept = JSON.parse(mockMemory.get('arbitr.tables') ?? '') as object;
    expect(kept).toMatchObject({ name: 'Соломія', chairs: [{ code, address: AT }] });
  });

  test('a typed code is made of six characters that can be one; a pasted link fills all', async () => {
    const { code } = await tableOf();
    await open({});
    fireEvent.changeText(screen.getByLabelText('Код'), 'k7-o0');
    expect(screen.getByLabelText('Код').props.value).toBe('K7');
    fireEvent.changeText(screen.getByLabelText('Код'), `http://table.home/join/${code}?watch=1`);
    await settle();
    expect(screen.getByText('стіл знайдено')).toBeOnTheScreen();
  });

  test('a code nobody knows, and back to typing it', async () => {
    await open({ code: 'K7M4TR' });
    expect(screen.getByText('Такого столу немає')).toBeOnTheScreen();
    await press('Виправити код');
    expect(screen.getByText('шість знаків з екрана столу')).toBeOnTheScreen();
  });

  test('every chair taken: one can watch; locked: the host is named as the way', async () => {
    const { code, olia } = await tableOf('promin', 3);
    await comes('Тарас');
    await comes('Євген');
    await open({ code });
    expect(screen.getByText('Усі три стільці зайняті')).toBeOnTheScreen();
    await press('Дивитися');
    expect(olia.people?.watchers).toBe(1);
    await leads(olia, { act: 'watch', on: false });
    expect(screen.getByText('Дивитися вимкнено')).toBeOnTheScreen();
    await press('До столу');
    expect(went).toEqual(['back']);
  });

  test('a locked table lets nobody in', async () => {
    const { code, olia } = await tableOf();
    await olia.say('host', { act: 'lock', on: true });
    await open({ code });
    expect(screen.getByText('Стіл замкнено')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Сісти за стіл' })).toBeNull();
  });

  test('while they play a bot’s chair can be taken', async () => {
    const { code, olia } = await tableOf();
    await comes('Тарас');
    await olia.say('host', { act: 'bot', seat: 2, level: 'easy', name: 'Гвинтик' });
    await olia.say('host', { act: 'start' });
    await open({ code });
    expect(screen.getByText('Можна сісти замість бота або дивитися.')).toBeOnTheScreen();
    await press('Замість бота');
    fireEvent.changeText(screen.getByLabelText(/^Твоє ім’я/), 'Соломія');
    await press('Сісти за стіл');
    expect(olia.people?.chairs[2]).toMatchObject({ name: 'Соломія', bot: null, is: 'here' });
  });

  test('another version says so; an app leads to the table’s own page, which has the right one', async () => {
    const opened = jest.spyOn(Linking, 'openURL').mockResolvedValue(true);
    const { code } = await tableOf();
    here.version = 99;
    await sitDown(code);
    expect(screen.getByText('Версії різняться')).toBeOnTheScreen();
    await press('Відкрити в браузері');
    expect(opened.mock.calls).toEqual([[`${AT}/join/${code}`]]);
  });

  test('no server is no dead end', async () => {
    const { code } = await tableOf();
    here.isSilent = true;
    await open({ code });
    expect(screen.getByText('Сервер не відповідає')).toBeOnTheScreen();
  });
});

describe('the lobby', () => {
  test('whoever leads sees people come, seats bots, locks, and starts', async () => {
    const made = await makeTable(
      AT,
      { game: 'promin', mode: 'virtual', seats: 4, first: 0 },
      'Оля',
    );
    if ('no' in made) throw new Error(made.no);
    const chair = { address: AT, code: made.code, token: made.token, game: 'promin' };
    mockMemory.set('arbitr.tables', JSON.stringify({ name: 'Оля', address: AT, chairs: [chair] }));
    await open({ code: made.code });
    await layOut('Хто за столом');
    expect(screen.getByRole('button', { name: /^Почати/ })).toBeDisabled();
    expect(screen.getByLabelText('QR-код: посилання за стіл')).toBeOnTheScreen();
    expect(screen.getByLabelText(`Код столу: ${[...made.code].join(' ')}`)).toBeOnTheScreen();
    const taras = await comes('Тарас');
    await settle();
    expect(screen.getByText('Тарас за столом, 2 з 4')).toBeOnTheScreen();
    await press('Стілець 3, вільний: посадити бота');
    await press(/^легкий бот/, 'radio');
    expect(taras.people?.chairs[2]).toMatchObject({ bot: 'easy', name: 'Гвинтик' });
    await press(/^Замкнути стіл/, 'switch');
    expect(taras.people?.locked).toBe(true);
    expect(
      screen.getByText(/^відбиток партії [0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4} бачать усі$/),
    ).toBeOnTheScreen();
    await press('Почати втрьох');
    expect(taras.sight?.turn.phase).toBe('bid');
    expect(await screen.findByText('Промінь')).toBeOnTheScreen();
  });
});

describe('one’s own chair', () => {
  async function playing(): Promise<{ olia: Phone; taras: Phone; code: string }> {
    const { code, olia } = await tableOf();
    const taras = await comes('Тарас');
    await sitDown(code);
    await leads(olia, { act: 'start' });
    await settle();
    return { olia, taras, code };
  }

  const bid = { type: 'bid', beads: 2, shield: false };

  test('a bid is said by its owner, and the table’s answer is the one that counts', async () => {
    const { olia, taras } = await playing();
    await act(async () => {
      await taras.move({ ...bid, seat: 1 });
    });
    await settle();
    expect((await screen.findAllByText('Твій хід')).length).toBeGreaterThan(0);
    await press('ставка 2');
    await press(/^Ставка 2/);
    expect(olia.sight?.turn.actors).toEqual([0]);
  });

  test('taking back is asked of everyone; one no is enough, all agreeing does it', async () => {
    const { olia, taras } = await playing();
    const said = async (phone: Phone, kind: 'undo' | 'agree', message: object): Promise<void> => {
      await act(async () => {
        await phone.say(kind, message as never);
      });
      await settle();
    };
    await act(async () => {
      await taras.move({ ...bid, seat: 1 });
    });
    await said(taras, 'undo', { what: 'undo' });
    expect(await screen.findByText('Тарас просить скасувати хід')).toBeOnTheScreen();
    expect(screen.getByText('Згодні 1 з 3. Досить одного «ні», і граємо далі.')).toBeOnTheScreen();
    await press('Ні, граємо далі');
    expect(olia.question).toBeNull();
    expect(olia.sight?.turn.actors).toEqual([2]);
    await said(taras, 'undo', { what: 'undo' });
    await said(olia, 'agree', { yes: true });
    await press('Так, згода');
    expect(olia.sight?.turn.actors).toEqual([1]);
  });

  test('a lost way is said above the table, and what was missed when it is back', async () => {
    const { taras } = await playing();
    const [own] = here.ways;
    act(() => own?.drop());
    await settle();
    expect(screen.getByText('Відновлюю зв’язок')).toBeOnTheScreen();
    await act(async () => {
      await taras.move({ ...bid, seat: 1 });
    });
    await press('Зараз');
    expect(screen.queryByText('Відновлюю зв’язок')).toBeNull();
    expect(screen.getByText('Поки тебе не було')).toBeOnTheScreen();
    expect(screen.getByText('1 хід')).toBeOnTheScreen();
    await press('До столу, твій хід');
    expect(screen.queryByText('Поки тебе не було')).toBeNull();
  });

  test('a table that cannot write down what was said tells everyone that it waits', async () => {
    const { code, olia } = await tableOf();
    const taras = await comes('Тарас');
    await sitDown(code);
    await leads(olia, { act: 'start' });
    const { world } = here;
    const { append } = world.store;
    const actor = [olia, taras].find(({ sight, seat }) => sight?.turn.actors.includes(seat))!;
    world.isAway = () => true;
    world.store.append = () => Promise.reject(new Error('the database is gone'));
    await act(async () => {
      void actor.move({ type: 'bid', seat: actor.seat, beads: 1, shield: false });
      await world.passTime(1000);
    });
    expect(screen.getByText('Стіл чекає на сховище')).toBeOnTheScreen();
    world.store.append = append;
    await act(() => world.passTime(300));
    expect(screen.queryByText('Стіл чекає на сховище')).toBeNull();
    expect([...actor.verdicts.values()]).toEqual([expect.objectContaining({ ok: true })]);
  });

  test('a page opened anew comes back to the chair with what happened since the old one', async () => {
    const { taras, code } = await playing();
    await screen.unmountAsync();
    await taras.move({ ...bid, seat: 1 });
    await open({ code });
    expect(await screen.findByText('Поки тебе не було')).toBeOnTheScreen();
    expect(screen.getByText('1 хід')).toBeOnTheScreen();
    await screen.unmountAsync();
    await open({ code });
    expect((await screen.findAllByText('Твій хід')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Поки тебе не було')).toBeNull();
  });

  test('the end shows the seed to everyone: the promised one, with this phone’s own word', async () => {
    const { olia, code } = await playing();
    await leads(olia, { act: 'end' });
    await settle();
    expect(await screen.findByText(/^Зерно партії: [0-9a-f]{64}$/)).toBeOnTheScreen();
    const promised = 'Зерно сходиться з відбитком, показаним на початку, і твоє слово в ньому є.';
    expect(screen.getByText(promised)).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Зберегти в мою історію' })).toBeOnTheScreen();
    await screen.unmountAsync();
    await open({ code });
    expect(await screen.findByText(promised)).toBeOnTheScreen();
  });

  test.each(['commitment', 'word'])(
    'a seed of another %s is not called the promised one',
    async (what) => {
      const { olia, code } = await playing();
      await screen.unmountAsync();
      const kept = JSON.parse(mockMemory.get('arbitr.tables') ?? '') as {
        chairs: Record<string, string>[];
      };
      expect(kept.chairs[0]?.[what]).toMatch(/^[0-9a-f]+$/);
      const [chair] = kept.chairs;
      mockMemory.set(
        'arbitr.tables',
        JSON.stringify({ ...kept, chairs: [{ ...chair, [what]: 'ab'.repeat(32) }] }),
      );
      await leads(olia, { act: 'end' });
      await open({ code });
      expect(await screen.findByText(/^Зерно не сходиться з відбитком/)).toBeOnTheScreen();
    },
  );

  test('a chair opened elsewhere can be taken back', async () => {
    const { code } = await playing();
    const kept = JSON.parse(mockMemory.get('arbitr.tables') ?? '') as {
      chairs: { token: string }[];
    };
    const other = new Phone();
    await act(async () => {
      await other.join(here.table!, { token: kept.chairs[0]?.token });
    });
    await settle();
    expect(screen.getByText('Твій стілець в іншому вікні')).toBeOnTheScreen();
    await press('Забрати сюди');
    expect(other.last('bye')).toEqual({ why: 'elsewhere' });
    expect(code).toHaveLength(6);
  });
});

describe('looking on', () => {
  test('the open table, nothing to press on it, and the end of it when it is switched off', async () => {
    const { code, olia } = await tableOf();
    await comes('Тарас');
    await comes('Євген');
    await leads(olia, { act: 'start' });
    await open({ code, watch: '1' });
    expect(await screen.findByText('Відкритий стіл: тут лише те, що видно всім')).toBeOnTheScreen();
    await leads(olia, { act: 'watch', on: false });
    await settle();
    expect(screen.getByText('Дивитися вимкнено')).toBeOnTheScreen();
  });
});

describe('where the tables are, in the app', () => {
  const kept = (): string =>
    (JSON.parse(mockMemory.get('arbitr.tables') ?? '{}') as { address: string }).address;

  async function leave(typed: string): Promise<void> {
    const field = screen.getByLabelText(/^Адреса столу/);
    fireEvent.changeText(field, typed);
    fireEvent(field, 'blur');
    await settle();
  }

  test('settings keep a typed address, and say what can be none', async () => {
    await renderAsync(
      <Looks>
        <AddressPanel />
      </Looks>,
    );
    await leave('192.168.0.14:8086/join/K7M4TR');
    expect(kept()).toBe('http://192.168.0.14:8086');
    await leave('http://tables.example.org');
    expect(screen.getByText(/говорить лише з домашньою мережею/)).toBeOnTheScreen();
    await leave('два слова');
    expect(screen.getByText(/^Тут не видно адреси/)).toBeOnTheScreen();
    expect(kept()).toBe('http://192.168.0.14:8086');
    await leave('');
    expect(kept()).toBe('');
  });

  test('a link brings its address; one beyond the home without encryption is not asked', async () => {
    const { code } = await tableOf();
    await open({ code, at: 'http://8.8.8.8:8086' });
    expect(screen.getByText(/говорить лише з домашньою мережею/)).toBeOnTheScreen();
    expect(screen.queryByText('стіл знайдено')).toBeNull();
    await screen.unmountAsync();
    await open({ code, at: 'http://10.0.0.2:8086' });
    expect(screen.getByText('стіл знайдено')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText(/^Твоє ім’я/), 'Соломія');
    await press('Сісти за стіл');
    expect(kept()).toBe('http://10.0.0.2:8086');
  });
});

describe('the open table on a tablet', () => {
  test('plates sit round the table clockwise, and turning it moves everyone one side on', () => {
    expect(seating(4, 0)).toEqual({ bottom: [0], left: [1], top: [2], right: [3] });
    expect(seating(4, 1)).toEqual({ bottom: [1], left: [2], top: [3], right: [0] });
    expect(seating(6, 0)).toEqual({ bottom: [1, 0], left: [2], top: [3, 4], right: [5] });
    expect(seating(2, 1)).toEqual({ bottom: [1], left: [], top: [0], right: [] });
    for (let seats = 1; seats <= 6; seats += 1)
      for (let turned = 0; turned < 7; turned += 1) {
        const all = Object.values(seating(seats, turned)).flat();
        expect([...all].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      }
  });

  test('everybody has a plate; turning the table is in the menu', async () => {
    const phone = Dimensions.get('window');
    act(() => Dimensions.set({ window: { ...phone, width: 1180, height: 820 } }));
    const { code, olia } = await tableOf();
    await comes('Тарас');
    await comes('Євген');
    await leads(olia, { act: 'start' });
    await open({ code, watch: '1' });
    const plates = (): string[] =>
      screen
        .getAllByLabelText(/, −?\d+ очок$/, { includeHiddenElements: true })
        .map((one) => String(one.props['aria-label']));
    expect(plates()).toHaveLength(1);
    for (const side of screen.getAllByTestId('side'))
      fireEvent(side, 'layout', { nativeEvent: { layout: { width: 104, height: 400 } } });
    await settle();
    const before = plates();
    expect(before).toHaveLength(3);
    expect(before.join()).toContain('Оля');
    expect(plates().at(-1)).toMatch(/^Оля/);
    await press('Меню партії');
    expect(screen.getByText('Повернути стіл')).toBeOnTheScreen();
    act(() => Dimensions.set({ window: phone }));
  });
});

describe('a new table', () => {
  const draft = {
    game: 'promin' as const,
    mode: 'virtual' as const,
    players: [],
    first: 0,
    house: {},
  };

  async function openSheet(): Promise<void> {
    await renderAsync(
      <Looks>
        <UnderNavigator navigator={{ navigate: (...to: unknown[]) => went.push(to) }}>
          <MakeSheet table={draft} onClose={() => undefined} />
        </UnderNavigator>
      </Looks>,
    );
    await settle();
  }

  test('is made at the server, and its maker sits at it', async () => {
    await openSheet();
    fireEvent.changeText(screen.getByLabelText('Твоє ім’я'), 'Оля');
    await press('Поставити стіл');
    expect(went).toEqual([['Join', { code: here.table?.code }]]);
    const kept = JSON.parse(mockMemory.get('arbitr.tables') ?? '') as object;
    expect(kept).toMatchObject({ name: 'Оля', chairs: [{ code: here.table?.code }] });
  });

  test('where there is no server it is said why and how to get one', async () => {
    here.isSilent = true;
    await openSheet();
    expect(screen.getByText('Тут немає сервера зі столами')).toBeOnTheScreen();
    expect(screen.getByText(/npm start -- --lan/)).toBeOnTheScreen();
    here.isSilent = false;
    await press('Пошукати ще раз');
    expect(screen.getByRole('button', { name: /^Поставити стіл/ })).toBeOnTheScreen();
  });
});
