/**
 * Two processes, Redis and PostgreSQL while whole matches are played over real sockets, and each of them in trouble. At
 * the end the log itself is asked: is every acknowledged move there exactly once, and do the rules follow it?
 */
import { connect } from 'node:net';

import { Pool } from 'pg';

import type { GameId } from '../../../../src/games';
import { openPostgresTables } from '../../../../src/server/log/postgres';
import type { Cluster, Member } from '../../net/cluster';
import { aRound, count, isOver, sitEverywhere, type Counted, type Played } from '../netKills';
import { percentile, wait } from './crowd';

export interface Trial {
  cluster: Cluster;
  games: readonly GameId[];
  seed: number;
}

const ROUNDS_BETWEEN = 3;

/** Matches at tables that stay: rounds go on from where the last trial left. */
export class Evening {
  private constructor(
    private readonly cluster: Cluster,
    readonly played: Played[],
    private round: number,
  ) {}

  static async begin({ cluster, games, seed }: Trial): Promise<Evening> {
    return new Evening(cluster, await sitEverywhere(cluster.address, games), seed * 1000);
  }

  async rounds(count = ROUNDS_BETWEEN): Promise<void> {
    for (let i = 0; i < count; i += 1) await this.oneRound();
  }

  oneRound(): Promise<void> {
    this.round += 1;
    return aRound(this.played, this.round);
  }

  get isOver(): boolean {
    return this.played.every(isOver);
  }

  get seats() {
    return this.played.flatMap(({ seats }) => seats);
  }

  /** Everyone goes; what the log says. */
  async end(): Promise<Counted> {
    for (const seat of this.seats) seat.leave();
    const tables = await openPostgresTables(this.cluster.postgres.url, Date.now);
    const counted = await count(tables, this.played);
    await tables.close();
    return counted;
  }

  async owners(): Promise<Map<string, string>> {
    const rows = await this.ask('SELECT code, owner FROM pages');
    return new Map(rows.map(({ code, owner }) => [String(code), String(owner)]));
  }

  private async ask(sql: string): Promise<Record<string, unknown>[]> {
    const pool = new Pool({ connectionString: this.cluster.postgres.url, max: 1 });
    pool.on('error', () => undefined);
    const { rows } = await pool.query<Record<string, unknown>>(sql);
    await pool.end();
    return rows;
  }
}

export interface ManyKills extends Counted {
  kills: number;
  ended: number;
  /** From the kill to every table being live on another process, milliseconds. */
  liveP50: number;
  liveMost: number;
}

/** By turns one of the processes is killed −9 with moves under way at every table, and started again afterwards. */
export async function runManyKills(
  trial: Trial,
  kills: number,
  { last = 0, tell = (_: number): void => undefined } = {},
): Promise<ManyKills> {
  const { members } = trial.cluster;
  const evening = await Evening.begin(trial);
  const times: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await evening.rounds();
    const underWay = evening.oneRound();
    const member = members[kill % members.length] as Member;
    const started = Date.now();
    await member.kill();
    await underWay;
    // A second one: whoever was only asked to look on has come back too.
    await evening.oneRound();
    times.push(Date.now() - started);
    await member.start();
    tell(kill + 1);
  }
  for (let i = 0; i < last && !evening.isOver; i += 1) await evening.oneRound();
  const ended = evening.played.filter(isOver).length;
  const counted = await evening.end();
  return {
    kills,
    ...counted,
    ended,
    liveP50: percentile(times, 0.5),
    liveMost: Math.max(0, ...times),
  };
}

/** Redis emptied, then killed and started again with nothing in it: it only routes. */
export async function runRedisTrouble(trial: Trial, awayMs: number): Promise<Counted> {
  const { redis } = trial.cluster;
  const evening = await Evening.begin(trial);
  await evening.rounds(1);
  await redisSays(redis.url, 'FLUSHALL');
  await evening.rounds(1);
  // Somebody comes back to a table that Redis does not know.
  for (const { seats } of evening.played) seats[0]?.connection.drop();
  await evening.rounds(2);
  await redis.kill();
  const underWay = evening.rounds(1);
  await wait(awayMs);
  await redis.start();
  for (const { seats } of evening.played) seats.at(-1)?.connection.drop();
  await underWay;
  await evening.rounds(2);
  return evening.end();
}

function redisSays(url: string, command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', () => {
      socket.end();
      resolve();
    });
    socket.write(`${command}\r\n`);
  });
}

export interface LogAway extends Counted {
  /** Tables whose phones were all told that it waits. */
  told: number;
  tables: number;
  /** Entries shown to somebody and not in the log, at any time while it was away. */
  shownUnstored: number;
}

