/**
 * Tables beside the app, on its own port: of one home, or of many with Redis to find them and PostgreSQL to keep them.
 * Colyseus finds rooms and carries messages; our tables decide. The static server brings its `http.Server` before it
 * listens.
 */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';

import { LIMITS as PROTOCOL } from '../net/protocol/checks';
import { figures, type Figures } from './figures';
import { answer, Gate, LIMITS, type Limits } from './gate';
import { SILENT, type Journal } from './journal';
import { isPostgresAway, openPostgresTables } from './log/postgres';
import type { Tables } from './log/tables';
import { homesOf, reception } from './reception';
import { redisRoutes, type Routes } from './redis';
import { tableRoom, type House, type OpenTable } from './room';
import { realWorld } from './surroundings';
import { keepUp } from './upkeep';

export { journalTo } from './journal';
export { InUse } from './log/tables';

/** Whoever has no answer by then asks another process. */
const ANSWER_MS = 8000;
/** The one thing asked of Colyseus: what else it offers opens a table once more, away from those who sit at it. */
const COMING = '/matchmake/joinOrCreate/table';
/** So many tables a turn, and so long between turns: the next process opens them one after another, not all at once. */
const HANDED_AT_ONCE = 8;
const HANDED_EVERY_MS = 200;

export interface ServerOptions {
  isServed(request: IncomingMessage): boolean;
  /** The SQLite file of a home. */
  file?: string;
  /** Both, or neither: where rooms are found, and where they are kept. */
  redis?: string;
  database?: string;
  /** How phones reach this very process, without a scheme: behind one name each has a path of its own. */
  publicAddress?: string;
  proxies?: number;
  limits?: { address?: Partial<Limits['address']>; process?: Partial<Limits['process']> };
  journal?: Journal;
}

export interface Home {
  tables: Tables;
  open: ReadonlySet<OpenTable>;
  /**
   * Says for `drainMs` that it is leaving (a balancer stops sending people here), then hands its tables over: whoever is
   * at one comes back to another process, or to this one when it is there again.
   */
  close(drainMs?: number): Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type State = 'ready' | 'leaving' | 'closed';

const QUIET = { debug() {}, info() {}, log() {}, trace() {}, warn() {}, error() {} };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** To be called before the server listens. */
export async function setTables(http: HttpServer, options: ServerOptions): Promise<Home> {
  const { journal = SILENT } = options;
  const tables = await openTables(options);
  const routes = options.redis ? redisRoutes(options.redis) : null;
  const counted = figures();
  const open = new Set<OpenTable>();
  const around = realWorld(counted.timed(tables), options.database ? isPostgresAway : undefined);
  const house: House = { around, open, journal };
  const gate = gateOf(options, counted);
  const transport = transportFor(http, gate);
  // It would let any page of the web ask for a chair.
  Object.assign(matchMaker.controller, { DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) });
  const server = new Server({
    transport,
    gracefullyShutdown: false,
    greet: false,
    logger: QUIET,
    ...(routes && { presence: routes.presence, driver: routes.driver }),
    ...(options.publicAddress && { publicAddress: options.publicAddress }),
    // The balancer has chosen already.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
  });
  server.define('table', tableRoom(house)).filterBy(['code']);
  await matchMaker.accept();
  const here: Here = { state: 'ready', house, gate, counted, routes };
  guard(http, here);
  const endUpkeep = keepUp({ open, tables, routes, journal });
  journal.info({ kept: options.database ? 'PostgreSQL' : 'SQLite' }, 'tables are open');
  return {
    tables,
    open,
    async close(drainMs = 0) {
      here.state = 'leaving';
      await pause(drainMs);
      here.state = 'closed';
      await handOverAll(here);
      endUpkeep();
      await matchMaker.gracefullyShutdown();
      transport.shutdown();
      http.closeAllConnections();
      routes?.close();
      await tables.close();
    },
  };
}

async function openTables({ database, file = '' }: ServerOptions): Promise<Tables> {
  if (database) return openPostgresTables(database, Date.now);
  // Many tables do without it, and so does their image.
  const { openSqliteTables } = await import('./log/sqlite');
  return openSqliteTables(file, Date.now);
}

function gateOf({ isServed, limits, proxies = 0 }: ServerOptions, counted: Figures): Gate {
  const { address, process } = LIMITS;
  return new Gate({
    isServed,
    proxies,
    limits: {
      address: { ...address, ...limits?.address },
      process: { ...process, ...limits?.process },
    },
    now: Date.now,
    refused: counted.refused,
  });
}

class PhoneTransport extends WebSocketTransport {
  onPhone(came: (phone: WebSocket, request: IncomingMessage) => void): void {
    this.wss.on('connection', came);
  }
}

