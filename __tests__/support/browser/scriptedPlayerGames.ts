/** What the scripted player presses next, game by game, from what is on the screen. */
import type { GameId } from '../../../src/games';
import { find, findAll, type Pressable, type Screen } from './scriptedPlayerScreen';
import { nizamTurn, perlynaTurn } from './scriptedPlayerGrid';

export interface Memory {
  /** Whose private view it is: the name on the curtain. */
  player: string;
  /** Curtains so far. */
  turns: number;
  /** What a player remembers of their own match, such as the colours of their rainbow. */
  notes: Map<string, string[]>;
}

export type Strategy = (screen: Screen, memory: Memory) => Pressable | undefined;

const firstOf = (screen: Screen, ...names: RegExp[]): Pressable | undefined => {
  for (const name of names) {
    const found = find(screen, name);
    if (found) return found;
  }
  return undefined;
};

/** Bids three of ten; plays the first card that may be played. */
const promin: Strategy = (screen) =>
  firstOf(screen, /^Далі$/, /^Ставка \d/, /^ставка 3$/, /^Зіграти /, /можна зіграти$/);

/** Cuts where the pegs stand; everyone wants another part than the one before. */
const split: Strategy = (screen, memory) => {
  const sure = firstOf(
    screen,
    /^Викласти ряд/,
    /^Далі$/,
    /^До підсумку$/,
    /^Поділити: /,
    /^Розділити навпіл$/,
    /^Голос за /,
    /^Джокера — до /,
    /, можна$/,
  );
  if (sure) return sure;
  const parts = screen.pressables.filter(({ role, disabled }) => role === 'radio' && !disabled);
  return parts[memory.turns % Math.max(1, parts.length)];
};

/** One die; the others write, whoever throws takes the cross: four of them end the match. */
const qwinto: Strategy = (screen) => {
  const isThrower = screen.pressables.some(
    ({ name, on }) => on && /, кидає, обирає поле/.test(name),
  );
  const pass = isThrower ? find(screen, /^Не пи(сати|шу)/) : null;
  if (pass) return pass;
  const sure = firstOf(
    screen,
    /^Показати одразу$/,
    /^Далі$/,
    /^Далі: /,
    /^Кинути (кубик|\d)/,
    /^Лишити \d/,
    /^(Записати|Готово)[ ,]/,
  );
  if (sure) return sure;
  return firstOf(screen, /^Не пи(сати|шу)/, /^помаранчевий кубик$/);
};

const CIRCLE = [
  'червона',
  'помаранчева',
  'жовта',
  'салатова',
  'зелена',
  'блакитна',
  'синя',
  'фіолетова',
];
const CARD = new RegExp(`^(${CIRCLE.join('|')})(, можна викласти)?$`);

/** The colours of every run the hand has beside the top, in both directions. */
function runsFrom(top: string, hand: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const by of [1, CIRCLE.length - 1]) {
    const run: string[] = [];
    let at = CIRCLE.indexOf(top);
    while (run.length < CIRCLE.length) {
      at = (at + by) % CIRCLE.length;
      const colour = CIRCLE[at] ?? '';
      if (!hand.includes(colour)) break;
      run.push(colour);
      if (run.length >= 3) runs.push([...run]);
    }
  }
  return runs;
}

/** Lays the run whose last colour the rainbow lacks, else any; without a run everything is swapped. */
const veselka: Strategy = (screen, { player, notes }) => {
  const rainbow = notes.get(player) ?? [];
  const swap = firstOf(screen, /^Передати/, /^Поміняти \d/, /^Усі 8$/);
  if (swap) return swap;
  const circle = screen.pictures.find((name) => name.startsWith('Коло кольорів. Зверху '));
  const lay = find(screen, /^Викласти, /);
  const laid = /комбінація: (.*)$/.exec(circle ?? '')?.[1]?.split(', ') ?? [];
  const top = /Зверху ([^,]+)/.exec(circle ?? '')?.[1] ?? '';
  const cards = findAll(screen, CARD);
  const hand = [...laid, ...cards.map(({ name }) => name.split(',')[0] ?? '')];
  const runs = runsFrom(top, hand);
  const plan = runs.find((run) => !rainbow.includes(run[run.length - 1] ?? '')) ?? runs[0];
  if (!plan) return find(screen, /^Заміна$/);
  const next = plan[laid.length];
  if (next !== undefined) return cards.find(({ name }) => name.startsWith(next));
  const last = plan[plan.length - 1] ?? '';
  if (lay && !rainbow.includes(last)) notes.set(player, [...rainbow, last]);
  return lay;
};

export const STRATEGIES: Readonly<Record<GameId, Strategy>> = {
  promin,
  split,
  veselka,
  qwinto,
  nizam: nizamTurn,
  perlyna: perlynaTurn,
};
