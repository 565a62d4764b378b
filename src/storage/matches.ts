/** Matches as the store offers them: one, its log, lists of many. */
import type { Core } from './core';
import type { LeftOut } from './leftOut';
import { history, unfinished } from './questions/history';
import {
  aboutMatch,
  existing,
  loadEntries,
  outcomeOf,
  pendingRecounts,
  recordOf,
  rowsOfMatch,
  snapshotsOf,
  withPlayers,
  type MatchRecord,
} from './questions/matches';
import { NoSuchMatch, type Store } from './types';
import {
  append,
  deleteMatches,
  factsVersion,
  insertMatch,
  purge,
  recountForFacts,
  rehearse,
  saveRecount,
  setAbout,
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
  | 'about'
  | 'setAbout'
  | 'deleteMatch'
  | 'restoreMatch'
  | 'purge'
  | 'rowsOf'
  | 'remove'
  | 'unfinished'
  | 'history'
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

export function matchPart(core: Core, leftOut: LeftOut): MatchPart {
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
        const snapshots = await snapshotsOf(db, id);
        return { entries: await loadEntries(db, record), snapshots };
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
    about: (id) => core.read(async (db) => (await aboutMatch(db, id)).about),
    setAbout: (id, about) => core.write(['matches'], (db) => setAbout(db, id, about)),
    deleteMatch: (id) => core.write(['matches'], (db) => setDeleted(db, id, Date.now())),
    restoreMatch: (id) => core.write(['matches'], (db) => setDeleted(db, id, null)),
    purge: () => core.write(['matches'], purge),
    rowsOf: (id) => core.read((db) => rowsOfMatch(db, id)),
    async remove(id) {
      await core.write(['matches'], (db) => deleteMatches(db, [id]));
      leftOut.forget(id);
    },
    unfinished: ({ limit = DEFAULT_PAGE, after = null } = {}) =>
      core.read((db) => unfinished(db, leftOut, after, limit)),
    history: (filter = {}, { limit = DEFAULT_PAGE, after = null } = {}) =>
      core.read((db) => history(db, leftOut, filter, after, limit)),
    results: (id) => core.read((db) => outcomeOf(db, id)),
    pendingRecounts: ({ limit = 20, after = '' } = {}) =>
      core.read((db) => pendingRecounts(db, after, limit)),
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
