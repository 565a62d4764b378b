/** Tables kept in a database: a page a table under a version and an owner, a log under (match, seq). Knows no engine. */
import type { Json } from '../../match/record/types';
import {
  NotOurs,
  type KeptEntry,
  type KeptTable,
  type TablePage,
  type TableStore,
} from '../../net/table/store';
import * as sql from './statements';

export type Value = string | number | null;
export type Row = Record<string, unknown>;

/** One statement, durable when it resolves. */
export interface Engine {
  ask(statement: string, values: readonly Value[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface Tables extends TableStore {
  /** How many there are. */
  count(): Promise<number>;
  /** Of these tables, by code with their owners: those that somebody else has claimed, or that are gone. */
  lost(owned: ReadonlyMap<string, string>): Promise<string[]>;
  /** Nothing of a table stays that nobody has touched since. */
  forgetBefore(time: number): Promise<number>;
  close(): Promise<void>;
}

/** Another process that is alive keeps these tables. */
export class InUse extends Error {}

export function tablesIn(engine: Engine, now: () => number): Tables {
  const pageOf = async (code: string): Promise<Omit<KeptTable, 'entries'> | null> =>
    keptPage((await engine.ask(sql.LOOK, [code]))[0]);
  const entriesOf = async (match: string): Promise<KeptEntry[]> =>
    (await engine.ask(sql.ENTRIES, [match])).map(keptEntry);
  const whole = async (kept: Omit<KeptTable, 'entries'> | null): Promise<KeptTable | null> =>
    kept && { ...kept, entries: await entriesOf(kept.page.id) };
  return {
    look: async (code) => (await pageOf(code))?.page ?? null,
    find: async (code) => whole(await pageOf(code)),
    async make(page, owner) {
      const made = [page.code, JSON.stringify(page), now(), owner];
      return (await engine.ask(sql.MAKE, made)).length === 1;
    },
    async claim(code, owner) {
      const [row] = await engine.ask(sql.CLAIM, [owner, now(), code]);
      return whole(keptPage(row));
    },
    async keep(page, version, owner) {
      const text = JSON.stringify(page);
      const values = [version + 1, text, now(), page.code, version, owner];
      if ((await engine.ask(sql.KEEP, values)).length === 1) return;
      // Written before, and only the answer was lost.
      const [row] = await engine.ask(sql.LOOK, [page.code]);
      const isDone = row?.owner === owner && row.version === version + 1 && row.page === text;
      if (!isDone) throw new NotOurs(page.code);
    },
    async append({ code, id }, entry, owner) {
      const { seq, kind, payload, at, prev, hash, said } = entry;
      const values = [id, seq, kind, JSON.stringify(payload), at, prev, hash, said, code, owner];
      if ((await engine.ask(sql.APPEND, values)).length === 1) return;
      const [row] = await engine.ask(sql.WRITTEN, [code, owner, id, seq]);
      if (row?.hash !== hash) throw new NotOurs(code);
    },
    count: async () => Number((await engine.ask(sql.COUNT, []))[0]?.n ?? 0),
    lost: (owned) => lostOf(engine, [...owned]),
    forgetBefore: (time) => forget(engine, time),
    close: () => engine.close(),
  };
}

function keptPage(row: Row | undefined): Omit<KeptTable, 'entries'> | null {
  if (!row) return null;
  return { page: JSON.parse(String(row.page)) as TablePage, version: Number(row.version) };
}

function keptEntry(row: Row): KeptEntry {
  const { seq, at, payload } = row;
  const read = { seq: Number(seq), at: Number(at), payload: JSON.parse(String(payload)) as Json };
  return { ...(row as unknown as KeptEntry), ...read };
}

/** Databases take only so many parameters at once. */
const AT_ONCE = 500;

async function lostOf(engine: Engine, owned: readonly [string, string][]): Promise<string[]> {
  const lost: string[] = [];
  for (let from = 0; from < owned.length; from += AT_ONCE) {
    const some = owned.slice(from, from + AT_ONCE);
    const codes = some.map(([code]) => code);
    const rows = await engine.ask(sql.OWNERS(some.length), codes);
    const owners = new Map(rows.map(({ code, owner }) => [String(code), String(owner)]));
    lost.push(...some.filter(([code, owner]) => owners.get(code) !== owner).map(([code]) => code));
  }
  return lost;
}

async function forget(engine: Engine, time: number): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const old = await engine.ask(sql.OLD, [time]);
    if (old.length === 0) return forgotten;
    for (const { code, page } of old) {
      const { id } = JSON.parse(String(page)) as TablePage;
      // The page first: a table that somebody has opened in between stays whole.
      const gone = await engine.ask(sql.FORGET_PAGE, [String(code), time]);
      if (gone.length === 1) await engine.ask(sql.FORGET_ENTRIES, [id]);
      forgotten += gone.length;
    }
  }
}
