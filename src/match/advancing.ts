/**
 * Keeps a match going: makes what is due by itself (./course) and lets the app's opponents act (./opponents), until a
 * person is asked. Stores nothing: what it makes is played by the match.
 */
import type { Thought } from '../bots/kit/types';
import type { Pace } from '../bots/pace';
import type { Seat } from '../engine/types';
import { dueNow, type AdvanceOptions } from './course';
import type { Live } from './load';
import { Opponents } from './opponents';
import type { HappenedPayload } from './record';

/** Who made a move, where it was not simply its player. */
export type Mark = Omit<HappenedPayload, 'move'>;

/** What a match lets whoever keeps it going do. All but `inTurn` is called within a turn of its queue. */
export interface Hands {
  live(): Live;
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  draw(): Promise<void>;
  giveTo(who: Seat | 'table'): Promise<void>;
  /** A move the rules offer. */
  play(move: unknown, mark: Mark): Promise<void>;
  change(changes: Partial<Pick<Live, 'askForced' | 'thinking'>>): void;
}

export class Advancer {
  private readonly opponents: Opponents;
  private advancing: Promise<void> | null = null;
  private pace: Pace = 'atOnce';
  private botsWait = false;
  private left = false;

  constructor(private readonly match: Hands) {
    this.opponents = new Opponents(() => match.live());
  }

  /** Nobody looks any more. */
  leave(): void {
    this.left = true;
    this.opponents.stop();
  }

  hurry(): void {
    this.opponents.hurry();
  }

  advise(seat: Seat): Promise<Thought | null> {
    return this.opponents.advise(seat);
  }

  /** One at a time, until nothing is due: whoever calls twice waits for the same. */
  advance({ askForced = false, pace = 'atOnce', botsWait = false }: AdvanceOptions): Promise<void> {
    if (askForced !== this.match.live().askForced) this.match.change({ askForced });
    this.pace = pace;
    this.botsWait = botsWait;
    this.advancing ??= this.advanceAll().finally(() => {
      this.advancing = null;
    });
    return this.advancing;
  }

  private async advanceAll(): Promise<void> {
    for (;;) {
      const bot = await this.match.inTurn(() => this.advanceNow());
      if (bot === null || this.left || this.botsWait) return;
      await this.letAct(bot);
    }
  }

  /** Up to a person, or to a seat that the app plays. */
  private async advanceNow(): Promise<Seat | null> {
    for (;;) {
      const due = dueNow(this.match.live());
      if (due.what === 'nothing') return null;
      if (due.what === 'bot') return due.seat;
      if (due.what === 'draw') await this.match.draw();
      else if (due.what === 'hand') await this.match.giveTo(due.to);
      else await this.match.play(due.move, { forced: true });
    }
  }

  /** It thinks outside the queue: an undo need not wait for it. */
  private async letAct(seat: Seat): Promise<void> {
    if (this.match.live().thinking !== seat) this.match.change({ thinking: seat });
    const decided = await this.opponents.decide(seat, this.pace);
    await this.match.inTurn(async () => {
      if (!decided || decided.seq !== this.match.live().match.headSeq + 1 || this.botsWait)
        return this.match.change({ thinking: null });
      return this.match.play(decided.move, { bot: decided.bot });
    });
  }
}
