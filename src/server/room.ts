/** A table as a Colyseus room: found by its code, opened from its log by whoever asks first. Decides nothing. */
import { Room, ServerError, type Client } from '@colyseus/core';

import { LISTENING, type NoEntry } from '../net/protocol/types';
import { isCode } from '../net/protocol/code';
import type { Link, Wire } from '../net/table/link';
import { Table, type Surroundings } from '../net/table/table';
import type { Journal } from './journal';

/** Beyond what Colyseus itself uses. */
const NO_ENTRY = 4900;
const TROUBLE = 4901;
/** A table that cannot write for so long when the process ends goes without it: nothing of that was acknowledged. */
const PATIENCE_MS = 2000;

function noEntry(why: NoEntry): ServerError {
  return new ServerError(NO_ENTRY, why);
}

/** What is sent before the phone listens would be lost: it waits until the phone says that it does. */
class Listener implements Wire {
  private early: (() => void)[] | null = [];

  constructor(private readonly client: Client) {}

  send: Wire['send'] = (kind, message) => {
    const send = (): void => this.client.send(kind, message);
    if (this.early) this.early.push(send);
    else send();
  };

  close(): void {
    this.listens();
    this.client.leave();
  }

  listens(): void {
    const { early } = this;
    this.early = null;
    for (const send of early ?? []) send();
  }
}

/** A table that is open in this process. */
export interface OpenTable {
  code: string;
  owner: string;
  phones: number;
  /** As others find it. */
  listing: { roomId: string; save(): Promise<unknown> };
  beat(): void;
  /** Somebody else keeps it now. */
  giveUp(): void;
  /** To whoever opens it next: everything is written, everyone comes back there. */
  handOver(): Promise<void>;
}

export interface House {
  around: Surroundings;
  open: Set<OpenTable>;
  journal: Journal;
}

export function tableRoom({ around, open, journal }: House) {
  /** Codes whose tables are open here, or being opened. */
  const here = new Set<string>();
  return class TableRoom extends Room {
    private table: Table | null = null;
    private kept: OpenTable | null = null;
    private readonly links = new Map<Client, { link: Link; listener: Listener }>();

    override async onCreate({ code }: { code?: unknown }): Promise<void> {
      // We send our own messages: Colyseus would look twenty times a second whether a state of its own has changed.
      this.patchRate = 0;
      const table = isCode(code) ? await this.opened(code) : null;
      if (!table) throw noEntry('nowhere');
      this.table = table;
      this.kept = this.openTable(table);
      open.add(this.kept);
      // Nobody is to find a table here that is kept elsewhere.
      table.whenClosed = () => this.end();
      this.onMessage('*', (client, kind, payload) => {
        const known = this.links.get(client);
        if (kind === LISTENING) known?.listener.listens();
        else if (known) table.said(known.link, String(kind), payload).catch(journal.trouble);
      });
    }

    /**
     * Once in this process: Colyseus waits half a second for a room that is being made and then makes another one, and who
     * sits in the first would never hear of the second. Whoever is refused here tries again, and finds it.
     */
    private async opened(code: string): Promise<Table | null> {
      if (here.has(code)) throw new ServerError(TROUBLE, 'trouble');
      here.add(code);
      let table: Table | null = null;
      try {
        table = await Table.open(around, code);
      } catch (error) {
        journal.trouble(error, 'a table was not opened');
        throw new ServerError(TROUBLE, 'trouble');
      } finally {
        if (!table) here.delete(code);
      }
      return table;
    }

    private openTable(table: Table): OpenTable {
      const { clients } = this;
      return {
        code: table.code,
        owner: table.owner,
        listing: this.listing as OpenTable['listing'],
        get phones() {
          return clients.length;
        },
        beat: () => table.beat(),
        giveUp: () => table.close(),
        handOver: async () => {
          await Promise.resolve(this.listing.remove()).catch(journal.trouble);
          const late = new Promise<void>((resolve) => around.later(resolve, PATIENCE_MS));
          await Promise.race([table.handOver().catch(journal.trouble), late]);
          table.close();
        },
      };
    }

    private release(): void {
      if (this.kept && open.delete(this.kept)) here.delete(this.kept.code);
    }

    private end(): void {
      this.release();
      this.disconnect().catch(journal.trouble);
    }

    override async onJoin(client: Client, wish: unknown): Promise<void> {
      const listener = new Listener(client);
      const link = await this.table?.join(wish, listener);
      if (link === undefined || typeof link === 'string') throw noEntry(link ?? 'nowhere');
      this.links.set(client, { link, listener });
    }

    override async onLeave(client: Client): Promise<void> {
      const known = this.links.get(client);
      this.links.delete(client);
      if (known) await this.table?.left(known.link).catch(journal.trouble);
    }

    override onDispose(): void {
      this.release();
      this.table?.close();
    }
  };
}
