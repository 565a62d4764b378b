/**
 * The room round a table: what is kept, who is there, what each of them is told, and the table's own players. Everything
 * goes through one queue, and what a phone is told has been stored before.
 */
import type { Bot } from '../../bots/kit/types';
import type { GameId } from '../../games';
import { createQueue } from '../../storage/driver';
import { VERSION, type Bye } from '../protocol/types';
import { Asking } from './asking';
import { BotSeats } from './bots';
import type { Link } from './link';
import { TableMatch } from './match';
import { peopleOf, Presence } from './people';
import type { TableGame } from './position';
import { NotOurs, type KeptEntry, type KeptTable, type TablePage, type TableStore } from './store';

/** What a table needs of the world. */
export interface Surroundings {
  store: TableStore;
  gameOf(id: GameId): Promise<TableGame & { bot: Bot | null; botVersion: number }>;
  now(): number;
  /** Cryptographic. */
  hex(bytes: number): string;
  below(n: number): number;
  sha256(text: string): string;
  later(run: () => void, ms: number): void;
  breathe(): Promise<void>;
  /** Is this the error of a store that is away and may come back? */
  isAway(error: unknown): boolean;
}

/** So long a bot seems to think. */
const BOT_PAUSE_MS = 800;
/** After so long everyone is told that the table waits; so often it tries again. */
const SAID_AFTER_MS = 1000;
const AGAIN_MS = 250;

export type Loaded = Awaited<ReturnType<Surroundings['gameOf']>>;

export class Hall {
  protected readonly queue = createQueue();
  protected readonly presence = new Presence();
  protected readonly asking = new Asking();
  protected readonly bots: BotSeats | null;
  protected match: TableMatch | null = null;
  private botWaits = false;
  protected closed = false;
  whenClosed: () => void = () => undefined;
  /** Something could not be written yet. */
  private waits = false;

  protected constructor(
    protected readonly around: Surroundings,
    protected readonly game: Loaded,
    protected page: TablePage,
    private version: number,
    /** Whose name its log is written in. */
    readonly owner: string,
  ) {
    this.bots = game.bot ? new BotSeats(game.bot, around.breathe) : null;
  }

  protected newMatch(entries: KeptTable['entries']): TableMatch {
    const { game, around, owner } = this;
    const store = (entry: KeptEntry): Promise<void> =>
      this.durably(() => around.store.append(this.page, entry, owner));
    return new TableMatch(game, store, around.now, () => this.page, entries);
  }

  get code(): string {
    return this.page.code;
  }

  get isOver(): boolean {
    return this.match?.isOver ?? false;
  }

  get isEmpty(): boolean {
    return this.presence.links.size === 0;
  }

  protected welcome(link: Link, extra: { token?: string }, seen: number): Link {
    const match = this.match;
    this.presence.came(link);
    const seenOrNow = seen < 0 ? (match?.position.head ?? 0) : seen;
    const sight = match ? link.whole(match.position, seenOrNow) : { sight: null, told: [] };
    link.wire.send('welcome', {
      v: VERSION,
      viewer: link.viewer,
      ...extra,
      info: this.info(),
      people: peopleOf(this.page, this.presence),
      ...sight,
      asked: this.asking.question,
    });
    if (match?.isOver) this.tellSeed(link);
    this.tellAll(link);
    return link;
  }

  /** The table is given up here; whoever is at it comes back to where it is kept now. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.dismiss(() => true, 'closed');
    this.whenClosed();
  }

  /** When everything said so far is written. */
  handOver(): Promise<void> {
    return this.queue.run(async () => this.close());
  }

  /** So that silence means something. */
  beat(): void {
    for (const { wire } of this.presence.links) wire.send('beat', {});
  }

  protected dismiss(isMeant: (link: Link) => boolean, why: Bye): void {
    for (const link of [...this.presence.links]) {
      if (!isMeant(link)) continue;
      this.presence.went(link, this.around.now());
      link.bye(why);
    }
  }

  protected tellAsked(): void {
    const { question } = this.asking;
    for (const { wire } of this.presence.links) wire.send('asked', { question });
    // They wait while something is asked.
    this.letBotsThink();
  }

