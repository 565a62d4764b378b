/** Whether the coach says the same with other luck: positions of bots' matches, each weighed with two seeds as closely as the coach does. */
import { COACH_EFFORT } from '../../bots/coach';
import type { Bot, Thought } from '../../bots/kit/types';
import type { GameRules } from '../../engine/types';
import { thoughtOf } from './player';
import { seeded } from './seeded';

/** Points by which two that agree may differ. */
const NEAR = 0.5;
/** Every so many decisions of a match one is weighed. */
const STRIDE = 9;

export interface Steadiness {
  positions: number;
  /** What each advises is, by the other's figures too, at most half a point worse than the best. */
  agree: number;
  /** What each says the move that was played cost differs by half a point at most. */
  sameCost: number;
}

/** Only positions with a choice, of matches among medium bots at every size of table in turn. */
export function steadiness(
  rules: GameRules,
  bot: Bot,
  wanted: number,
  effort = COACH_EFFORT,
): Steadiness {
  const found: Steadiness = { positions: 0, agree: 0, sameCost: 0 };
  const { min, max } = rules.seats;
  for (let match = 0; found.positions < wanted; match += 1) {
    const seats = min + (match % (max - min + 1));
    let state = rules.begin({ seats, first: match % seats, mode: 'virtual' });
    const rng = seeded(match + 9000);
    let memories: unknown[] = new Array<unknown>(seats).fill(null);
    for (let step = 0; step < 3000 && found.positions < wanted; step += 1) {
      const { chance, actors, phase } = rules.turn(state);
      if (phase === 'over') break;
      const seat = actors[0] ?? 0;
      if (chance) state = rules.applyJudged(state, rules.chance(state, rng));
      else {
        const [view, memory] = [rules.view(state, seat), memories[seat]];
        const { choice } = thoughtOf(bot, view, seat, memory, seeded(step), { level: 'medium' });
        if (step % STRIDE === match % STRIDE) {
          const wish = { level: 'strong', effort } as const;
          const weigh = (luck: number): Thought =>
            thoughtOf(bot, view, seat, memory, seeded(match * 10_007 + 2 * step + luck), wish);
          compare(found, weigh(0), weigh(1), choice);
        }
        state = rules.applyJudged(state, rules.meant(state, seat, choice));
      }
      const now = state;
      memories = memories.map((memory, s) => bot.remember(memory, rules.view(now, s), s));
    }
  }
  return found;
}

function compare(found: Steadiness, one: Thought, other: Thought, played: unknown): void {
  if (one.options.length < 2) return;
  const lost = ({ options }: Thought, choice: unknown): number | null => {
    const said = JSON.stringify(choice);
    const value = options.find((option) => JSON.stringify(option.choice) === said)?.value;
    return value === undefined ? null : (options[0]?.value ?? 0) - value;
  };
  found.positions += 1;
  const [mine, yours] = [lost(one, other.choice), lost(other, one.choice)];
  if (mine !== null && yours !== null && mine <= NEAR && yours <= NEAR) found.agree += 1;
  const [cost, again] = [lost(one, played), lost(other, played)];
  if (cost === again || (cost !== null && again !== null && Math.abs(cost - again) <= NEAR))
    found.sameCost += 1;
}
