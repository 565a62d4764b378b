/** One table: who comes in and what they say. Pure of transport: a phone is a `Wire`. */
import type { Seat } from '../../engine/types';
import type { Level } from '../../bots/kit/types';
import { comingIn, isSaidKind, LIMITS, nameFrom, saidBy } from '../protocol/checks';
import { newCode } from '../protocol/code';
import type { Bye, HostAct, Join, Make, NoEntry, Said, SaidKind } from '../protocol/types';
import { Hall, type Surroundings } from './hall';
import { HOST_AWAY_MS, turned } from './leading';
import { Link, type Wire } from './link';
import {
  chairFor,
  moved,
  newPage,
  readyToBegin,
  seated,
  seatOfToken,
  withBot,
  withoutBot,
  withWord,
} from './page';
import type { TableGame } from './position';
import type { KeptTable, TablePage } from './store';

export type { Surroundings } from './hall';

const TOKEN_BYTES = 16;
const SEED_BYTES = 32;
const ID_BYTES = 16;
const OWNER_BYTES = 12;
const CODES_TRIED = 20;

export class Table extends Hall {
  /** A new table and the token of whoever made it; null where no such table can be. */
  static async make(
    around: Surroundings,
    wish: Make,
  ): Promise<{ table: Table; token: string } | null> {
    const game = await around.gameOf(wish.make.game);
    const token = around.hex(TOKEN_BYTES);
    const seed = around.hex(SEED_BYTES);
    for (let tries = 0; tries < CODES_TRIED; tries += 1) {
      const fresh = {
        code: newCode(around.below),
        id: around.hex(ID_BYTES),
        seed,
        commitment: around.sha256(seed),
        at: around.now(),
      };
      const host = {
        id: around.hex(ID_BYTES),
        name: nameFrom(wish.name) ?? '',
        token: around.sha256(token),
      };
      const page = newPage(wish, fresh, host);
      if (!isPossible(game, page)) return null;
      const owner = around.hex(OWNER_BYTES);
      if (await around.store.make(page, owner))
        return { table: new Table(around, game, page, 0, owner), token };
    }
    return null;
  }

  /** A table as it was kept, from now on this one's; null where there is none with this code. */
  static async open(around: Surroundings, code: string): Promise<Table | null> {
    const owner = around.hex(OWNER_BYTES);
    const kept = await around.store.claim(code, owner);
    if (!kept) return null;
    const { page, version } = kept;
    const table = new Table(around, await around.gameOf(page.game), page, version, owner);
    if (kept.page.begun) await table.resume(kept);
    return table;
  }

  /** Whatever was due when the last owner went away. */
  private async resume({ entries }: KeptTable): Promise<void> {
    const match = this.newMatch(entries);
    this.match = match;
    await match.begin();
    await match.reseat();
    await match.advance();
    this.letBotsThink();
  }

  // ── coming and going ────────────────────────────────────────────────────────────────────────

  join(payload: unknown, wire: Wire): Promise<Link | NoEntry> {
    return this.inTurn(async () => {
      const wish = comingIn(payload);
      if (typeof wish === 'string') return wish;
      if ('make' in wish) return 'form';
      return this.letIn(wish, wire);
    });
  }

  private async letIn(wish: Join, wire: Wire): Promise<Link | NoEntry> {
    if (wish.code !== this.code) return 'nowhere';
    if ('token' in wish) return this.comeBack(wish, wire);
    if ('watch' in wish) {
      if (!this.page.watching) return 'unwatched';
      if (this.presence.watchers >= LIMITS.watchers) return 'crowd';
      return this.welcome(new Link(wire, 'table'), {}, -1);
    }
    // Their welcome was lost on the way: they sit here already.
    const { mine } = wish;
    if (mine && seatOfToken(this.page, this.around.sha256(mine)) !== null)
      return this.comeBack({ token: mine }, wire, { token: mine });
    if (this.isOver) return 'over';
    if (this.page.locked) return 'locked';
    const seat = chairFor(this.page, wish.seat) ?? chairFor(this.page);
    if (seat === null) return this.page.begun ? 'playing' : 'full';
    const token = mine ?? this.around.hex(TOKEN_BYTES);
    const name = nameFrom(wish.name) ?? '';
    const who = { id: this.around.hex(ID_BYTES), name, token: this.around.sha256(token) };
    await this.keep(seated(this.page, seat, who));
    await this.reseat();
    return this.welcome(new Link(wire, seat), { token }, -1);
  }

