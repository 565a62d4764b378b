/**
 * Tables beside the app, on its own port. Colyseus finds rooms and carries messages; our tables decide. The static
 * server brings its `http.Server` before it listens.
 */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';

import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

import { comingIn, isMaking, LIMITS } from '../net/protocol/checks';
import { codeFrom } from '../net/protocol/code';
import type { TablePage } from '../net/table/store';
import { Table, type Surroundings } from '../net/table/table';
import { answer, bodyOf, Gate } from './gate';
import { tableRoom } from './room';
import { openSqliteTables, type SqliteTables } from './sqlite';
import { realWorld } from './surroundings';

export { InUse } from './sqlite';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const PER_MINUTE = 240;
const EVERY_ADDRESS = ['0.0.0.0', '::'];

export interface HomeOptions {
  file: string;
  isServed(request: IncomingMessage): boolean;
  perMinute?: number;
  trouble?(error: unknown): void;
}

export interface Home {
  tables: SqliteTables;
  close(): Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const QUIET = { debug() {}, info() {}, log() {}, trace() {}, warn() {}, error() {} };

/** To be called before the server listens. */
export async function setTables(http: HttpServer, options: HomeOptions): Promise<Home> {
  const tables = openSqliteTables(options.file, Date.now);
  tables.forgetBefore(Date.now() - KEPT_MS);
  const around = realWorld(tables);
  const trouble = options.trouble ?? (() => undefined);
  const perMinute = options.perMinute ?? PER_MINUTE;
  const gate = new Gate({ isServed: options.isServed, perMinute, now: Date.now });
  const transport = new WebSocketTransport({
    server: http,
    maxPayload: LIMITS.frame,
    verifyClient: ({ req }, done) => {
      const status = gate.refusal(req);
      done(status === null, status ?? undefined);
    },
  });
  // It would let any page of the web ask for a chair.
  Object.assign(matchMaker.controller, { DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) });
  const server = new Server({ transport, gracefullyShutdown: false, greet: false, logger: QUIET });
  server
    .define('table', tableRoom(around, options.trouble ?? (() => undefined)))
    .filterBy(['code']);
  await matchMaker.accept();
  guard(http, gate, around, trouble);
  return {
    tables,
    async close() {
      await matchMaker.gracefullyShutdown();
      transport.shutdown();
      tables.close();
    },
  };
}

/** Colyseus answers before anybody could look at who asks: everything of the tables goes through the gate first. */
function guard(
  http: HttpServer,
  gate: Gate,
  around: Surroundings,
  trouble: (error: unknown) => void,
): void {
  const inner = http.listeners('request') as Listener[];
  http.removeAllListeners('request');
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const isTables = path === '/tables';
    if (!isTables && !path.startsWith('/matchmake/'))
      return inner.forEach((listener) => listener.call(http, request, response));
    const refusal = gate.refusal(request);
    const isLong = Number(request.headers['content-length'] ?? 0) > LIMITS.frame;
    if (refusal !== null || isLong) return answer(response, refusal ?? 413, { no: 'often' });
    if (!isTables) return inner.forEach((listener) => listener.call(http, request, response));
    reception(around, request, response, () => homesOf(http)).catch((error: unknown) => {
      trouble(error);
      answer(response, 500, { no: 'trouble' });
    });
  });
}

/** A new table, or what stands at the door of one. */
async function reception(
  around: Surroundings,
  request: IncomingMessage,
  response: ServerResponse,
  homes: () => string[],
): Promise<void> {
  if (request.method === 'GET') {
    const typed = new URL(request.url ?? '', 'http://table').searchParams.get('code');
    if (typed === null) return answer(response, 200, { homes: homes() });
    const code = codeFrom(typed);
    const kept = code ? await around.store.find(code) : null;
    return answer(response, kept ? 200 : 404, kept ? doorOf(kept.page) : { no: 'nowhere' });
  }
  if (request.method !== 'POST') return answer(response, 405, { no: 'form' });
  const wish = comingIn(await bodyOf(request, LIMITS.frame));
  if (typeof wish === 'string') return answer(response, 400, { no: wish });
  const made = isMaking(wish) ? await Table.make(around, wish) : null;
  if (!made) return answer(response, 400, { no: 'form' });
  answer(response, 200, { code: made.table.code, token: made.token });
}

/** How phones of the home reach this server, where it is open to them. */
function homesOf(http: HttpServer): string[] {
  const bound = http.address();
  if (bound === null || typeof bound === 'string' || !EVERY_ADDRESS.includes(bound.address))
    return [];
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${bound.port}`);
}

/** What whoever has the code may know before they come in. */
function doorOf({ code, game, setup, chairs, host, begun, locked, watching }: TablePage) {
  const people = chairs.map((chair, seat) => ({
    seat,
    name: chair?.name ?? '',
    colour: chair?.colour ?? 0,
    bot: chair?.bot ?? null,
    isFree: !chair || (chair.token === null && chair.bot === null),
  }));
  return { code, game, mode: setup.mode, people, host, begun, locked, watching };
}
