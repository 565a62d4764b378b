/**
 * Fingers that mean it, with real touch events in every game: a tap that is made twice does not act for the next
 * player, and a finger that is down while the table changes under it acts on nothing that was not there.
 */
import type { CDPSession, Page } from 'playwright-core';

import { gameIds, type GameId } from '../../src/games';
import { openApp, type OpenApp } from '../support/browser/app';
import { find, look, type Pressable, type Screen } from '../support/browser/scriptedPlayerScreen';
import { STRATEGIES, type Memory } from '../support/browser/scriptedPlayerGames';
import { slowMotion, slowWaiting } from '../support/browser/moving';
import { recorded, seedMatch, settled } from '../support/browser/seeded';
import { typedIsStored } from '../support/browser/table';

jest.setTimeout(300_000);

let app: OpenApp | null = null;
let cdp: CDPSession;

afterEach(async () => {
  await app?.close();
  app = null;
});

interface Line {
  kind: string;
  drawn: boolean;
  forced: boolean;
  before(): { turn: unknown } | null;
}

interface Opened {
  seq: number;
  turn: { phase: string; chance: boolean; actors: number[] };
  look: unknown;
  log: readonly Line[];
  openCurtain(): void;
  closeCurtain(): void;
  seen(what: 'flight' | 'look'): void;
  attempt(move: unknown): Promise<unknown>;
  draw(): Promise<unknown>;
}

type Workshop = { arbitr: { open(id: string): Opened } };

const idOf = (page: Page): string => /\/match\/([^/?]+)/.exec(page.url())?.[1] ?? '';

/** A dealt match, its first deal made by the recorded one. */
async function sitDown(game: GameId): Promise<Page> {
  app = await openApp('/');
  const { page, url } = app;
  cdp = await page.context().newCDPSession(page);
  const { setup, moves } = recorded(game, 'virtual');
  const dealt = game === 'qwinto' || game === 'split' ? [] : moves.slice(0, 1);
  await page.goto(`${url}${await seedMatch(page, game, setup, dealt)}`);
  await settled(page);
  return page;
}

type Spot = Pick<Pressable, 'x' | 'y'>;

async function down({ x, y }: Spot): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
}

async function up(): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One finger, too quick: two taps on the same place, sent at once, so that a busy page does not make them slow. */
async function tapTwice(spot: Spot): Promise<void> {
  await Promise.all([down(spot), up(), down(spot), up()]);
}

/** What people decided from that entry on: in which turn each of it was. */
function turnsSince(page: Page, seq: number): Promise<string[]> {
  return page.evaluate(
    ([id, from]) => {
      const { log } = (globalThis as unknown as Workshop).arbitr.open(id);
      return log
        .slice(from)
        .filter(({ kind, drawn, forced }) => kind === 'move' && !drawn && !forced)
        .map((line) => JSON.stringify(line.before()?.turn));
    },
    [idOf(page), seq] as const,
  );
}

const seqOf = (page: Page): Promise<number> =>
  page.evaluate((id) => (globalThis as unknown as Workshop).arbitr.open(id).seq, idOf(page));

const CURTAIN = /^Тримай, щоб відкрити$/;
/** Enough for everybody to have had a turn. */
const DECISIONS = 4;
const MOST_TAPS = 60;

/** Comes to rest, opens a curtain, waves on what lies open. */
async function rested(page: Page, memory: Memory): Promise<Screen> {
  for (;;) {
    await settled(page);
    const screen = await look(page);
    const curtain = find(screen, CURTAIN);
    if (!curtain) return screen;
    memory.player = screen.headings[0] ?? '';
    memory.turns += 1;
    await page.evaluate(
      (id) => (globalThis as unknown as Workshop).arbitr.open(id).openCurtain(),
      idOf(page),
    );
  }
}

test.each(gameIds())('%s: a tap made twice never acts in two turns', async (game) => {
  const page = await sitDown(game);
  const memory: Memory = { player: '', turns: 0, notes: new Map() };
  let decided = 0;
  for (let taps = 0; decided < DECISIONS; taps += 1) {
    if (taps > MOST_TAPS) throw new Error(`only ${decided} decisions`);
    const screen = await rested(page, memory);
    const next = STRATEGIES[game](screen, memory);
    if (!next) throw new Error(`nothing to press: ${screen.headings.join(' | ')}`);
    const seq = await seqOf(page);
    await tapTwice(next);
    await settled(page);
    const turns = await turnsSince(page, seq);
    decided += turns.length;
    // Two things may be done in one turn; nothing in somebody else's, or in another phase.
    expect([next.name, new Set(turns).size]).toEqual([next.name, Math.min(turns.length, 1)]);
    // Where both taps only chose and unchose, one more makes it a choice.
    const isAsBefore = ({ name, on }: Pressable): boolean => name === next.name && on === next.on;
    if (turns.length === 0 && (await look(page)).pressables.some(isAsBefore)) {
      await page.waitForTimeout(450);
      await down(next);
      await up();
    }
  }
  expect(app?.complaints).toEqual([]);
});