  private async comeBack(
    { token, since = -1 }: Pick<Extract<Join, { token: string }>, 'token' | 'since'>,
    wire: Wire,
    extra: { token?: string } = {},
  ): Promise<Link | NoEntry> {
    const seat = seatOfToken(this.page, this.around.sha256(token));
    if (seat === null) return 'stranger';
    if (this.page.chairs[seat]?.bot) {
      await this.keep(withoutBot(this.page, seat));
      await this.reseat();
    }
    // One chair, one live connection.
    this.dismiss((link) => link.seat === seat, 'elsewhere');
    return this.welcome(new Link(wire, seat), extra, since);
  }

  left(link: Link): Promise<void> {
    if (this.closed) return Promise.resolve();
    return this.inTurn(async () => {
      if (!this.presence.went(link, this.around.now())) return;
      await this.countAgreed();
      if (this.asking.question) this.tellAsked();
      this.tellAll();
    });
  }

  // ── what they say ───────────────────────────────────────────────────────────────────────────

  said(link: Link, kind: string, payload: unknown): Promise<void> {
    if (link.isFlooding(this.around.now())) return this.turnOut(link, 'flood');
    if (!isSaidKind(kind)) return this.turnOut(link, 'form');
    const said = saidBy(kind, payload);
    if (said === null) {
      link.wire.send('no', { why: 'form' });
      return Promise.resolve();
    }
    return this.inTurn(async () => {
      // What it says it said before it was shown out.
      if (this.presence.links.has(link)) await this.act(link, kind, said);
    });
  }

  private turnOut(link: Link, why: Bye): Promise<void> {
    link.bye(why);
    return this.left(link);
  }

  private async act(link: Link, kind: SaidKind, said: Said[SaidKind]): Promise<void> {
    const { seat } = link;
    if (seat === null) return link.wire.send('no', { why: 'watching' });
    const deed = DEEDS[kind] as (table: Table, link: Link, seat: Seat, said: unknown) => unknown;
    await deed(this, link, seat, said);
  }

  /** @internal */
  async moves(link: Link, seat: Seat, said: Said['move'] | Said['draw']): Promise<void> {
    const { match } = this;
    if (!match) return link.wire.send('no', { why: 'early' });
    const speaker = { seat, isHost: seat === this.page.host };
    const verdict =
      'choice' in said ? await match.move(speaker, said) : await match.draw(speaker, said);
    // The sight first: whoever hears the verdict sees what came of it.
    if (verdict.ok) this.happened();
    link.wire.send('verdict', verdict);
  }

  /** @internal */
  async sits(link: Link, seat: Seat, { seat: to }: Said['sit']): Promise<void> {
    const page = moved(this.page, seat, to);
    if (!page) return link.wire.send('no', { why: 'taken' });
    await this.keep(page);
    link.viewer = to;
    this.presence.came(link);
    link.wire.send('begun', { viewer: to, info: this.info() });
    this.tellAll();
  }

  /** @internal */
  async adds(link: Link, seat: Seat, { text }: Said['word']): Promise<void> {
    const page = withWord(this.page, seat, text);
    if (!page) return link.wire.send('no', { why: 'late' });
    await this.keep(page);
    this.tellAll();
  }

  // ── taking back ─────────────────────────────────────────────────────────────────────────────

