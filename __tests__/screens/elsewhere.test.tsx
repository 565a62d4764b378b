/**
 * The match page on a match that is played elsewhere and seen from one chair: no store, no log, no state – a view, and
 * what the chair imagines of it. One table of each game is pressed, and what is refused there is told here.
 */
import { act, fireEvent, renderAsync, screen } from '@testing-library/react-native';
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';

import { Playing } from '../../app/screens/match/Playing';
import { SettingsProvider } from '../../app/settings';
import type { GameRules, Seat, Setup } from '../../src/engine/types';
import { shift } from '../../src/games/gems/rules/shorthand';
import { nizam } from '../../src/games/nizam/rules';
import * as nizamExamples from '../../src/games/nizam/examples';
import { perlyna } from '../../src/games/perlyna/rules';
import * as perlynaExamples from '../../src/games/perlyna/examples';
import { promin } from '../../src/games/promin/rules';
import { qwinto } from '../../src/games/qwinto/rules';
import { kept } from '../../src/games/qwinto/examples';
import { split } from '../../src/games/split/rules';
import { veselka } from '../../src/games/veselka/rules';
import { parseCards } from '../../src/games/veselka/rules/notation';
import { StoreProvider } from '../../src/match/hooks';
import type { MatchSource } from '../../src/match/types';
import { createSession } from '../../src/storage/session';
import { kit as prominKit } from '../conformance/kits/promin';
import type { Entry } from '../conformance/kit';
import { playElsewhere, seenFromChair, type Elsewhere, type SayAs } from '../support/elsewhere';
import { Looks, UnderNavigator } from '../support/surroundings';
import { settle } from '../support/tableHarness';

interface Shown {
  rules: unknown;
  seats?: number;
  moves: readonly unknown[];
  seat?: Seat;
  sayAs?: SayAs;
}

interface Chair extends Elsewhere {
  /** What the phone shows; for what nobody could press. */
  now: MatchSource['now'];
}

const navigator = {
  setOptions: () => undefined,
  navigate: () => undefined,
  canGoBack: () => true,
  goBack: () => undefined,
};

/** A store that never opens: nothing on the page may wait for it. */
function NoStore({ children }: { children: ReactNode }): ReactNode {
  const [session] = useState(() => createSession({ open: () => new Promise(() => undefined) }));
  return (
    <StoreProvider session={session}>
      <SettingsProvider>
        <Looks>{children}</Looks>
      </SettingsProvider>
    </StoreProvider>
  );
}

function Page({ source }: { source: MatchSource }): ReactNode {
  const match = useSyncExternalStore(source.subscribe, source.now, source.now);
  return <Playing match={match} source={source} />;
}

async function sitDown(shown: Shown): Promise<Chair> {
  const { seats = 2, moves, seat = 0 } = shown;
  const setup: Setup = { seats, first: 0, mode: 'virtual' };
  const options = { rules: shown.rules as GameRules, setup, moves, seat };
  const elsewhere = playElsewhere(options);
  const source = seenFromChair(options, elsewhere, shown.sayAs);
  await renderAsync(
    <NoStore>
      <UnderNavigator navigator={navigator}>
        <Suspense fallback={null}>
          <Page source={source} />
        </Suspense>
      </UnderNavigator>
    </NoStore>,
  );
  await settle();
  return { ...elsewhere, now: source.now };
}

async function press(name: string | RegExp, role = 'button'): Promise<void> {
  fireEvent.press(await screen.findByRole(role, { name }));
  await settle();
}

async function touch(label: string | RegExp): Promise<void> {
  const [found] = await screen.findAllByLabelText(label);
  if (!found) throw new Error(`nothing is called ${String(label)}`);
  fireEvent.press(found);
  await settle();
}

async function tryElsewhere({ now }: Chair, move: unknown): Promise<void> {
  await act(async () => {
    await now().attempt(move);
  });
}

/** What was refused there is said here, with its clause. */
async function expectRefusal(clause: string, sentence: string | RegExp): Promise<void> {
  expect(await screen.findByText(sentence)).toBeOnTheScreen();
  const links = screen.getAllByRole('link', { name: `Правило ${clause}` });
  expect(links.length).toBeGreaterThan(0);
}

// What the page fetches on the way is fetched here, so that no single test pays for it.
beforeAll(async () => {
  for (const load of [
    () => import('../../src/games/promin/table'),
    () => import('../../src/games/split/table'),
    () => import('../../src/games/veselka/table'),
    () => import('../../src/games/qwinto/table'),
    () => import('../../src/games/nizam/table'),
    () => import('../../src/games/perlyna/table'),
  ])
    await load();
});

describe('«Промінь»', () => {
  const bid = (seat: Seat, beads: number): unknown => ({ type: 'bid', seat, beads, shield: false });
  const HANDS = {
    type: 'deal',
    hands: [
      ['r1', 'r2', 'y8', 'g1', 'g2', 'b1', 'b2', 'b8', 'p1', 'p2'],
      ['r3', 'r4', 'y1', 'y2', 'g3', 'g4', 'b3', 'p3', 'p4', 'p5'],
      ['r5', 'r6', 'r7', 'y3', 'y4', 'g5', 'g6', 'g7', 'b4', 'p6'],
    ],
  };
  const BIDS = [HANDS, bid(1, 2), bid(2, 4), bid(0, 3)];
  const sayAs: SayAs = (move, offers) =>
    prominKit.said?.('virtual', move as Entry, offers as readonly Entry[]);

  test('P-4.2 a card is said by its place, and lies open with the value it has there', async () => {
    const table = await sitDown({ rules: promin, seats: 3, moves: BIDS, seat: 1, sayAs });
    await press('фіолетова, 3 з 3, рахуючи від молодшої, можна зіграти');
    await press('Зіграти найстаршу фіолетову з трьох');
    expect(table.said).toEqual([{ type: 'play', seat: 1, colour: 'p', rank: 2 }]);
    expect(await screen.findByLabelText('Тарас: фіолетова 5')).toBeOnTheScreen();
  });

  test('P-4.4 a card that does not follow is explained', async () => {
    const led = { type: 'play', seat: 1, card: 'b3' };
    const moves = [...BIDS, led];
    const table = await sitDown({ rules: promin, seats: 3, moves, seat: 2, sayAs });
    await press('червона, 1 з 3, рахуючи від молодшої, зараз не можна');
    await expectRefusal(
      'P-4.4',
      /^Основний колір — синій, а Соломія ще має 1 синю карту\. Треба зіграти синю\.$/,
    );
    expect(table.said).toEqual([]);
  });
});

