/** What every request goes through first: the right name, the right origin, not too much and not too often. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface GateOptions {
  /** Is the server reached by this `Host`? */
  isServed(request: IncomingMessage): boolean;
  /** Requests of one address a minute. */
  perMinute: number;
  now(): number;
}

const MINUTE_MS = 60_000;

export class Gate {
  private counts = new Map<string, number>();
  private since = 0;

  constructor(private readonly options: GateOptions) {}

  /** Null, or the status of the refusal. A page of another origin may not speak here; an app has none. */
  refusal(request: IncomingMessage): number | null {
    const { origin, host = '' } = request.headers;
    if (!this.options.isServed(request)) return 421;
    if (origin !== undefined && !/^https?:\/\//.test(origin)) return 403;
    if (origin !== undefined && origin.replace(/^https?:\/\//, '') !== host) return 403;
    return this.isTooOften(request.socket.remoteAddress ?? '') ? 429 : null;
  }

  private isTooOften(address: string): boolean {
    const now = this.options.now();
    if (now - this.since > MINUTE_MS) {
      this.since = now;
      this.counts = new Map();
    }
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count > this.options.perMinute;
  }
}

export function answer(response: ServerResponse, status: number, body: unknown): void {
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
