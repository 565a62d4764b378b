/**
 * A phone's way to a table of this process, in the place of `src/net/client/connection` and `door`: the screens, the
 * seat and the table are the real ones, only nothing goes over a network.
 */
import type { Seat } from '../../../src/engine/types';
import type { Listening, Way, Wish } from '../../../src/net/client/connection';
import type { Door, NoAnswer } from '../../../src/net/client/door';
import type { Json } from '../../../src/match/record/types';
import {
  VERSION,
  type Heard,
  type HeardKind,
  type Make,
  type NoEntry,
  type Said,
  type SaidKind,
  type VerdictSaid,
} from '../../../src/net/protocol/types';
import type { Link, Wire } from '../../../src/net/table/link';
import { Table } from '../../../src/net/table/table';
import { worldOf, type World } from './desk';

interface Here {
  world: World;
  table: Table | null;
  /** No server answers. */
  isSilent: boolean;
  /** The table has another version. */
  version: number;
  ways: Connection[];
}

export const here: Here = fresh();

function fresh(): Here {
  return { world: worldOf(7), table: null, isSilent: false, version: VERSION, ways: [] };
}

/** Another evening: no table stands. */
export function clearTable(): void {
  Object.assign(here, fresh());
}

export class Connection {
  way: Way = { is: 'coming' };
  link: Link | null = null;
  private readonly waiting = new Map<string, (verdict: VerdictSaid) => void>();
  private token: string | null;
  private ids = 0;
  /** Said on hearing the welcome, before the table has given the link back. */
  private readonly unsaid: (() => void)[] = [];

  constructor(
    _address: string,
    private readonly code: string,
    private readonly wish: Wish,
    private readonly listening: Listening,
  ) {
    this.token = 'token' in wish ? wish.token : null;
    here.ways.push(this);
    void this.come();
  }

  private readonly wire: Wire = {
    send: (kind, message) => this.hear(kind, JSON.parse(JSON.stringify(message)) as never),
    close: () => undefined,
  };

  private async come(): Promise<void> {
    // A network never answers at once.
    await Promise.resolve();
    if (here.isSilent || !here.table) return this.lost();
    const since = this.listening.seen();
    const who =
      this.token === null ? this.wish : { token: this.token, ...(since >= 0 && { since }) };
    const wish = { v: VERSION, code: this.code, ...who };
    const link =
      here.version === VERSION ? await here.table.join(wish, this.wire) : ('version' as NoEntry);
    if (typeof link === 'string') return this.set({ is: 'refused', why: link });
    this.link = link;
    for (const say of this.unsaid.splice(0)) say();
  }

  private hear<K extends HeardKind>(kind: K, message: Heard[K]): void {
    if (kind === 'welcome') {
      this.token = (message as Heard['welcome']).token ?? this.token;
      this.set({ is: 'here' });
    }
    if (kind === 'bye') return this.set({ is: 'gone', why: (message as Heard['bye']).why });
    if (kind === 'verdict') {
      const verdict = message as VerdictSaid;
      this.waiting.get(verdict.id)?.(verdict);
    }
    this.listening.heard(kind, message);
  }

  private set(way: Way): void {
    this.way = way;
    this.listening.changed();
  }

  /** As the device notices that the way is gone. */
  drop(): void {
    const { link } = this;
    this.link = null;
    if (link) void here.table?.left(link);
    this.lost();
  }

  private lost(): void {
    const tries = this.way.is === 'lost' ? this.way.tries + 1 : 1;
    this.set({ is: 'lost', tries, nextAt: Date.now() + 1000 });
  }

  now(): void {
    if (this.way.is === 'lost') void this.come();
  }

  say<K extends SaidKind>(kind: K, said: Said[K]): void {
    if (this.link) void here.table?.said(this.link, kind, said);
    else if (this.way.is === 'here') this.unsaid.push(() => this.say(kind, said));
  }

  ask(said: { ask: number; choice?: Json }): Promise<VerdictSaid> {
    const id = `p${(this.ids += 1)}`;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.say('choice' in said ? 'move' : 'draw', { id, ...said } as never);
    });
  }

  leave(): void {
    if (this.link) void here.table?.left(this.link);
    this.link = null;
  }
}

// ── the door ────────────────────────────────────────────────────────────────────────────────────

export async function doorOf(_address: string, code: string): Promise<Door | NoAnswer> {
  if (here.isSilent) return { no: 'nobody' };
  const kept = await here.world.store.find(code);
  if (!kept) return { no: 'nowhere' };
  const { game, setup, chairs, host, begun, locked, watching } = kept.page;
  const people = chairs.map((chair, seat: Seat) => ({
    seat,
    name: chair?.name ?? '',
    colour: chair?.colour ?? 0,
    bot: chair?.bot ?? null,
    isFree: !chair || (chair.token === null && chair.bot === null),
  }));
  return { code, game, mode: setup.mode, people, host, begun, locked, watching };
}

export async function makeTable(
  _address: string,
  make: Make['make'],
  name: string,
): Promise<{ code: string; token: string } | NoAnswer> {
  const made = await Table.make(here.world, { v: VERSION, make, name });
  if (!made) return { no: 'form' };
  here.table = made.table;
  return { code: made.table.code, token: made.token };
}

export function homesOf(): Promise<readonly string[] | null> {
  return Promise.resolve(here.isSilent ? null : ['http://192.168.0.14:8086']);
}
