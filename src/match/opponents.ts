/**
 * The app on a chair of its own: what it remembers, and its thought in slices between frames, at a pace that can be
 * followed. It is shown a copy of that chair's view and nothing else. Stores nothing: a match killed meanwhile asks the
 * same again and gets the same answer.
 */
import { pauseOf, SLICE_MS, type Pace } from '../bots/pace';
import { BOT_VERSION, type Bot, type Level, type Thought } from '../bots/kit/types';
import type { Seat } from '../engine/types';
import { gameOf } from '../games';
import { createBreather, type Breathe } from '../storage/backup';
import { botRngFor } from './chance';
import type { Live } from './load';
import type { CountedMove } from './record';

export interface Decided {
  /** The entry it is meant for. */
  seq: number;
  move: unknown;
  bot: { level: Level; version: number };
}

/** Looked at more closely than a bot at the table does, and still there before anybody is impatient. */
const ADVICE_EFFORT = 4;

interface Memory {
  after: readonly CountedMove[];
  value: unknown;
}

export class Opponents {
  private readonly memories = new Map<Seat, Memory>();
  private wake: (() => void) | null = null;
  private hurried = false;
  private stopped = false;

  /** `now`: the match as it stands at this moment. */
  constructor(private readonly now: () => Live) {}

  /** Nobody looks any more. */
  stop(): void {
    this.stopped = true;
    this.wake?.();
  }

  /** Whoever thinks acts as soon as it can. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  /** What the app does on that chair; null when the match went another way meanwhile. */
  async decide(seat: Seat, pace: Pace): Promise<Decided | null> {
    const seq = this.now().match.headSeq + 1;
    const isStale = (): boolean => this.stopped || this.now().match.headSeq + 1 !== seq;
    const began = Date.now();
    this.hurried = false;
    const level = this.now().folded.chairs[seat]?.bot ?? null;
    const thought = level === null ? null : await this.weigh(seat, level, 1, isStale);
    if (level === null || thought === null) return null;
    await this.pause(pauseOf(pace, seq) - (Date.now() - began));
    if (isStale()) return null;
    const { rules, state } = this.now();
    const move = rules.meant(state, seat, thought.choice);
    return { seq, move, bot: { level, version: BOT_VERSION } };
  }

  /** What a strong player would weigh on that chair now; null when the match went on meanwhile. */
  advise(seat: Seat): Promise<Thought | null> {
    const seq = this.now().match.headSeq;
    return this.weigh(seat, 'strong', ADVICE_EFFORT, () => this.now().match.headSeq !== seq);
  }

  private async weigh(
    seat: Seat,
    level: Level,
    effort: number,
    isStale: () => boolean,
  ): Promise<Thought | null> {
    const bot = await gameOf(this.now().match.game).bot();
    if (bot === null || isStale()) return null;
    const breathe = createBreather({ sliceMs: SLICE_MS });
    const memory = await this.recall(bot, seat, breathe);
    if (isStale()) return null;
    const { rules, state, match } = this.now();
    const rng = botRngFor(match.seed, match.words, match.headSeq + 1, seat);
    const view: unknown = JSON.parse(JSON.stringify(rules.view(state, seat)));
    const thinking = bot.think(view, seat, memory, rng, { level, effort });
    for (;;) {
      const step = thinking.next();
      if (step.done) return step.value;
      if (breathe.isDue()) await breathe();
      if (isStale()) return null;
    }
  }

  /** Folded over what the chair was shown after every move that counts; what was folded before is kept. */
  private async recall(bot: Bot, seat: Seat, breathe: Breathe): Promise<unknown> {
    const { rules, folded, positions } = this.now();
    const { moves } = folded;
    const known = this.memories.get(seat);
    const isPrefix = known?.after.every((move, i) => moves[i] === move) ?? false;
    let { value }: Pick<Memory, 'value'> = known && isPrefix ? known : { value: null };
    const from = known && isPrefix ? known.after.length : 0;
    let state = positions.after(from);
    for (const { move } of moves.slice(from)) {
      state = rules.applyJudged(state, move);
      value = bot.remember(value, rules.view(state, seat), seat);
      if (breathe.isDue()) await breathe();
    }
    this.memories.set(seat, { after: moves.slice(), value });
    return value;
  }

  private async pause(ms: number): Promise<void> {
    if (ms <= 0 || this.hurried || this.stopped) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
    this.wake = null;
  }
}
