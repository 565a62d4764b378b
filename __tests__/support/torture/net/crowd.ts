/**
 * Many tables at once over real sockets: how long until all sit, what a move costs the server, how long until every
 * phone shows it, and an echo through the same rooms to compare with. «Промінь», four chairs.
 */
import { Client, type Room } from 'colyseus.js';

import { createRng } from '../../../../src/engine/rng';
import { gameOf } from '../../../../src/games';
import type { Json } from '../../../../src/match/record/types';
import { LISTENING, VERSION } from '../../../../src/net/protocol/types';
import type { TableSeat } from '../../../../src/net/client/seat';
import type { ServerFigures } from '../../net/homeServer';
import { sitAtTable, until } from '../../net/players';
import { pick, quickRng } from '../../quickRng';

export interface Crowd {
  tables: number;
  seatedSeconds: number;
  moves: number;
  movesPerSecond: number;
  /** Of the server's processor, milliseconds a move. */
  cpuPerMove: number;
  heapPerTableKb: number;
  /** From saying a move to the last phone showing it, milliseconds. */
  p50: number;
  p95: number;
  echoP50: number;
  echoP95: number;
}

export interface CrowdOptions {
  address: string;
  /** Added up where there are several processes. */
  figures(wanted: 'cpu' | 'heap'): Promise<ServerFigures>;
  tables: number;
  /** So often each table moves. */
  everyMs: number;
  seconds: number;
  seed: number;
  tell?: (sentence: string) => void;
  /** Begun when all are seated. */
  during?: () => Promise<void>;
}

const SEATS = 4;
const AT_ONCE = 16;
/** One echo for so many tables; a watcher may not say more than ten things a second. */
const TABLES_AN_ECHO = 10;
const ECHO_MS = 500;

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}

export async function runCrowd(options: CrowdOptions): Promise<Crowd> {
  const { address, tables, figures, seed, tell } = options;
  // One table first: what is loaded once is no table's.
  const first = await sitAtTable(address, 'promin', SEATS);
  const empty = await figures('heap');
  const began = Date.now();
  const seated = [first, ...(await sitAll(address, tables - 1))];
  const seatedSeconds = (Date.now() - began) / 1000;
  const full = await figures('heap');
  tell?.(`${tables} tables seated in ${seatedSeconds.toFixed(1)} s`);
  const echoes = await Promise.all(
    seated.filter((_, i) => i % TABLES_AN_ECHO === 0).map((seats) => echoAt(address, seats)),
  );
  const end = Date.now() + options.seconds * 1000;
  const before = await figures('cpu');
  const times: number[] = [];
  const echoTimes: number[] = [];
  const playing = seated.map(async (seats, i) => {
    await wait((options.everyMs * i) / tables);
    for (let n = 0; Date.now() < end; n += 1) {
      const started = Date.now();
      const time = await oneMove(seats, seed + i * 1000 + n);
      if (time !== null) times.push(time);
      await wait(Math.max(0, options.everyMs - (Date.now() - started)));
    }
  });
  const echoing = echoes.map(async (echo) => {
    while (Date.now() < end) {
      echoTimes.push(await echo.once());
      await wait(ECHO_MS);
    }
  });
  await Promise.all([...playing, ...echoing, options.during?.()]);
  const after = await figures('cpu');
  for (const echo of echoes) echo.leave();
  for (const seats of seated) for (const seat of seats) seat.leave();
  const round = (n: number): number => Math.round(n * 100) / 100;
  return {
    tables,
    seatedSeconds: round(seatedSeconds),
    moves: times.length,
    movesPerSecond: round(times.length / options.seconds),
    cpuPerMove: round((after.cpu - before.cpu) / times.length),
    heapPerTableKb: round((full.heap - empty.heap) / 1024 / (tables - 1)),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    echoP50: percentile(echoTimes, 0.5),
    echoP95: percentile(echoTimes, 0.95),
  };
}

async function sitAll(address: string, tables: number): Promise<TableSeat[][]> {
  const all: TableSeat[][] = [];
  let left = tables;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      all.push(await sitAtTable(address, 'promin', SEATS));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return all;
}

/** Milliseconds until every phone of the table shows it; null where nobody is asked. */
export async function oneMove(seats: readonly TableSeat[], seed: number): Promise<number | null> {
  const [rules, flow] = await Promise.all([gameOf('promin').rules(), gameOf('promin').flow()]);
  const actor = seats.find((seat) => {
    const { sight, viewer } = seat.now();
    return sight?.turn.actors.includes(Number(viewer));
  });
  const sight = actor?.now().sight;
  if (!actor || !sight) return null;
  const viewer = Number(actor.now().viewer);
  const offers = rules.offers(rules.imagine(sight.view, viewer, createRng(`${seed}`)), viewer);
  const move = pick(quickRng(seed), offers);
  const choice = (flow.says?.(move, offers) ?? move) as Json;
  const started = performance.now();
  const verdict = actor.connection.ask({ ask: sight.ask, choice });
  const shown = seats.map((seat) => until(seat, (seen) => (seen.sight?.seq ?? 0) > sight.seq));
  const said = await verdict;
  if (!said.ok) return null;
  await Promise.all(shown);
  return performance.now() - started;
}

interface Echo {
  once(): Promise<number>;
  leave(): void;
}

/** A message without a meaning is answered at once, by the same room and socket as a move, without rules or log. */
export async function echoAt(address: string, [seat]: readonly TableSeat[]): Promise<Echo> {
  const wish = { v: VERSION, code: seat?.code, watch: true };
  const room: Room = await new Client(address).joinOrCreate('table', wish);
  let heard: () => void = () => undefined;
  room.onMessage('*', (kind) => {
    if (kind === 'no') heard();
  });
  room.send(LISTENING);
  return {
    once: () =>
      new Promise((resolve) => {
        const started = performance.now();
        heard = () => resolve(performance.now() - started);
        room.send('agree', {});
      }),
    leave: () => void room.leave(),
  };
}
