/**
 * The home server killed −9 in the middle of matches of all six games over real sockets, with moves under way at every
 * table each time, and the matches played on afterwards. Then the file itself is asked: is every acknowledged move in the
 * log exactly once, and do the rules follow it?
 */
import { gameIds, type GameId } from '../../../src/games';
import type { TableSeat } from '../../../src/net/client/seat';
import type { TableStore } from '../../../src/net/table/store';
import { Table } from '../../../src/net/table/table';
import { openSqliteTables } from '../../../src/server/log/sqlite';
import { realWorld } from '../../../src/server/surroundings';
import { homeServer } from '../net/homeServer';
import { everyoneAnswers, sitAtTable, type Acknowledged } from '../net/players';
import { percentile } from './net/crowd';

export interface Counted {
  acknowledged: number;
  lost: number;
  doubled: number;
  illegal: number;
}

export interface NetKills extends Counted {
  kills: number;
  /** Matches that were played to their end. */
  ended: number;
  /** From the server being back to every phone being back with its verdict, milliseconds. */
  resumedP50: number;
  resumedP95: number;
}

export interface Played {
  game: GameId;
  seats: TableSeat[];
  acknowledged: Acknowledged;
}

const ROUNDS_BETWEEN = 4;

export async function sitEverywhere(address: string, games: readonly GameId[]): Promise<Played[]> {
  const played: Played[] = [];
  for (const game of games)
    played.push({ game, seats: await sitAtTable(address, game, 3), acknowledged: new Set() });
  return played;
}

/** Everyone at every table who is asked answers once. */
export async function aRound(played: readonly Played[], seed: number): Promise<void> {
  await Promise.all(
    played.map(({ game, seats, acknowledged }) => everyoneAnswers(seats, game, seed, acknowledged)),
  );
}

export const isOver = ({ seats }: Played): boolean => seats[0]?.now().sight?.standing.over === true;

/** `last`: so many rounds at most after the last kill; people who play anything never end some games. */
export async function runNetKills(
  kills: number,
  seed: number,
  tell: (done: number) => void = () => undefined,
  { games = gameIds() as readonly GameId[], last = 300 } = {},
): Promise<NetKills> {
  const server = await homeServer();
  const times: number[] = [];
  const played = await sitEverywhere(server.address, games);
  let round = seed * 1000;
  for (let kill = 0; kill < kills; kill += 1) {
    for (let i = 0; i < ROUNDS_BETWEEN; i += 1) await aRound(played, (round += 1));
    const underWay = aRound(played, (round += 1));
    await server.kill();
    await server.start();
    const back = Date.now();
    await underWay;
    times.push(Date.now() - back);
    tell(kill + 1);
  }
  for (let i = 0; i < last && !played.every(isOver); i += 1) await aRound(played, (round += 1));
  const ended = played.filter(isOver).length;
  for (const { seats } of played) for (const seat of seats) seat.leave();
  await server.kill();
  const store = openSqliteTables(server.file, Date.now);
  const counted = await count(store, played);
  store.close();
  await server.stop();
  const resumed = { resumedP50: percentile(times, 0.5), resumedP95: percentile(times, 0.95) };
  return { kills, ...counted, ended, ...resumed };
}

export async function count(store: TableStore, played: readonly Played[]): Promise<Counted> {
  const found: Counted = { acknowledged: 0, lost: 0, doubled: 0, illegal: 0 };
  for (const { seats, acknowledged } of played) {
    const code = seats[0]?.code ?? '';
    const said = (await store.find(code))?.entries.flatMap((entry) => entry.said ?? []) ?? [];
    found.acknowledged += acknowledged.size;
    found.lost += [...acknowledged].filter((one) => !said.includes(one)).length;
    found.doubled += said.length - new Set(said).size;
    // Opening judges every move of the log again.
    await Table.open(realWorld(store), code).catch(() => (found.illegal += 1));
  }
  return found;
}
