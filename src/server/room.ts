/** A table as a Colyseus room: found by its code, opened from its log by whoever asks first. Decides nothing. */
import { Room, ServerError, type Client } from '@colyseus/core';

import { LISTENING, type NoEntry } from '../net/protocol/types';
import { isCode } from '../net/protocol/code';
import type { Link, Wire } from '../net/table/link';
import { Table, type Surroundings } from '../net/table/table';

/** Beyond what Colyseus itself uses. */
const NO_ENTRY = 4900;

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

export function tableRoom(around: Surroundings, trouble: (error: unknown) => void) {
  return class TableRoom extends Room {
    private table: Table | null = null;
    private readonly links = new Map<Client, { link: Link; listener: Listener }>();

    override async onCreate({ code }: { code?: unknown }): Promise<void> {
      this.maxClients = 64;
      this.table = isCode(code) ? await Table.open(around, code) : null;
      if (!this.table) throw noEntry('nowhere');
      this.onMessage('*', (client, kind, payload) => {
        const known = this.links.get(client);
        if (kind === LISTENING) known?.listener.listens();
        else if (known) this.table?.said(known.link, String(kind), payload).catch(trouble);
      });
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
      if (known) await this.table?.left(known.link).catch(trouble);
    }

    override onDispose(): void {
      this.table?.close();
    }
  };
}