describe('«Поділ»', () => {
  const ROW = { type: 'row', cards: [9, 'joker', 5, 10, 7, 4, 'joker', 8, 6] };
  const CUT = { type: 'cut', seat: 0, at: [3, 6] };

  test('S-3.1 a vote is laid on the own phone, whatever others have laid', async () => {
    const moves = [ROW, CUT, { type: 'vote', seat: 0, part: 2 }];
    const table = await sitDown({ rules: split, seats: 4, moves, seat: 1 });
    await press(/^Біла частина/, 'radio');
    await press('Голос за білу');
    expect(table.said).toEqual([{ type: 'vote', seat: 1, part: 0 }]);
    expect(table.now().view(1)).toMatchObject({ own: 0, voted: [true, true, false, false] });
  });

  test('S-2.3 a cut that leaves a part empty is refused', async () => {
    const table = await sitDown({ rules: split, seats: 4, moves: [ROW] });
    await tryElsewhere(table, { type: 'cut', seat: 0, at: [3, 3] });
    await expectRefusal('S-2.3', /^У кожній частині має бути хоча б одна карта/);
    await press('Виправити');
    await press(/^Поділити/);
    expect(table.said).toHaveLength(2);
    expect(table.now().turn.phase).toBe('vote');
  });
});

test('«Веселка»: a run is laid, and a card that does not fit is explained', async () => {
  const hands = [parseCards('sbvrryyo'), parseCards('rrrrooyy')];
  const table = await sitDown({ rules: veselka, moves: [{ type: 'deal', top: 'green', hands }] });
  await press('блакитна, можна викласти');
  await press('помаранчева');
  await expectRefusal('V-2.4', /^Після блакитної в цьому напрямку йде синя/);
  await press('синя, можна викласти');
  await press('фіолетова, можна викласти');
  await press('Викласти, +3');
  expect(table.said).toEqual([
    { type: 'run', seat: 0, cards: ['sky', 'blue', 'violet'], keep: true },
  ]);
  expect(table.now().standing.points).toEqual([3, 0]);
  await act(async () => table.happens());
  expect((await screen.findAllByText('Ходить Тарас')).length).toBeGreaterThan(0);
});

test('Qwinto: a number is refused where its die was not thrown, and written where it fits', async () => {
  const table = await sitDown({ rules: qwinto, moves: kept(0, { orange: 3, yellow: 6 }) });
  await touch('фіолетове поле 1, порожнє, 9 не можна');
  await press('Записати 9');
  await expectRefusal('Q-3.5', /Фіолетового кубика в цьому кидку не було/);
  await press('Виправити');
  await touch(/^жовте поле 1, порожнє/);
  await press('Записати 9');
  expect(table.said).toEqual([
    { type: 'write', seat: 0, row: 'purple', column: 0 },
    { type: 'write', seat: 0, row: 'yellow', column: 1 },
  ]);
  expect(table.now().turn.actors).toEqual([1]);
});

test('«Нізам»: a payment with the needed gem among three is refused, the right one shifts the line', async () => {
  const { APART, dealt } = nizamExamples;
  const table = await sitDown({ rules: nizam, moves: [dealt(APART, 'rgb', 'yyv')] });
  await tryElsewhere(table, shift(0, 'r0R', 'rgb'));
  await expectRefusal('N-3.5', /а рубін тут є\. Заплати ним одним\.$/);
  await press('Виправити');
  await touch('Зсунути рядок 2 вліво: на краю аквамарин, ціна 3 карти');
  await press('Зсунути рядок 2 вліво. Плата: рубін, смарагд, сапфір');
  expect(table.said[1]).toEqual(shift(0, 'r1L', 'rgb'));
  expect(table.now().view(0)).toMatchObject({ discard: ['red', 'green', 'blue'] });
});

test('«Перлина Сходу»: a task that does not stand there is refused, those that do are claimed', async () => {
  const { RICH, dealt, done } = perlynaExamples;
  const table = await sitDown({ rules: perlyna, moves: [dealt(RICH, 'sgb', 'yyv')] });
  await touch('Зсунути стовпець 1 вгору: на краю аквамарин, ціна 1 карта');
  await press('Зсунути стовпець 1 вгору. Плата: аквамарин');
  await tryElsewhere(table, done(0, 'v'));
  await expectRefusal('E-4.1', /^Для завдання «аметист» немає трьох таких каменів поспіль/);
  await press('Виправити');
  await press(/^До завдань/);
  await touch('смарагд: можна');
  await press('Виконати: смарагд');
  expect(table.said.at(-1)).toEqual(done(0, 'g'));
  expect(table.now().standing.points).toEqual([1, 0]);
});
