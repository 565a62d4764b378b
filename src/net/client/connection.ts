/**
 * A phone's way to its table: comes back by itself, with growing pauses, to where it was; what was said and not yet
 * answered is said again under the same id. Knows no screen and no rules.
 */
import { Client, type Room } from 'colyseus.js';

import { randomId } from '../../storage/random';
import {
  LISTENING,
  VERSION,
  type Bye,
  type Heard,
  type HeardKind,
  type NoEntry,
  type Said,
  type SaidKind,
  type VerdictSaid,
} from '../protocol/types';

/** Who comes in: somebody new, or somebody who looks on. Who was here before has a token. */
export type Wish = { name: string; seat?: number } | { watch: true } | { token: string };

export type Way =
  | { is: 'coming' }
  | { is: 'here' }
  /** Lost; `tries` so far, the next one at that time. */
  | { is: 'lost'; tries: number; nextAt: number }
  | { is: 'refused'; why: NoEntry }
  | { is: 'gone'; why: Bye };

export interface Listening {
  heard<K extends HeardKind>(kind: K, message: Heard[K]): void;
  changed(): void;
  /** The last entry this phone has seen. */
  seen(): number;
}

interface Waiting {
  kind: 'move' | 'draw';
  said: Said['move'] | Said['draw'];
  settle(verdict: VerdictSaid): void;
}

const NO_ENTRY = 4900;
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000];
/** A verdict, or a way in, that has not come by then will not come on this way. */
const SILENCE_MS = 8000;
/** A table says something at least every 15 seconds. */
const DEAF_MS = 40_000;
/** A table that moved is there again at once; its phones do not all knock in the same instant. */
const MOVED_MS = 150;

export class Connection {
  way: Way = { is: 'coming' };
  private room: Room | null = null;
  private token: string | null;
  /** Made here for whoever comes in by name: a welcome may be lost, and the next knock finds the same chair. */
  private mine: string | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private watch: ReturnType<typeof setTimeout> | null = null;
  private deaf: ReturnType<typeof setTimeout> | null = null;
  /** It has said that it waits: its silence means nothing. */
  private tableWaits = false;
  private tries = 0;
  private attempt = 0;
  private isOver = false;

  constructor(
    private readonly address: string,
    private readonly code: string,
    private readonly wish: Wish,
    private readonly listening: Listening,
  ) {
    this.token = 'token' in wish ? wish.token : null;
    void this.come();
  }

  // ── coming ──────────────────────────────────────────────────────────────────────────────────

  /** At once, instead of waiting for the next try. */
  now(): void {
    if (this.way.is === 'lost') void this.come();
  }

  private async come(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const mine = (this.attempt += 1);
    try {
      if ('name' in this.wish) this.mine ??= await randomId();
      const client = new Client(this.address);
      this.timer = setTimeout(() => {
        if (mine === this.attempt) this.lost();
      }, SILENCE_MS);
      const room = await client.joinOrCreate('table', this.entry());
      if (mine !== this.attempt || this.isOver) return void room.leave();
      clearTimeout(this.timer);
      this.listenTo(room, mine);
    } catch (error) {
      if (mine === this.attempt && !this.isOver) this.failed(error);
    }
  }

  private entry(): Record<string, unknown> {
    const base = { v: VERSION, code: this.code };
    if (this.token === null)
      return { ...base, ...this.wish, ...(this.mine && { mine: this.mine }) };
    const since = this.listening.seen();
    return { ...base, token: this.token, ...(since >= 0 && { since }) };
  }

  private failed(error: unknown): void {
    const { code, message } = error as { code?: number; message?: string };
    if (code === NO_ENTRY) this.set({ is: 'refused', why: message as NoEntry });
    else this.lost();
  }

  private listenTo(room: Room, mine: number): void {
    this.room = room;
    room.onMessage('*', (kind, message: unknown) => {
      if (mine === this.attempt) this.hear(kind as HeardKind, message);
    });
    room.onLeave(() => {
      if (mine === this.attempt) this.lost();
    });
    room.onError(() => undefined);
    room.send(LISTENING);
  }

  private hear(kind: HeardKind, message: unknown): void {
    this.listenForBeats();
    if (kind === 'waits') this.tableWaits = (message as Heard['waits']).on;
    if (kind === 'welcome') this.welcomed(message as Heard['welcome']);
    if (kind === 'verdict') this.judged(message as VerdictSaid);
    if (kind === 'bye') return this.dismissed((message as Heard['bye']).why);
    this.listening.heard(kind, message as Heard[typeof kind]);
  }

  private welcomed({ token }: Heard['welcome']): void {
    this.token = token ?? this.token;
    this.tries = 0;
    this.set({ is: 'here' });
    // What was on its way when the way was lost.
    for (const { kind, said } of this.waiting.values()) this.room?.send(kind, said);
  }

  private dismissed(why: Bye): void {
    // This phone said too much, or the table moved to another keeper: it comes back.
    if (why === 'flood') return this.lost();
    if (why === 'closed') return this.lost(this.tries === 0 ? this.moment() : undefined);
    this.isOver = true;
    this.set({ is: 'gone', why });
  }

  /** Another one for every phone of a table: by its token. */
  private moment(): number {
    return MOVED_MS * (parseInt(this.token?.slice(0, 2) ?? '00', 16) / 0x100);
  }

  private lost(soon?: number): void {
    if (this.isOver) return;
    this.attempt += 1;
    this.room = null;
    this.tableWaits = false;
    const pause = soon ?? (PAUSES_MS[Math.min(this.tries, PAUSES_MS.length - 1)] as number);
    this.tries += 1;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.come(), pause);
    this.set({ is: 'lost', tries: this.tries, nextAt: Date.now() + pause });
  }

  private set(way: Way): void {
    this.way = way;
    this.listening.changed();
  }

  // ── saying ──────────────────────────────────────────────────────────────────────────────────

  say<K extends SaidKind>(kind: K, said: Said[K]): void {
    this.room?.send(kind, said);
  }

  /** Resolves with the table's verdict, however often the way is lost in between. */
  async ask(
    said: { ask: number; choice: Said['move']['choice'] } | { ask: number },
  ): Promise<VerdictSaid> {
    const id = (await randomId()).slice(0, 24);
    const kind = 'choice' in said ? 'move' : 'draw';
    return new Promise((settle) => {
      const whole = { id, ...said };
      this.waiting.set(id, { kind, said: whole, settle });
      this.room?.send(kind, whole);
      this.listenForSilence();
    });
  }

  private judged(verdict: VerdictSaid): void {
    const waiting = this.waiting.get(verdict.id);
    this.waiting.delete(verdict.id);
    waiting?.settle(verdict);
  }

  private listenForSilence(): void {
    if (this.watch) clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (this.waiting.size === 0 || this.way.is !== 'here') return;
      if (this.tableWaits) this.listenForSilence();
      else this.drop();
    }, SILENCE_MS);
  }

  private listenForBeats(): void {
    if (this.deaf) clearTimeout(this.deaf);
    if (this.isOver) return;
    this.deaf = setTimeout(() => this.drop(), DEAF_MS);
  }

  /** The device is offline, or nothing comes any more. */
  drop(): void {
    if (this.way.is !== 'here') return;
    const { room } = this;
    this.lost();
    room?.connection.close();
  }

  /** For good. */
  leave(): void {
    this.isOver = true;
    if (this.timer) clearTimeout(this.timer);
    if (this.watch) clearTimeout(this.watch);
    if (this.deaf) clearTimeout(this.deaf);
    void this.room?.leave();
  }
}