function transportFor(http: HttpServer, gate: Gate): PhoneTransport {
  const transport = new PhoneTransport({
    server: http,
    maxPayload: PROTOCOL.frame,
    verifyClient: ({ req }, done) => {
      const status = gate.refusal(req, 'connect');
      done(status === null, status ?? undefined);
    },
  });
  transport.onPhone((phone, request) => {
    const counted = gate.cameIn(request);
    phone.on('close', () => counted.left());
    phone.on('message', (data: Buffer) => {
      if (!counted.says(data.length)) phone.close(1008);
    });
  });
  // Whoever connects and says nothing is not waited for.
  http.headersTimeout = ANSWER_MS;
  http.requestTimeout = 2 * ANSWER_MS;
  return transport;
}

interface Here {
  state: State;
  house: House;
  gate: Gate;
  counted: Figures;
  routes: Routes | null;
}

async function handOverAll({ house: { open, journal }, counted }: Here): Promise<void> {
  const started = Date.now();
  const all = [...open];
  for (let from = 0; from < all.length; from += HANDED_AT_ONCE) {
    const some = all.slice(from, from + HANDED_AT_ONCE);
    await Promise.all(some.map((table) => table.handOver()));
    counted.handedOver(some.length);
    if (from + HANDED_AT_ONCE < all.length) await pause(HANDED_EVERY_MS);
  }
  journal.info({ tables: all.length, ms: Date.now() - started }, 'tables are handed over');
}

/** Colyseus answers before anybody could look at who asks: everything of the tables goes through the gate first. */
function guard(http: HttpServer, here: Here): void {
  const inner = http.listeners('request') as Listener[];
  const passOn: Listener = (request, response) =>
    inner.forEach((listener) => listener.call(http, request, response));
  http.removeAllListeners('request');
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path === '/health') return tellHealth(here, response);
    if (path === '/metrics') return void tellFigures(here, request, response);
    const isTables = path === '/tables';
    // Colyseus takes a request for its own wherever that word stands in it.
    if (!isTables && !request.url?.includes('/matchmake')) return passOn(request, response);
    const isMaking = isTables && request.method === 'POST';
    const refusal = here.gate.refusal(request, isMaking ? 'make' : 'ask');
    const isLong = Number(request.headers['content-length'] ?? 0) > PROTOCOL.frame;
    if (refusal !== null || isLong) return answer(response, refusal ?? 413, { no: 'often' });
    if (!isTables && request.url !== COMING) return answer(response, 404, { no: 'nowhere' });
    if (here.state === 'closed') return answer(response, 503, { no: 'trouble' });
    answerInTime(response);
    if (!isTables) {
      keepShort(request);
      return passOn(request, response);
    }
    // Behind a proxy nobody is told this machine's own addresses.
    const homes = (): string[] => (here.routes ? [] : homesOf(http));
    reception(here.house.around, request, response, homes).catch((error: unknown) => {
      here.house.journal.trouble(error, 'reception');
      answer(response, 503, { no: 'trouble' });
    });
  });
}

/** A body that does not say how long it is may go on for ever. */
function keepShort(request: IncomingMessage): void {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > PROTOCOL.frame) request.destroy();
  });
}

/** Redis or the database may be away: nobody hangs on for ever. */
function answerInTime(response: ServerResponse): void {
  const timer = setTimeout(() => {
    if (response.headersSent) response.destroy();
    else answer(response, 503, { no: 'trouble' });
  }, ANSWER_MS);
  response.on('close', () => clearTimeout(timer));
}

/** 503 from the moment it is about to leave: a balancer sends nobody here any more. */
function tellHealth({ state, house, routes }: Here, response: ServerResponse): void {
  const found = routes ? (routes.isThere() ? 'there' : 'away') : 'here';
  answer(response, state === 'ready' ? 200 : 503, {
    state,
    tables: house.open.size,
    routes: found,
  });
}

/** For whoever runs the server, from the machine or its own network; not through a proxy. */
async function tellFigures(
  { counted, house }: Here,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.headers['x-forwarded-for'] !== undefined || !isNear(request.socket))
    return answer(response, 404, { no: 'nowhere' });
  counted.tables(house.open.size);
  counted.phones([...house.open].reduce((sum, { phones }) => sum + phones, 0));
  const text = await counted.registry.metrics();
  response.writeHead(200, { 'Content-Type': counted.registry.contentType });
  response.end(text);
}

const NEAR = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

function isNear({ remoteAddress = '' }: Socket): boolean {
  return NEAR.test(remoteAddress);
}
