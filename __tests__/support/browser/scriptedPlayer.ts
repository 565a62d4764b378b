/**
 * Plays a dealt match through the interface as people would: passes the device on, opens the curtain,
 * chooses among what the screen offers and presses the button that says so. What to choose is
 * ./scriptedPlayerGames's; both know only what can be seen.
 */
import type { GameId } from '../../../src/games';
import type { Driven } from '../engines/engine';
import { PATIENCE_MS } from './eventually';
import { STRATEGIES, type Memory } from './scriptedPlayerGames';
import { changed, find, look, press, type Screen } from './scriptedPlayerScreen';

const CURTAIN = /^Тримай, щоб відкрити$/;
const END = /^(Перемагає |Спільна перемога)|наодинці/;
/** Two presses that were too slow for the curtain are as good as none after that. */
const DOUBLE_MS = 2000;
/** How long a person waits for an answer before pressing again. */
const ANSWER_MS = 10_000;
/** A button pressed so often without anything else to press is out of order. */
const MOST_REPEATS = 60;

export interface Watcher {
  /** The first private view of the match is open. */
  onPrivateView?(): Promise<void>;
  /** After every look at the screen, before anything is pressed. */
  onScreen?(screen: Screen): Promise<void>;
  /** After every press and every opened curtain, before the next look. */
  onPressed?(): Promise<void>;
}

export interface Played {
  presses: number;
  curtains: number;
  headline: string;
}

export async function playToEnd(
  page: Driven,
  game: GameId,
  watcher: Watcher = {},
): Promise<Played> {
  const memory: Memory = { player: '', turns: 0, notes: new Map() };
  const played: Played = { presses: 0, curtains: 0, headline: '' };
  let isShown = false;
  let quietSince = Date.now();
  let last = '';
  let pressed = '';
  let repeats = 0;
  for (;;) {
    const screen = await look(page);
    await watcher.onScreen?.(screen);
    const headline = screen.headings.find((heading) => END.test(heading));
    if (headline !== undefined) return { ...played, headline };
    const curtain = find(screen, CURTAIN);
    if (curtain) {
      memory.player = screen.headings[0] ?? '';
      memory.turns += 1;
      await openCurtain(page, curtain, played.curtains === 0);
      played.curtains += 1;
      await watcher.onPressed?.();
      quietSince = Date.now();
      continue;
    }
    const choice = STRATEGIES[game](screen, memory);
    const before = JSON.stringify([choice?.name, screen]);
    if (choice && before === pressed && Date.now() - quietSince < ANSWER_MS) {
      // It was pressed, and the answer is on its way: nobody presses twice.
      await changed(page);
    } else if (choice) {
      if (played.curtains > 0 && !isShown) {
        isShown = true;
        await watcher.onPrivateView?.();
      }
      repeats = choice.name === last ? repeats + 1 : 0;
      last = choice.name;
      if (repeats > MOST_REPEATS) throw new Error(`«${last}» does nothing. ${stuck(game, screen)}`);
      if (await press(page, choice)) {
        played.presses += 1;
        pressed = before;
        await watcher.onPressed?.();
        quietSince = Date.now();
      }
    } else if (Date.now() - quietSince > PATIENCE_MS) throw new Error(stuck(game, screen));
    else await changed(page);
  }
}

/** By holding once, to show that it works; then by two presses, which is quicker, or by holding where they were too slow. */
async function openCurtain(
  page: Driven,
  curtain: { x: number; y: number },
  byHolding: boolean,
): Promise<void> {
  const { x, y } = curtain;
  if (!byHolding) {
    await page.mouse.click(x, y, { clickCount: 2 });
    if (await isOpenBy(page, Date.now() + DOUBLE_MS)) return;
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  const isOpen = await isOpenBy(page, Date.now() + PATIENCE_MS);
  await page.mouse.up();
  if (!isOpen) throw new Error('the curtain does not open');
}

async function isOpenBy(page: Driven, until: number): Promise<boolean> {
  while (find(await look(page), CURTAIN)) {
    if (Date.now() > until) return false;
    await changed(page);
  }
  return true;
}

function stuck(game: GameId, { headings, pressables }: Screen): string {
  const offered = pressables.map(({ name, disabled }) => (disabled ? `(${name})` : name));
  return `${game}: nothing to press under ${headings.join(' | ')}:\n${offered.join('\n')}`;
}