  // ── bots ────────────────────────────────────────────────────────────────────────────────────

  protected letBotsThink(): void {
    const { match, bots } = this;
    if (!match || !bots || this.botWaits || this.isEmpty || this.asking.question) return;
    if (match.botAsked() === null) return;
    this.botWaits = true;
    this.around.later(() => {
      this.inTurn(() => this.botActs(match, bots)).catch(() => undefined);
    }, BOT_PAUSE_MS);
  }

  private async botActs(match: TableMatch, bots: BotSeats): Promise<void> {
    this.botWaits = false;
    const { position, seed } = match;
    const seat = match.botAsked();
    const level = seat === null ? null : position.folded.chairs[seat]?.bot;
    if (seat === null || !level || this.asking.question) return;
    const choice = await bots.think(position, seat, level, seed);
    if (await match.botMoves(seat, choice, this.game.botVersion, position.head)) this.happened();
  }

  // ── telling ─────────────────────────────────────────────────────────────────────────────────

  /** Entries are stored: everyone sees what came of them, and nobody is asked about what was before. */
  protected happened(): void {
    const hadQuestion = this.asking.question !== null;
    this.asking.drop();
    this.tellSights();
    if (hadQuestion) this.tellAsked();
  }

  private tellSights(): void {
    const { match } = this;
    if (!match) return;
    for (const link of this.presence.links) {
      link.push(match.position);
      if (match.isOver) this.tellSeed(link);
    }
    this.letBotsThink();
  }

  /** The log follows the page, and everyone sees who sits where now: a move is said to the newest entry. */
  protected async reseat(): Promise<void> {
    if (await this.match?.reseat()) this.tellSights();
  }

  private tellSeed(link: Link): void {
    if (this.match) link.wire.send('seed', this.match.seed);
  }

  /** The next page, kept; false where there is none. */
  protected async turn(page: TablePage | null): Promise<boolean> {
    if (!page) return false;
    await this.keep(page);
    return true;
  }

  protected tellAll(except?: Link): void {
    const people = peopleOf(this.page, this.presence);
    for (const link of this.presence.links) if (link !== except) link.wire.send('people', people);
    this.letBotsThink();
  }

  protected info() {
    const { code, game, setup, commitment, begun } = this.page;
    return { code, game, setup, commitment, begun };
  }

  // ── keeping ─────────────────────────────────────────────────────────────────────────────────

  protected async keep(page: TablePage): Promise<void> {
    await this.durably(() => this.around.store.keep(page, this.version, this.owner));
    this.version += 1;
    this.page = page;
  }

  /** Whoever comes to the door is told from now on; where the end is taken back, they play again. */
  private async noteOver(): Promise<void> {
    const { isOver, page } = this;
    if (isOver !== (page.over ?? false)) await this.keep({ ...page, over: isOver });
  }

  /**
   * A database that is gone comes back: the table waits for it, says so, and writes the same thing again. Whatever else
   * goes wrong is not waited for.
   */
  private async durably(write: () => Promise<void>): Promise<void> {
    const { isAway, later } = this.around;
    let isDone = false;
    later(() => {
      if (!isDone) this.tellWaits(true);
    }, SAID_AFTER_MS);
    try {
      for (;;) {
        try {
          return await write();
        } catch (error) {
          if (this.closed || !isAway(error)) throw error;
          this.tellWaits(true);
        }
        await new Promise<void>((resolve) => later(resolve, AGAIN_MS));
      }
    } finally {
      isDone = true;
      this.tellWaits(false);
    }
  }

  private tellWaits(on: boolean): void {
    if (on === this.waits) return;
    this.waits = on;
    for (const { wire } of this.presence.links) wire.send('waits', { on });
  }

  /** One after another. Where somebody else keeps the table now, everyone is sent there. */
  protected async inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.queue.run(async () => {
        if (this.closed) throw new NotOurs(this.code);
        const done = await work();
        await this.noteOver();
        return done;
      });
    } catch (error) {
      if (error instanceof NotOurs) this.close();
      throw error;
    }
  }
}
