/** Matches as the store offers them: one, its log, lists of many. */
import type { Core } from './core';
import { first, type Row } from './driver';
import { existing, loadEntries, page, recordOf, withPlayers, type MatchRecord } from './reading';
import { FACT_COUNT, factOf, resultOf, snapshotOf } from './rows';
import {
  countQuery,
  FACTS_OF_MATCH,
  historyQuery,
  PENDING_RECOUNTS,
  RESULTS_OF_MATCH,
  SNAPSHOTS_OF_MATCH,
  UNFINISHED_PAGE,
} from './sql';
import { NoSuchMatch, type Store } from './types';
import {
  append,
  factsVersion,
  insertMatch,
  purge,
  recountForFacts,
  rehearse,
  saveRecount,
  setDeleted,
  setDevice,
} from './writing';

type MatchPart = Pick<
  Store,
  | 'createMatch'
  | 'match'
  | 'log'
  | 'append'
  | 'rehearse'
  | 'setDevice'
  | 'deleteMatch'
  | 'restoreMatch'
  | 'purge'
  | 'unfinished'
  | 'history'
  | 'countMatches'
  | 'results'
  | 'pendingRecounts'
  | 'saveRecounts'
  | 'expectFacts'
>;

const DEFAULT_PAGE = 30;

/**
 * The row of the match that was read or written last: the next move is most likely its own. It may be wrong
 * after a rollback or another's change; who uses it finds out.
 */
class Recall {
  private last: MatchRecord | null = null;

  of(id: string): MatchRecord | null {
    return this.last?.id === id ? this.last : null;
  }

  keep(record: MatchRecord): void {
    this.last = record;
  }
}

export function matchPart(core: Core): MatchPart {
  const recall = new Recall();
  return {
    createMatch: (match) =>
      core.write(['matches'], async (db) => {
        const record = await insertMatch(db, match);
        const [stored] = await withPlayers(db, [record]);
        if (!stored) throw new NoSuchMatch(match.id);
        return stored;
      }),
    match: (id) =>
      core.read(async (db) => {
        const record = await recordOf(db, id);
        if (!record) return null;
        recall.keep(record);
        const [match] = await withPlayers(db, [record]);
        return match ?? null;
      }),
    log: (id) =>
      core.read(async (db) => {
        const record = await existing(db, id);
        const snapshots = await db.all<Row>(SNAPSHOTS_OF_MATCH, [id]);
        return { entries: await loadEntries(db, record), snapshots: snapshots.map(snapshotOf) };
      }),
    append: (id, expectedSeq, entries, effects) =>
      core.write(['matches'], async (db) => {
        const asked = { id, expectedSeq, entries, effects };
        const { appended, record } = await append(db, asked, recall.of(id));
        recall.keep(record);
        return appended;
      }),
    rehearse: (id, expectedSeq, entries, effects) =>
      core.read(async (db) => {
        const recalled = recall.of(id);
        if (recalled?.head_seq === expectedSeq)
          await rehearse(db, { id, expectedSeq, entries, effects }, recalled);
      }),
    setDevice: (id, device) =>
      // Nobody's list depends on it, so nobody is told.
      core.write([], async (db) => {
        recall.keep(await setDevice(db, id, recall.of(id), device));
      }),
    deleteMatch: (id) => core.write(['matches'], (db) => setDeleted(db, id, Date.now())),
    restoreMatch: (id) => core.write(['matches'], (db) => setDeleted(db, id, null)),
    purge: () => core.write(['matches'], purge),
    unfinished: ({ limit = DEFAULT_PAGE, after = null } = {}) =>
      core.read((db) => {
        const from = after ?? { at: Number.MAX_SAFE_INTEGER, id: '\uffff' };
        return page(db, UNFINISHED_PAGE, [from.at, from.id, limit], limit, (m) => m.updatedAt);
      }),
    history: (filter = {}, { limit = DEFAULT_PAGE, after = null } = {}) =>
      core.read((db) => {
        const { sql, params } = historyQuery(filter, after, limit);
        return page(db, sql, params, limit, (m) =>
          filter.deleted ? (m.deletedAt ?? 0) : m.createdAt,
        );
      }),
    countMatches: (filter = {}) =>
      core.read(async (db) => {
        const { sql, params } = countQuery(filter);
        return (await first<{ n: number }>(db, sql, params))?.n ?? 0;
      }),
    results: (id) =>
      core.read(async (db) => ({
        results: (await db.all<Row>(RESULTS_OF_MATCH, [id])).map(resultOf),
        facts: (await db.all<Row>(FACTS_OF_MATCH, [id]))
          .map(factOf)
          .filter((fact) => fact.key !== FACT_COUNT),
      })),
    pendingRecounts: (limit = 20) =>
      core.read(async (db) =>
        (await db.all<{ match: string }>(PENDING_RECOUNTS, ['', limit])).map((row) => row.match),
      ),
    saveRecounts: (recounts) =>
      core.write(['matches'], async (db) => {
        for (const one of recounts) await saveRecount(db, one);
      }),
    async expectFacts(version) {
      if ((await core.read(factsVersion)) < version)
        await core.write([], (db) => recountForFacts(db, version));
    },
  };
}