const SCORE = { seats: 2, first: 0, mode: 'score' } as const;

/** What ends a turn with nothing and is there again for the next player, in the same place. */
const NOTHING: readonly (readonly [GameId, string, (page: Page) => Promise<string>])[] = [
  ['nizam', 'Хід без очок', (page) => seedMatch(page, 'nizam', SCORE, [])],
  ['perlyna', 'Хід без завдань', (page) => seedMatch(page, 'perlyna', SCORE, [])],
  [
    'qwinto',
    'Не писати',
    (page) =>
      seedMatch(page, 'qwinto', { ...SCORE, seats: 3, mode: 'referee' }, [
        { type: 'dice', seat: 0, dice: ['orange'] },
        { type: 'roll', values: [4] },
        { type: 'keep', seat: 0 },
      ]),
  ],
];

test.each(NOTHING)('%s: «%s» pressed twice skips nobody', async (_, name, seed) => {
  app = await openApp('/');
  const { page, url } = app;
  cdp = await page.context().newCDPSession(page);
  await page.goto(`${url}${await seed(page)}`);
  await settled(page);
  const seq = await seqOf(page);
  const again = new RegExp(`^${name}`);
  // A finger that trembles, and one that taps twice.
  for (const pause of [0, 150]) {
    const button = find(await look(page), again);
    if (!button) throw new Error(`no «${name}»`);
    await down(button);
    await up();
    await page.waitForTimeout(pause);
    await down(button);
    await up();
    await settled(page);
    await page.waitForTimeout(450);
  }
  expect(await seqOf(page)).toBe(seq + 2);
  expect(app?.complaints).toEqual([]);
});

test('Qwinto: a tap on «Показати одразу» made twice decides nothing about the throw', async () => {
  app = await openApp('/', { reducedMotion: false });
  const { page, url } = app;
  cdp = await page.context().newCDPSession(page);
  const setup = { seats: 2, first: 0, mode: 'virtual' } as const;
  // What comes next lies right there: «Ще раз» on the left, «Лишити» on the right.
  for (const [under, at] of [
    ['Ще раз', 0.2],
    ['Лишити', 0.8],
  ] as const) {
    await page.goto(`${url}${await seedMatch(page, 'qwinto', setup, [])}`);
    await settled(page);
    await page.getByRole('checkbox', { name: /^помаранчевий кубик/ }).tap();
    // By themselves they would lie later than any test waits.
    await slowMotion(page, 0.01);
    await slowWaiting(page, 100);
    await page.getByRole('button', { name: /^Кинути/ }).tap();
    const box = await page.getByRole('button', { name: 'Показати одразу' }).boundingBox();
    if (!box) throw new Error('nobody has to wait for the dice');
    const spot = { x: box.x + at * box.width, y: box.y + box.height / 2 };
    await tapTwice(spot);
    const decide = page.getByRole('button', { name: new RegExp(`^${under}`) });
    await decide.waitFor();
    await typedIsStored(page);
    const lies = await decide.evaluate(
      (button, { x, y }) => button.contains(document.elementFromPoint(x, y)),
      spot,
    );
    const { phase } = await page.evaluate(
      (id) => (globalThis as unknown as Workshop).arbitr.open(id).turn,
      idOf(page),
    );
    expect([under, lies, phase]).toEqual([under, true, 'keep']);
  }
  expect(app.complaints).toEqual([]);
});

/** What comes under the finger: a private view, or in Qwinto the choice after a throw. */
async function change(page: Page, game: GameId): Promise<void> {
  await page.evaluate(
    async ([id, isDice]) => {
      const open = (): Opened => (globalThis as unknown as Workshop).arbitr.open(id);
      if (!isDice) return open().openCurtain();
      await open().attempt({ type: 'dice', seat: open().turn.actors[0], dice: ['orange'] });
      await open().draw();
    },
    [idOf(page), game === 'qwinto'] as const,
  );
}

