/**
 * Every address with something in it that is not there: the page says what is missing and leads back. Also a link
 * from another device, a mistyped one and one that somebody made up.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { fireEventAsync, renderAsync, screen } from '@testing-library/react-native';

import { Navigation } from '../../app/navigation';
import { storeForEach } from '../support/sqlite/openTestStore';
import { OverStore } from '../support/surroundings';

// Under every page lies the table, eighty times; what it shows is not asked here.
jest.mock('../../app/screens/home/HomeScreen', () => ({ HomeScreen: () => null }));
// There is no server to ask in a test; colyseus.js does not load here.
jest.mock('../../src/net/client/connection', () => jest.requireActual('../support/net/inMemory'));
jest.mock('../../src/net/client/door', () => jest.requireActual('../support/net/inMemory'));

jest.setTimeout(600_000);

const { store } = storeForEach();

const IDS = {
  unknown: '0b6f1f0e-5a3e-4d50-9d0e-8f5b8f6f3c11',
  garbage: "%00%F0%9F%82%A1%20'%22%3B--%3Cscript%3E",
  huge: '9'.repeat(100_000),
} as const;

const NOT_HERE = {
  page: 'Такої сторінки в Арбітра немає.',
  match: 'Такої партії немає. Її стерто, або посилання з іншого пристрою.',
  player: 'Такого гравця тут немає.',
  clause: 'Такого пункту тут немає.',
  question: 'Такого питання тут немає.',
  table: 'Такого столу немає',
  evening: 'Вечір складається з партій, зіграних між 16:00 і 5:00. Тут такої немає.',
} as const;

/** Where an id may stand, and what is said to be missing where there is no such thing. */
const ADDRESSES: readonly (readonly [address: string, missing: keyof typeof NOT_HERE])[] = [
  ['ID', 'page'],
  ['history/ID', 'page'],
  ['dice/ID', 'page'],
  ['match', 'page'],
  ['match/ID', 'match'],
  ['match/ID?correct=ID', 'match'],
  ['match/ID/log', 'match'],
  ['match/ID/standings', 'match'],
  ['match/ID/standings?seat=ID', 'match'],
  ['match/ID/fairness', 'match'],
  ['match/ID/verify', 'match'],
  ['match/ID/replay', 'match'],
  ['match/ID/replay?step=ID', 'match'],
  ['match/ID/coach', 'match'],
  ['match/ID/ID', 'page'],
  ['new/ID', 'page'],
  ['late/ID', 'page'],
  ['evening', 'page'],
  ['evening/ID', 'evening'],
  ['join/ID', 'table'],
  ['join/ID/ID', 'page'],
  ['bots', 'page'],
  ['bots/ID', 'page'],
  ['box', 'page'],
  ['box/ID', 'page'],
  ['rules/ID', 'page'],
  ['rules/promin/ID', 'clause'],
  ['settle/ID', 'page'],
  ['settle/promin/ID', 'question'],
  ['stats/ID', 'player'],
  ['stats/ID/ID', 'page'],
  ['versus/ID', 'page'],
  ['versus/ID/ID', 'player'],
];

async function open(address: string): Promise<void> {
  const getInitialURL = (): string => `arbitr://${address}`;
  await renderAsync(
    <OverStore store={store()}>
      <Navigation linking={{ prefixes: ['arbitr://'], enabled: true, getInitialURL }} />
    </OverStore>,
  );
}

/** What is said and what can be pressed to get away from here. */
async function leadsBack(): Promise<void> {
  const ways = /^(До столу|Назад|Закрити|До всіх гравців)$/;
  const [way] = screen.getAllByRole('button', { name: ways });
  if (!way) throw new Error('no way back');
  await fireEventAsync.press(way);
}

describe.each(Object.entries(IDS))('with an id that is %s', (_, id) => {
  test.each(ADDRESSES)('%s: the missing %s is named', async (address, missing) => {
    await open(address.replaceAll('ID', id));
    expect(await screen.findByText(NOT_HERE[missing])).toBeOnTheScreen();
    await leadsBack();
  });
});

test.each(['match/%E0%A4%A', 'rules/promin/%', 'rules/__proto__', 'stats/a/constructor'])(
  '%s is no address',
  async (address) => {
    await open(address);
    expect(await screen.findByText(NOT_HERE.page)).toBeOnTheScreen();
    await leadsBack();
  },
);

test('every route with something in it is among these addresses', () => {
  const source = readFileSync(path.join(__dirname, '../../app/navigation.tsx'), 'utf8');
  const routes = [...source.matchAll(/linking: ['`]([^'`]*[:$][^'`]*)['`]/g)].map(
    ([, route = '']) => route.replace('${GAME}', ':game').replaceAll('?', ''),
  );
  expect(routes.length).toBeGreaterThan(8);
  const tried = ADDRESSES.map(([address]) => address.replace('promin', 'ID'));
  for (const route of routes) expect(tried).toContain(route.replaceAll(/:\w+/g, 'ID'));
});
