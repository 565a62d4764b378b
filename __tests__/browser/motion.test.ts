/**
 * Things on dealt tables are seen on their way and lie where they belong afterwards; a touch ends it, and where
 * motion is reduced nothing moves at all.
 */
import type { Locator, Page } from 'playwright-core';

import type { Mode } from '../../src/engine/types';
import type { GameId } from '../../src/games';
import { openApp, type AppOptions, type OpenApp } from '../support/browser/app';
import { eventually } from '../support/browser/eventually';
import {
  atRest,
  flightsBetween,
  hasMover,
  seenMoving,
  slowMotion,
  slowWaiting,
  tracksOf,
  watchMotion,
  type Spot,
} from '../support/browser/moving';
import { goOnWith } from '../support/browser/referee';
import { NAMES, recorded, settled } from '../support/browser/seeded';
import { openCurtain } from '../support/browser/table';

jest.setTimeout(180_000);

const FIELD = [
  ['red', 'red', 'green', 'sky', 'red'],
  ['orange', 'yellow', 'lime', 'green', 'sky'],
  ['blue', 'violet', 'orange', 'yellow', 'lime'],
  ['green', 'sky', 'blue', 'violet', 'orange'],
  ['yellow', 'lime', 'green', 'sky', 'blue'],
];
const GEMS = {
  type: 'deal',
  grid: FIELD.flat(),
  hands: [['red', 'blue', 'violet']],
};
const HANDS = {
  type: 'deal',
  hands: [
    ['r1', 'r2', 'y8', 'g1', 'g2', 'b1', 'b2', 'b8', 'p1', 'p2'],
    ['r3', 'r4', 'y1', 'y2', 'g3', 'g4', 'b3', 'p3', 'p4', 'p5'],
    ['r5', 'r6', 'r7', 'y3', 'y4', 'g5', 'g6', 'g7', 'b4', 'p6'],
  ],
};
const bid = (seat: number) => ({ type: 'bid', seat, beads: 3, shield: false });
/** All but Оля's card lie in the first trick. */
const TRICK = [
  HANDS,
  ...[1, 2, 0].map(bid),
  { type: 'play', seat: 1, card: 'g3' },
  { type: 'play', seat: 2, card: 'g5' },
];

