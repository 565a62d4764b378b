/**
 * What every request goes through first: the right name, the right origin, not too much and not too often, by address
 * and for the whole process. Before Colyseus, which would answer any page of the web.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A minute's worth, but for `phones`: so many at once. */
export interface Share {
  requests: number;
  /** Tables made. */
  tables: number;
  phones: number;
  /** From phones that are connected. */
  bytes: number;
}
export interface Limits {
  address: Share;
  process: Share;
}

/** A hall full of people may share one address: these stop whoever means harm, not a festival. */
export const LIMITS: Limits = {
  address: { requests: 600, tables: 30, phones: 400, bytes: 4 << 20 },
  process: { requests: 60_000, tables: 3000, phones: 5000, bytes: 1 << 28 },
};

export interface GateOptions {
  /** Is the server reached by this `Host`? */
  isServed(request: IncomingMessage): boolean;
  limits: Limits;
  /** So many proxies of ours stand before it, and each says in `X-Forwarded-For` who asked it. 0: nobody is believed. */
  proxies: number;
  now(): number;
  refused(why: number): void;
}

const MINUTE_MS = 60_000;
const NOTHING = { requests: 0, tables: 0, bytes: 0 };
type Counted = keyof typeof NOTHING;

export class Gate {
  private since = 0;
  private counts = new Map<string, Record<Counted, number>>();
  private all = { ...NOTHING };
  private readonly phones = new Map<string, number>();
  private phonesHere = 0;

  constructor(private readonly options: GateOptions) {}

  /** Null, or the status of the refusal. A page of another origin may not speak here; an app has none. */
  refusal(request: IncomingMessage, what: 'ask' | 'make' | 'connect'): number | null {
    const status = this.foreign(request) ?? this.tooMuch(this.addressOf(request), what);
    if (status !== null) this.options.refused(status);
    return status;
  }

  private foreign(request: IncomingMessage): number | null {
    const { origin, host = '' } = request.headers;
    if (!this.options.isServed(request)) return 421;
    if (origin === undefined) return null;
    const isOwn = /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '') === host;
    return isOwn ? null : 403;
  }

  private tooMuch(address: string, what: 'ask' | 'make' | 'connect'): number | null {
    const isMany = this.exceeds(address, 'requests', 1);
    if (isMany || (what === 'make' && this.exceeds(address, 'tables', 1))) return 429;
    if (what !== 'connect') return null;
    const { limits } = this.options;
    if (this.phonesHere >= limits.process.phones) return 503;
    return (this.phones.get(address) ?? 0) >= limits.address.phones ? 429 : null;
  }

  /** Counts it; true where it is too much for one address or for all of them. */
  private exceeds(address: string, what: Counted, amount: number): boolean {
    const now = this.options.now();
    if (now - this.since > MINUTE_MS) {
      this.since = now;
      this.counts = new Map();
      this.all = { ...NOTHING };
    }
    const own = this.counts.get(address) ?? { ...NOTHING };
    this.counts.set(address, own);
    own[what] += amount;
    const { limits } = this.options;
    // Whoever is shut out takes nothing from the others' share.
    if (own[what] > limits.address[what]) return true;
    this.all[what] += amount;
    return this.all[what] > limits.process[what];
  }

  /** A phone that is connected: what it says is counted until it goes. False once that was too much. */
  cameIn(request: IncomingMessage): { says(bytes: number): boolean; left(): void } {
    const address = this.addressOf(request);
    this.phonesHere += 1;
    this.phones.set(address, (this.phones.get(address) ?? 0) + 1);
    return {
      says: (bytes) => {
        const isFine = !this.exceeds(address, 'bytes', bytes);
        if (!isFine) this.options.refused(1008);
        return isFine;
      },
      left: () => {
        this.phonesHere -= 1;
        const rest = (this.phones.get(address) ?? 1) - 1;
        if (rest > 0) this.phones.set(address, rest);
        else this.phones.delete(address);
      },
    };
  }

  /** What a proxy says counts only where there is one: anybody may write such a header. */
  private addressOf({ headers, socket }: IncomingMessage): string {
    const own = socket.remoteAddress ?? '';
    const { proxies } = this.options;
    if (proxies === 0) return own;
    const said = String(headers['x-forwarded-for'] ?? '').split(',');
    return said[said.length - proxies]?.trim() || own;
  }
}

export function answer(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent) return;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}

/** The body as JSON; null where it is none or too long. */
export async function bodyOf(request: IncomingMessage, longest: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longest) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
