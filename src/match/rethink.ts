/**
 * Moves of the app's opponents worked out again: what that chair was shown then, what it remembered, the seed's chance and
 * its level give the same move once more. Knows no store and no file; who asks has replayed the match that far.
 */
import { BOT_VERSION, type Bot } from '../bots/kit/types';
import type { GameRules, Seat } from '../engine/types';
import type { Json } from '../storage/types';
import { botRngFor } from './chance';
import type { HappenedPayload } from './record';
import { seatOf } from './seats';

export interface Seeded {
  seed: string;
  words: readonly string[];
}

/** Moves of opponents: as they would be made again, otherwise, or by a version of theirs that is not here. */
export type Rethought =
  { same: true } | { same: false; due: Json } | { same: null; version: number };

interface Memory {
  /** Folded up to this state. */
  moves: number;
  state: unknown;
  value: unknown;
}

export class Rethinking {
  private readonly memories = new Map<Seat, Memory>();

  constructor(
    private readonly rules: GameRules,
    private readonly bot: Bot,
    private readonly seeded: Seeded,
  ) {}

  /** `states`: after 0, 1, 2, … of the moves that counted when the entry `seq` was made. Yields between slices. */
  *of(
    states: readonly unknown[],
    seq: number,
    { move, bot: by }: Pick<HappenedPayload, 'move' | 'bot'>,
  ): Generator<undefined, Rethought> {
    if (!by || by.version !== BOT_VERSION) return { same: null, version: by?.version ?? 0 };
    const seat = seatOf(move);
    const state = states.at(-1);
    // Only where it is asked has it anything to say.
    if (seat === null || !this.rules.turn(state).actors.includes(seat))
      return { same: false, due: null };
    const view: unknown = JSON.parse(JSON.stringify(this.rules.view(state, seat)));
    const rng = botRngFor(this.seeded.seed, this.seeded.words, seq, seat);
    const memory = yield* this.recall(states, seat);
    const thinking = this.bot.think(view, seat, memory, rng, { level: by.level });
    let step = thinking.next();
    while (!step.done) {
      yield;
      step = thinking.next();
    }
    const due = this.rules.meant(state, seat, step.value.choice) as Json;
    return JSON.stringify(due) === JSON.stringify(move) ? { same: true } : { same: false, due };
  }

  private *recall(states: readonly unknown[], seat: Seat): Generator<undefined, unknown> {
    const known = this.memories.get(seat);
    // A state is made once: where it stands still, everything before it does.
    const usable = known && states[known.moves] === known.state ? known : null;
    let value: unknown = usable ? usable.value : null;
    for (let i = (usable?.moves ?? 0) + 1; i < states.length; i += 1) {
      value = this.bot.remember(value, this.rules.view(states[i], seat), seat);
      yield;
    }
    this.memories.set(seat, { moves: states.length - 1, state: states.at(-1), value });
    return value;
  }
}