const opened: OpenApp[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

async function openTable(
  game: GameId,
  moves: readonly object[],
  options: AppOptions & { mode?: Mode; seats?: number; first?: number } = {},
): Promise<OpenApp> {
  const { mode = 'virtual', seats = 1, first = 0 } = options;
  const app = await openApp('/', { reducedMotion: false, ...options });
  opened.push(app);
  await goOnWith(app.page, app.url, {
    game,
    setup: { seats, first, mode },
    players: NAMES.slice(0, seats),
    moves,
  });
  await settled(app.page);
  return app;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function middle(place: Locator): Promise<Spot> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`not on the screen: ${String(place)}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const middleOf = (page: Page, name: string): Promise<Spot> =>
  middle(page.getByRole('img', { name }));

/** The private view of whoever holds the device. */
async function openView(page: Page): Promise<void> {
  await button(page, 'Тримай, щоб відкрити').waitFor();
  await openCurtain(page);
  await settled(page);
}

/** One thing, and only one, has flown from here to the place of that name. */
async function expectFlight(page: Page, from: Spot, place: string): Promise<void> {
  await eventually(
    async () => flightsBetween(await tracksOf(page), from, await placeOf(page, place)),
    (flights) => expect(flights).toHaveLength(1),
  );
}

/** The first gem of a row that is shifted to the right moves to the second place. */
const chooseShift = (page: Page) => button(page, /^Зсунути рядок 1 вправо: на краю/).tap();
const shift = (page: Page) => button(page, /^Зсунути рядок 1 вправо\./).tap();
const PLACES = ['рядок 1, стовпець 1: рубін', 'рядок 1, стовпець 2: рубін'] as const;

test('a line slides: its gems are seen between two places, then at the second', async () => {
  const { page, complaints } = await openTable('nizam', [GEMS]);
  const [from, to] = [await middleOf(page, PLACES[0]), await middleOf(page, PLACES[1])];
  await chooseShift(page);
  await slowMotion(page, 0.2);
  await watchMotion(page);
  await shift(page);
  await seenMoving(page, 4);
  await atRest(page);
  const ways = (await tracksOf(page)).map((track) => track.map(({ x }) => x));
  // A button whose words change under the finger goes less far than a gem.
  const seen = ways.filter((xs) => Math.max(...xs) - Math.min(...xs) > 20);
  // Six things move: five gems of the row and the one that leaves at its end.
  expect(seen).toHaveLength(6);
  const ours = seen.find((xs) => xs.every((x) => x >= from.x - 1 && x <= to.x + 1)) ?? [];
  expect(ours.some((x) => x > from.x + 5 && x < to.x - 5)).toBe(true);
  expect(ours).toEqual([...ours].sort((a, b) => a - b));
  // The wrapped gem goes out at the right end and comes in at the left.
  expect(seen.some((xs) => Math.min(...xs) < from.x - 5)).toBe(true);
  const last = from.x + 4 * (to.x - from.x);
  expect(seen.some((xs) => Math.max(...xs) > last + 5)).toBe(true);
  const rest = await middleOf(page, PLACES[1]);
  expect(rest.x).toBeCloseTo(to.x, 0);
  expect(complaints).toEqual([]);
});

test('a touch ends the motion: everything is at its place and answers at once', async () => {
  const { page, complaints } = await openTable('nizam', [GEMS]);
  await chooseShift(page);
  const to = await middleOf(page, PLACES[1]);
  // So slow that it would not end by itself.
  await slowMotion(page, 0.001);
  await watchMotion(page);
  await shift(page);
  await seenMoving(page, 1);
  await button(page, /^Готово, \+3/).tap();
  // The touch was both: the end of the slide and the end of the turn. Now the three gems leave.
  await button(page, 'Далі').waitFor();
  expect(await middleOf(page, 'рядок 1, стовпець 4: смарагд')).toEqual({
    x: expect.closeTo(
      to.x + 2 * (to.x - (await middleOf(page, 'рядок 2, стовпець 1: сердолік')).x),
      0,
    ),
    y: expect.anything(),
  });
  await page.touchscreen.tap(195, 120);
  await atRest(page);
  expect(complaints).toEqual([]);
});

test('what scored is looked at before the field is filled up; then gems drop in', async () => {
  const { page, complaints } = await openTable('nizam', [GEMS]);
  await chooseShift(page);
  await shift(page);
  await atRest(page);
  await slowMotion(page, 0.2);
  await watchMotion(page);
  await button(page, /^Готово, \+3/).tap();
  await page.getByRole('img', { name: /^Комбінація, рядок 1/ }).waitFor();
  await page.getByText('Оля: +3 очки').waitFor();
  // It goes on by itself.
  await button(page, /^Взяти карти/).waitFor();
  await seenMoving(page, 4);
  await atRest(page);
  const range = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  const drops = async () =>
    (await tracksOf(page)).filter(
      (track) => range(track.map(({ x }) => x)) < 1 && range(track.map(({ y }) => y)) > 20,
    );
  await eventually(drops, (seen) => expect(seen).toHaveLength(3));
  await page.getByRole('img', { name: /порожньо/ }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a card flies from its place in the hand to its place in the trick', async () => {
  const { page, complaints } = await openTable('promin', TRICK, { seats: 3 });
  await openView(page);
  const name = /^зелена, 1 з 2.*можна зіграти$/;
  await button(page, name).tap();
  const box = await button(page, name).boundingBox();
  await slowMotion(page, 0.2);
  await watchMotion(page);
  await button(page, /^Зіграти /).tap();
  await seenMoving(page, 4);
  await atRest(page);
  const place = await middleOf(page, 'Оля: зелена 1');
  const [flight = []] = await tracksOf(page);
  const [start] = flight;
  expect(start?.y).toBeGreaterThan(box?.y ?? Infinity);
  expect(flight.some(({ y }) => y < (start?.y ?? 0) - 20 && y > place.y + 20)).toBe(true);
  expect(Math.abs((flight[flight.length - 1]?.y ?? 0) - place.y)).toBeLessThan(40);
  await button(page, 'Далі').tap();
  expect(complaints).toEqual([]);
});

const CARDS = {
  type: 'deal',
  top: 'green',
  hands: [
    ['sky', 'blue', 'violet', 'red', 'red', 'lime', 'orange', 'yellow'],
    ['orange', 'sky', 'violet', 'yellow', 'blue', 'lime', 'green', 'red'],
  ],
};

async function openHand(options: AppOptions = {}): Promise<OpenApp> {
  const app = await openTable('veselka', [CARDS], { seats: 2, ...options });
  await openView(app.page);
  return app;
}

const held = (page: Page, name: RegExp) => button(page, name).first();
/** Where pieces land, by their name. */
const placeOf = (page: Page, piece: string) => middle(page.getByTestId(piece));

test('a card flies from the hand into the run, and back when it is taken back', async () => {
  const { page, complaints } = await openHand();
  const hand = await middle(held(page, /^блакитна/));
  await slowMotion(page, 0.2);
  await watchMotion(page);
  await held(page, /^блакитна/).tap();
  await seenMoving(page, 4);
  await atRest(page);
  await expectFlight(page, hand, 'run 0');
  const run = await placeOf(page, 'run 0');
  await watchMotion(page);
  await button(page, 'Забрати все').tap();
  await seenMoving(page, 4);
  await atRest(page);
  await eventually(
    async () => flightsBetween(await tracksOf(page), run, hand),
    (flights) => expect(flights).toHaveLength(1),
  );
  expect(complaints).toEqual([]);
});

test('a run flies to the pile and its last card into the rainbow; then the device is passed on', async () => {
  const { page, complaints } = await openHand();
  for (const name of [/^блакитна/, /^синя/, /^фіолетова/]) await held(page, name).tap();
  await atRest(page);
  const sky = await placeOf(page, 'run 0');
  const blue = await placeOf(page, 'run 1');
  const violet = await placeOf(page, 'run 2');
  await slowMotion(page, 0.2);
  await slowWaiting(page, 10);
  await watchMotion(page);
  await button(page, /^Викласти/).tap();
  await seenMoving(page, 4);
  await atRest(page);
  await expectFlight(page, sky, 'pile 3');
  await expectFlight(page, blue, 'pile 3');
  await expectFlight(page, violet, 'rainbow 0 violet');
  await button(page, /^Передати/).tap();
  await page.getByRole('heading', { name: 'Тарас' }).waitFor();
  expect(complaints).toEqual([]);
});

test('swapped cards fly away face down', async () => {
  const { page, complaints } = await openHand();
  await button(page, 'Заміна').tap();
  const from: Spot[] = [];
  for (const name of [/^салатова/, /^жовта/]) {
    await held(page, name).tap();
    from.push(await middle(held(page, name)));
  }
  await slowMotion(page, 0.2);
  await slowWaiting(page, 10);
  await watchMotion(page);
  await button(page, /^Поміняти/).tap();
  await seenMoving(page, 4);
  // Nothing that flies shows a colour: a gem is drawn of many parts, a back of few.
  const flying = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target?.querySelectorAll('path').length ?? 0),
  );
  expect(Math.max(...flying)).toBeLessThan(4);
  await atRest(page);
  for (const spot of from) await expectFlight(page, spot, 'discard 2');
  await button(page, /^Передати/).tap();
  await page.getByRole('heading', { name: 'Тарас' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a touch lands what flies, and the next card is played by the same touch', async () => {
  const { page, complaints } = await openHand();
  await slowMotion(page, 0.001);
  await watchMotion(page);
  await held(page, /^блакитна/).tap();
  await seenMoving(page, 1);
  await slowMotion(page, 1);
  await held(page, /^синя/).tap();
  await atRest(page);
  await button(page, /синя/)
    .and(button(page, /блакитна/))
    .waitFor();
  expect(complaints).toEqual([]);
});

const vote = (seat: number, part: number) => ({ type: 'vote', seat, part });
/** Оля wants 6 and 7, Тарас wants 3, 2 and 9; Соломія is to vote. */
const VOTES = [
  { type: 'row', cards: [6, 7, 3, 2, 9, 9, 5] },
  { type: 'cut', seat: 0, at: [2, 5] },
  vote(0, 0),
  vote(1, 1),
];

async function openVote(part: number, options: AppOptions = {}): Promise<OpenApp> {
  const app = await openTable('split', VOTES, { seats: 3, ...options });
  await openView(app.page);
  await app.page.getByRole('radio').nth(part).tap();
  return app;
}

const castVote = (page: Page) => button(page, /^Голос за/).tap();

/** Соломія votes for this part, and what comes of it is watched in slow motion. */
async function watchVote(part: number, rate: number): Promise<OpenApp> {
  const app = await openVote(part);
  await slowMotion(app.page, rate);
  await watchMotion(app.page);
  await castVote(app.page);
  return app;
}

const turnedUp = (page: Page) => page.getByText('бере Оля: 2 карти').waitFor();
/** The cards of the row; they stay there, dimmed, when they were given away. */
const rowCard = (page: Page, i: number) => placeOf(page, `row ${i}`);

test('votes are turned up, then the cards of the row fly to the piles of those who got them', async () => {
  const { page, complaints } = await watchVote(2, 0.15);
  // A vote lies face down until it is turned: its face has no width.
  await page.waitForFunction(() => {
    const tokens = [...document.querySelectorAll('[aria-label="Тарас"]')];
    return tokens.some((token) => token.getBoundingClientRect().width < 1);
  });
  await seenMoving(page, 4);
  await atRest(page);
  const given = [
    [0, 'pile 0 6'],
    [2, 'pile 1 3'],
    [4, 'pile 1 9'],
    [5, 'pile 2 9'],
  ] as const;
  for (const [i, pile] of given) await expectFlight(page, await rowCard(page, i), pile);
  expect(complaints).toEqual([]);
});

test('a contested part flies to where it is cut again; only then the one cut there is is made', async () => {
  const { page, complaints } = await watchVote(1, 0.3);
  await turnedUp(page);
  await seenMoving(page, 4);
  await atRest(page);
  for (const i of [0, 1, 2]) await expectFlight(page, await rowCard(page, i + 2), `cut ${i}`);
  await page.getByText('Іншого поділу тут немає.').waitFor();
  await button(page, 'Далі').tap();
  await page.getByText('Передай телефон').waitFor();
  await page.getByText(/^Єдина можливість/).waitFor();
  expect(complaints).toEqual([]);
});

test('a divider steps aside', async () => {
  const { page, complaints } = await openTable('split', VOTES.slice(0, 1), { seats: 3 });
  await watchMotion(page);
  await button(page, 'Перший роздільник: праворуч').tap();
  await seenMoving(page, 3);
  await atRest(page);
  expect(complaints).toEqual([]);
});

/** Whatever flies past the lower edge of the page that this place scrolls in: is it cut off there? */
async function cutOffBelow(page: Page, piece: string): Promise<boolean> {
  const answer = await page.waitForFunction((name) => {
    const cutters = (element: Element): Element[] => {
      const around: Element[] = [];
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowY !== 'visible') around.push(at);
      return around;
    };
    const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
    const place = document.querySelector(`[data-testid="${name}"]`);
    const [scrolled] = place ? cutters(place) : [];
    if (!place || !scrolled) return null;
    const edge = bottomOf(scrolled);
    // Only cards as large as those of the pile: others go to the tray.
    const { width } = place.getBoundingClientRect();
    const past = document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).target ?? [])
      .filter((one) => one instanceof HTMLElement && one.offsetWidth === Math.round(width))
      .filter((one) => !scrolled.contains(one) && bottomOf(one) > edge + 4);
    if (past.length === 0) return null;
    return { all: past.every((one) => cutters(one).some((by) => bottomOf(by) <= edge + 1)) };
  }, piece);
  return ((await answer.jsonValue()) as { all: boolean }).all;
}

test('a card whose pile is below the fold slips under the tray', async () => {
  const { page, complaints } = await openTable(
    'split',
    [
      { type: 'row', cards: [6, 7, 3, 2, 9, 9, 5, 8, 1] },
      { type: 'cut', seat: 0, at: [3, 6] },
      vote(0, 0),
      vote(1, 1),
      vote(2, 1),
    ],
    { seats: 4 },
  );
  await openCurtain(page);
  await page.getByRole('radio').nth(2).tap();
  await slowMotion(page, 0.1);
  await castVote(page);
  expect(await cutOffBelow(page, 'pile 3 8')).toBe(true);
  await atRest(page);
  expect(complaints).toEqual([]);
});

test('a joker flies to the pile it is laid on', async () => {
  const { page, complaints } = await openTable(
    'split',
    [
      ...VOTES,
      vote(2, 2),
      { type: 'row', cards: [6, 8, 3, 2, 'joker', 9, 1] },
      { type: 'cut', seat: 1, at: [2, 5] },
      ...[0, 1, 2].map((seat) => vote(seat, seat)),
    ],
    { seats: 3 },
  );
  await button(page, /^стопка 3/).tap();
  const lay = button(page, /^Джокера — до 3/);
  const from = await middle(lay.locator('svg').first());
  await slowMotion(page, 0.2);
  await watchMotion(page);
  await lay.tap();
  await seenMoving(page, 4);
  await atRest(page);
  await expectFlight(page, from, 'pile 1 3');
  expect(complaints).toEqual([]);
});

test('at the end a card of each value goes to whoever keeps it', async () => {
  const { setup, moves } = recorded('split', 'virtual');
  const { page, complaints } = await openTable('split', moves.slice(0, -1) as object[], setup);
  await openView(page);
  const { part } = moves.at(-1) as { part: number };
  await page.getByRole('radio').nth(part).tap();
  const range = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  const given = async () =>
    (await tracksOf(page)).filter((track) => range(track.map(({ x }) => x)) > 20);
  await watchMotion(page);
  await castVote(page);
  // What came of the vote has landed before the end is looked at.
  await eventually(given, (seen) => expect(seen).not.toEqual([]));
  await atRest(page);
  await watchMotion(page);
  await button(page, 'До підсумку').tap();
  await page.getByRole('table', { name: 'Хто що лишає' }).waitFor();
  await seenMoving(page, 4);
  await atRest(page);
  // Nobody keeps a 1 or a 7; the other eight values have one keeper each.
  await eventually(given, (seen) => expect(seen).toHaveLength(8));
  expect(complaints).toEqual([]);
});

test('a touch ends the turning of votes: the cards lie on their piles', async () => {
  const { page, complaints } = await watchVote(2, 0.001);
  await turnedUp(page);
  await page.touchscreen.tap(195, 130);
  await atRest(page);
  await page.getByRole('img', { name: /^стопка 6: 1 карта/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('a task that is claimed flies to the top of its pile', async () => {
  const { setup, moves } = recorded('perlyna', 'virtual');
  const { page, complaints } = await openTable('perlyna', moves.slice(0, 2) as object[], setup);
  await openView(page);
  await button(page, /^До завдань/).tap();
  const task = page.getByRole('checkbox', { name: /^аквамарин/ });
  await task.tap();
  const from = await middle(task);
  await slowMotion(page, 0.2);
  await slowWaiting(page, 10);
  await watchMotion(page);
  await button(page, /^Виконати/).tap();
  await seenMoving(page, 4);
  await atRest(page);
  await expectFlight(page, from, 'tasks 1 1');
  await button(page, 'Далі').waitFor();
  expect(complaints).toEqual([]);
});

test('the dice tumble, and a touch lays them down', async () => {
  const { page, complaints } = await openTable('qwinto', [], { seats: 2 });
  await page.getByRole('checkbox').first().tap();
  // By themselves they would lie later than any test waits.
  await slowMotion(page, 0.01);
  await slowWaiting(page, 100);
  await watchMotion(page);
  await button(page, /^Кинути/).tap();
  await seenMoving(page, 4);
  await page.getByText('Кубики котяться…').tap();
  await page.getByRole('status', { name: /^Сума/ }).waitFor();
  await atRest(page);
  expect(complaints).toEqual([]);
});

test('the dice of the tool tumble like those of the tray', async () => {
  const app = await openApp('/dice', { reducedMotion: false });
  opened.push(app);
  const { page, complaints } = app;
  await settled(page);
  await slowMotion(page, 0.01);
  await slowWaiting(page, 100);
  await watchMotion(page);
  await button(page, /^Кинути/).tap();
  await seenMoving(page, 2);
  expect(complaints).toEqual([]);
});

test('where motion is reduced nothing moves, and what moves things is not loaded', async () => {
  const { page, complaints } = await openTable('nizam', [GEMS], { reducedMotion: true });
  await chooseShift(page);
  await watchMotion(page);
  await shift(page);
  await button(page, /^Готово, \+3/).tap();
  await page.getByText('Оля: +3 очки').waitFor();
  await button(page, /^Взяти карти/).waitFor();
  expect(await tracksOf(page)).toEqual([]);
  expect(await hasMover(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('where motion is reduced cards and votes are at their places at once', async () => {
  const { page, complaints } = await openVote(2, { reducedMotion: true });
  await watchMotion(page);
  await castVote(page);
  await turnedUp(page);
  expect(await tracksOf(page)).toEqual([]);
  const hand = await openHand({ reducedMotion: true });
  await watchMotion(hand.page);
  for (const name of [/^блакитна/, /^синя/, /^фіолетова/]) await held(hand.page, name).tap();
  await button(hand.page, /^Викласти/).tap();
  await button(hand.page, /^Передати/).tap();
  await hand.page.getByRole('heading', { name: 'Тарас' }).waitFor();
  expect(await tracksOf(hand.page)).toEqual([]);
  expect(await hasMover(hand.page)).toBe(false);
  expect([...complaints, ...hand.complaints]).toEqual([]);
});

test('keeping score does not load what moves things', async () => {
  const { page, complaints } = await openTable('promin', [], { mode: 'score', seats: 3 });
  await page.getByRole('heading', { name: /^Ставить/ }).waitFor();
  expect(await hasMover(page)).toBe(false);
  expect(complaints).toEqual([]);
});