/** PostgreSQL killed −9 with moves under way at every table, gone for so long, and started again. */
export async function runPostgresAway(trial: Trial, goneMs: number): Promise<LogAway> {
  const { postgres } = trial.cluster;
  const evening = await Evening.begin(trial);
  await evening.rounds(1);
  await postgres.kill();
  const underWay = evening.oneRound();
  const told = new Set<Played>();
  let shown = new Map<string, number>();
  const end = Date.now() + goneMs;
  do {
    await wait(200);
    for (const one of evening.played)
      if (one.seats.every((seat) => seat.now().waits)) told.add(one);
    shown = new Map(evening.played.map((one) => [codeOf(one), headOf(one)]));
  } while (Date.now() < end);
  await postgres.start();
  const shownUnstored = await missingOf(trial.cluster, shown);
  await underWay;
  await evening.rounds(2);
  const tables = evening.played.length;
  return { ...(await evening.end()), told: told.size, tables, shownUnstored };
}

const codeOf = ({ seats }: Played): string => seats[0]?.code ?? '';
const headOf = ({ seats }: Played): number =>
  Math.max(...seats.map((seat) => seat.now().sight?.seq ?? 0));

/** How many of the entries that were shown while nobody could write are not in the log. */
async function missingOf(cluster: Cluster, shown: ReadonlyMap<string, number>): Promise<number> {
  const tables = await openPostgresTables(cluster.postgres.url, Date.now);
  let missing = 0;
  for (const [code, head] of shown) {
    const entries = (await tables.find(code))?.entries.length ?? 0;
    missing += Math.max(0, head + 1 - entries);
  }
  await tables.close();
  return missing;
}

export interface Frozen extends Counted {
  tables: number;
  /** Tables that somebody else kept while it slept. */
  moved: number;
  /** What it wrote after it woke up. */
  wroteAwake: number;
  /** What it tried to write and was refused. */
  refusedAwake: number;
}

/** A process stopped with moves on their way to it, woken after its tables have moved. */
export async function runFrozen(trial: Trial, longestMs: number): Promise<Frozen> {
  const [frozen] = trial.cluster.members as [Member];
  const evening = await Evening.begin(trial);
  await evening.rounds(1);
  const tables = await frozen.counted('arbitr_tables');
  const written = await frozen.counted('arbitr_entries_total');
  const refused = await frozen.counted('arbitr_not_ours_total');
  const before = await evening.owners();
  frozen.signal('SIGSTOP');
  const underWay = evening.oneRound();
  const end = Date.now() + longestMs;
  const movedNow = async (): Promise<number> => {
    const now = await evening.owners();
    return [...before].filter(([code, owner]) => now.get(code) !== owner).length;
  };
  while ((await movedNow()) < tables && Date.now() < end) await wait(500);
  const moved = await movedNow();
  frozen.signal('SIGCONT');
  await underWay;
  // What it was told in its sleep it has read by now, and looked round once.
  await wait(4000);
  const wroteAwake = (await frozen.counted('arbitr_entries_total')) - written;
  const refusedAwake = (await frozen.counted('arbitr_not_ours_total')) - refused;
  return { ...(await evening.end()), tables, moved, wroteAwake, refusedAwake };
}

export interface Rolling extends Counted {
  restarts: number;
  handedOver: number;
  /** The longest time for which a phone was not at its table, milliseconds. */
  noticedMost: number;
  noticedP95: number;
}

/** Each process in turn is asked to end, hands its tables over, and starts again, while people play. */
export async function runRolling(trial: Trial): Promise<Rolling> {
  const { members } = trial.cluster;
  const evening = await Evening.begin(trial);
  const gaps: number[] = [];
  for (const seat of evening.seats) {
    let since: number | null = null;
    seat.subscribe(() => {
      const { is } = seat.now().way;
      if (is === 'here') {
        if (since !== null) gaps.push(Date.now() - since);
        since = null;
      } else since ??= Date.now();
    });
  }
  let handedOver = 0;
  for (const member of members) {
    await evening.rounds(1);
    handedOver += await member.counted('arbitr_tables');
    member.signal('SIGTERM');
    let isGone = false;
    const gone = member.ended().then(() => (isGone = true));
    // Matches that are over ask nobody.
    while (!isGone) await Promise.all([evening.oneRound(), wait(50)]);
    await gone;
    await member.start();
    // Until the balancer knows that it is there again.
    await wait(800);
  }
  await evening.rounds(1);
  const counted = await evening.end();
  return {
    ...counted,
    restarts: members.length,
    handedOver,
    noticedMost: Math.max(0, ...gaps),
    noticedP95: percentile(gaps, 0.95),
  };
}
