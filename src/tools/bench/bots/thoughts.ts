/**
 * One number for sixty thoughts a game, printed the same way in V8 and in Hermes: engines must not differ in a digit. And one
 * for what was chosen in them, which is the same as long as `BOT_VERSION` is.
 */
import type { Level, Thought } from '../../../bots/kit/types';
import type { Seat } from '../../../engine/types';
import type { GameId } from '../../../games';
import { games } from '../../../games/rules';
import { BOTS, GAME_IDS } from '../../bots/ours';
import { thoughtOf } from '../../bots/player';
import { seeded } from '../../bots/seeded';

const THOUGHTS = 60;
const LEVELS: readonly Level[] = ['strong', 'medium', 'easy'];

function mixed(sum: number, text: string): number {
  let out = sum;
  for (let i = 0; i < text.length; i += 1) out = (Math.imul(out, 31) + text.charCodeAt(i)) | 0;
  return out;
}

function sumOf(id: GameId, said: (thought: Thought) => unknown): number {
  const rules = games[id];
  const bot = BOTS[id];
  const rng = seeded(5);
  let state = rules.begin({ seats: 4, first: 0, mode: 'virtual' });
  let memories: unknown[] = [null, null, null, null];
  let sum = 7;
  let thoughts = 0;
  for (let i = 0; thoughts < THOUGHTS && rules.turn(state).phase !== 'over'; i += 1) {
    const turn = rules.turn(state);
    if (turn.chance) state = rules.applyJudged(state, rules.chance(state, rng));
    else {
      const seat = turn.actors[0] as Seat;
      const view = rules.view(state, seat);
      const level = LEVELS[i % LEVELS.length] as Level;
      const thought = thoughtOf(bot, view, seat, memories[seat], seeded(i + 3), { level });
      sum = mixed(sum, JSON.stringify(said(thought)));
      thoughts += 1;
      state = rules.applyJudged(state, rules.meant(state, seat, thought.choice));
    }
    const now = state;
    memories = memories.map((memory, s) => bot.remember(memory, rules.view(now, s), s));
  }
  return sum;
}

export function thoughtSums(): string {
  return GAME_IDS.map((id) => `${id} ${sumOf(id, (thought) => thought)}`).join('\n');
}

export function choiceSums(): Record<string, number> {
  return Object.fromEntries(GAME_IDS.map((id) => [id, sumOf(id, ({ choice }) => choice)]));
}