/** Back to where the finger goes down. */
async function changeBack(page: Page, game: GameId): Promise<void> {
  await page.evaluate(
    async ([id, isDice]) => {
      type Undoing = Opened & { undo(): Promise<void> };
      const open = (): Undoing =>
        (globalThis as unknown as Workshop).arbitr.open(id) as unknown as Undoing;
      if (isDice) await open().undo();
      else open().closeCurtain();
    },
    [idOf(page), game === 'qwinto'] as const,
  );
}

const told = ({ pressables }: Screen): string[] =>
  pressables.map(({ name, on }) => `${name}${on ? ' (on)' : ''}`);

test.each(gameIds())('%s: a finger acts on nothing that came under it', async (game) => {
  const page = await sitDown(game);
  if (game === 'split') {
    // Up to the first secret vote.
    const { moves } = recorded('split', 'virtual');
    await page.evaluate(
      async ([id, row, cut]) => {
        const open = (): Opened => (globalThis as unknown as Workshop).arbitr.open(id);
        await open().attempt(row);
        await open().attempt(cut);
      },
      [idOf(page), moves[0], moves[1]] as const,
    );
    await settled(page);
  }
  await change(page, game);
  await settled(page);
  const reference = await look(page);
  const bar = 70;
  const targets = reference.pressables.filter(({ disabled, y }) => !disabled && y > bar);
  const spread = targets.filter((_, i) => i % Math.ceil(targets.length / 5) === 0);
  const last = targets[targets.length - 1];
  expect(spread.length).toBeGreaterThan(0);
  for (const target of [...spread, ...(last ? [last] : [])]) {
    await changeBack(page, game);
    await settled(page);
    await page.waitForTimeout(450);
    const seq = await seqOf(page);
    await down(target);
    await change(page, game);
    await settled(page);
    await up();
    await settled(page);
    const made = (await turnsSince(page, seq)).length;
    expect([target.name, made]).toEqual([target.name, game === 'qwinto' ? 1 : 0]);
    const now = await look(page);
    if (game !== 'qwinto') expect(told(now)).toEqual(told(reference));
  }
  expect(app?.complaints).toEqual([]);
});

/** What could be pressed where the remark lies, if it were not there. */
function underRemark(page: Page): Promise<string[] | null> {
  return page.evaluate(() => {
    const card = [...document.querySelectorAll<HTMLElement>('[role=status] > *')].find(
      (found) => found.getBoundingClientRect().height > 0,
    );
    if (!card) return null;
    const { left, right, top, bottom } = card.getBoundingClientRect();
    card.style.visibility = 'hidden';
    const below = new Set<string>();
    for (let x = left + 1; x < right; x += 8)
      for (let y = top + 1; y < bottom; y += 8) {
        const found = document.elementFromPoint(x, y)?.closest('button, [role], a');
        const role = found?.getAttribute('role') ?? found?.tagName ?? '';
        if (/^(button|radio|checkbox|switch|link|tab|menuitem|a)$/i.test(role))
          below.add(found?.getAttribute('aria-label') ?? found?.textContent ?? role);
      }
    card.style.visibility = '';
    return [...below];
  });
}

/** A score of «Поділ» is one entry that ends the match: its undo is asked for at the end, without a remark. */
const ENTERED = gameIds().flatMap((game) =>
  (game === 'split' ? (['referee'] as const) : (['score', 'referee'] as const)).map(
    (mode) => [game, mode] as const,
  ),
);

test.each(ENTERED)('%s, %s: the remark after an undo lies over no control', async (game, mode) => {
  app = await openApp('/');
  const { page, url } = app;
  const { setup, moves } = recorded(game, mode);
  await page.goto(`${url}${await seedMatch(page, game, setup, moves.slice(0, 3))}`);
  await settled(page);
  await page.getByRole('button', { name: 'Скасувати останнє' }).tap();
  await page.getByRole('button', { name: 'Повернути' }).waitFor();
  await settled(page);
  expect(await underRemark(page)).toEqual([]);
  expect(app?.complaints).toEqual([]);
});

test('a match deleted in History: the remark lies over no other match', async () => {
  app = await openApp('/');
  const { page, url } = app;
  for (let i = 0; i < 9; i += 1) await seedMatch(page, 'nizam', SCORE, []);
  await page.goto(`${url}/history`);
  await page.getByText('Нізам').last().click({ button: 'right' });
  await page.getByRole('button', { name: 'Видалити' }).last().tap();
  await page.getByRole('button', { name: 'Повернути' }).waitFor();
  expect(await underRemark(page)).toEqual([]);
});