  /** @internal */
  async asks(link: Link, seat: Seat, { what }: Said['undo']): Promise<void> {
    if (!this.match || !this.asking.ask(this.match, what, seat))
      return link.wire.send('no', { why: 'nothing' });
    await this.countAgreed();
    this.tellAsked();
  }

  /** @internal */
  async agrees(_link: Link, seat: Seat, { yes }: Said['agree']): Promise<void> {
    if (!this.asking.answer(seat, yes)) return;
    await this.countAgreed();
    this.tellAsked();
  }

  private async countAgreed(): Promise<void> {
    if (!this.match) return;
    if (await this.asking.count(this.match, this.presence.seats())) {
      this.happened();
      this.tellAsked();
    }
  }

  /** @internal */
  tellLog(link: Link): void {
    if (this.match?.isOver) link.wire.send('log', { match: this.match.file() });
    else link.wire.send('no', { why: 'early' });
  }

  // ── whoever leads ───────────────────────────────────────────────────────────────────────────

  /** @internal */
  async leads(link: Link, seat: Seat, act: HostAct): Promise<void> {
    const isHost = seat === this.page.host;
    if (act.act === 'take' ? !this.mayTake() : !isHost)
      return link.wire.send('no', { why: 'host' });
    const done = await this.led(seat, act);
    if (!done) return link.wire.send('no', { why: act.act });
    this.tellAll();
  }

  private mayTake(): boolean {
    const since = this.presence.since(this.page.host);
    return since !== undefined && this.around.now() - since >= HOST_AWAY_MS;
  }

  private async led(seat: Seat, act: HostAct): Promise<boolean> {
    if (act.act === 'start') return this.start();
    if (act.act === 'bot') return this.seatBot(act.seat, act.level, act.name);
    if (act.act === 'end') {
      if (!(await this.match?.end(seat))?.ok) return false;
      this.happened();
      return true;
    }
    if (!(await this.turn(turned(this.page, seat, act)))) return false;
    if (act.act === 'free') this.dismiss((link) => link.seat === act.seat, 'freed');
    if (act.act === 'watch' && !act.on) this.dismiss((link) => link.seat === null, 'unwatched');
    return true;
  }

  private async seatBot(seat: Seat, level: Level | null, name = ''): Promise<boolean> {
    const isHere = this.presence.seats().includes(seat);
    if (!this.bots || this.page.setup.mode !== 'virtual' || isHere) return false;
    const made = { id: this.around.hex(ID_BYTES), name: nameFrom(name) ?? 'Bot' };
    if (!(await this.turn(withBot(this.page, seat, level, made)))) return false;
    await this.reseat();
    return true;
  }

  private async start(): Promise<boolean> {
    const page = readyToBegin(this.page, this.game.rules.seats.min);
    if (!page || !isPossible(this.game, page)) return false;
    const seats = this.page.chairs.flatMap((chair, seat) => (chair ? [seat] : []));
    await this.keep(page);
    const match = this.newMatch([]);
    await match.begin();
    this.match = match;
    this.presence.regroup(seats);
    for (const link of this.presence.links) {
      link.wire.send('begun', { viewer: link.viewer, info: this.info() });
      link.push(match.position);
    }
    this.letBotsThink();
    return true;
  }
}

const DEEDS: {
  [K in SaidKind]: (table: Table, link: Link, seat: Seat, said: Said[K]) => unknown;
} = {
  move: (table, ...said) => table.moves(...said),
  draw: (table, ...said) => table.moves(...said),
  word: (table, ...said) => table.adds(...said),
  sit: (table, ...said) => table.sits(...said),
  undo: (table, ...said) => table.asks(...said),
  agree: (table, ...said) => table.agrees(...said),
  host: (table, ...said) => table.leads(...said),
  log: (table, link) => table.tellLog(link),
};

function isPossible({ rules }: TableGame, { setup }: TablePage): boolean {
  if (setup.seats > rules.seats.max) return false;
  try {
    rules.begin({ ...setup, seats: Math.max(setup.seats, rules.seats.min) });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
