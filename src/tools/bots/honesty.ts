/** What is asked of every thought, on positions that bots come to at all sizes of tables. Says what is wrong. */
import type { GameRules, Seat } from '../../engine/types';
import { shown } from '../../bots/kit/shown';
import type { Bot, Level, Thought } from '../../bots/kit/types';
import { factsFaults } from './facts';
import { thoughtOf } from './player';
import { seeded } from './seeded';

/** Every fifth decision or so is looked at. */
const STRIDE = 5;
/** Of one match. */
const LEAST = 8;
const LEVELS: readonly Level[] = ['strong', 'medium', 'easy'];

export interface Honesty {
  positions: number;
  faults: string[];
}

/** Thoughts at `wanted` positions, every size of table under every house reading in turn. */
export function honesty(
  rules: GameRules,
  bot: Bot,
  wanted: number,
  houses: readonly (Record<string, unknown> | undefined)[],
): Honesty {
  const faults: string[] = [];
  let positions = 0;
  for (let match = 0; positions < wanted && match < 1000; match += 1) {
    const { min, max } = rules.seats;
    const seats = min + (match % (max - min + 1));
    const house = houses[Math.floor(match / (max - min + 1)) % houses.length];
    let state = rules.begin({
      seats,
      first: match % seats,
      mode: 'virtual',
      ...(house ? { house } : {}),
    });
    const rng = seeded(match + 500);
    let memories: unknown[] = new Array(seats).fill(null);
    // Some of every match, from its beginning to its end: the others are passed over quickly.
    const last = positions + Math.max(LEAST, Math.ceil(wanted / ((max - min + 1) * houses.length)));
    for (let step = 0; step < 3000 && positions < Math.min(last, wanted); step += 1) {
      const turn = rules.turn(state);
      if (turn.phase === 'over') break;
      if (turn.chance) state = rules.applyJudged(state, rules.chance(state, rng));
      else {
        const seat = turn.actors[step % turn.actors.length] as Seat;
        const level = LEVELS[step % LEVELS.length] as Level;
        const seed = match * 10_007 + step;
        const asked = { rules, bot, state, seat, memory: memories[seat], level, seed };
        const examined = step % STRIDE === match % STRIDE;
        if (examined) positions += 1;
        const { choice } = examined ? examine(asked, faults) : quickly(asked);
        state = rules.apply(state, rules.meant(state, seat, choice));
      }
      const now = state;
      memories = memories.map((memory, s) =>
        shown(bot.remember(memory, shown(rules.view(now, s)), s)),
      );
    }
  }
  return { positions, faults };
}

function quickly({ rules, bot, state, seat, memory, seed }: Asked): Thought {
  return thoughtOf(bot, rules.view(state, seat), seat, memory, seeded(seed), { level: 'easy' });
}

interface Asked {
  rules: GameRules;
  bot: Bot;
  state: unknown;
  seat: Seat;
  memory: unknown;
  level: Level;
  seed: number;
}

function examine(asked: Asked, faults: string[]): Thought {
  const { rules, bot, state, seat, memory, level, seed } = asked;
  const view = shown(rules.view(state, seat));
  const thought = thoughtOf(bot, view, seat, memory, seeded(seed), { level });
  const other = rules.imagine(view, seat, seeded(seed + 1));
  const again = thoughtOf(bot, shown(rules.view(other, seat)), seat, memory, seeded(seed), {
    level,
  });
  const where = `${rules.id} ${seed} ${level}`;
  if (JSON.stringify(thought) !== JSON.stringify(again)) faults.push(`${where}: another thought`);
  for (const fault of [
    ...thoughtFaults(asked, thought),
    ...factsFaults(rules, state, seat, thought),
  ])
    faults.push(`${where}: ${fault}`);
  return thought;
}

function thoughtFaults({ rules, state, seat }: Asked, { choice, options }: Thought): string[] {
  const faults: string[] = [];
  const words = options.map((option) => JSON.stringify(option.choice));
  if (!words.includes(JSON.stringify(choice))) faults.push('the choice is no option');
  if (new Set(words).size !== words.length) faults.push('an option twice');
  options.forEach((option, i) => {
    const { value, spread, visits } = option;
    const move = rules.meant(state, seat, option.choice);
    if (move === null || !rules.judge(state, move).ok) faults.push(`illegal ${words[i]}`);
    if (![value, spread, visits].every(Number.isFinite) || spread < 0 || visits < 0)
      faults.push(`no figures for ${words[i]}`);
    if (i > 0 && value > (options[i - 1] as { value: number }).value) faults.push('not best first');
    if ((option.choice as { type: string }).type === 'stop') faults.push('a bot said stop');
  });
  return faults;
}
