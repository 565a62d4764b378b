/**
 * What a table needs of whoever keeps it: its page (chairs, switches) under a version, its log under (match, seq). The
 * keeper itself refuses a second owner's write; a table never has to ask whether it still is the owner.
 */
import type { Setup } from '../../engine/types';
import type { GameId } from '../../games';
import type { Entry, Level } from '../../match/record/types';

export interface KeptChair {
  id: string;
  name: string;
  /** 1–6. */
  colour: number;
  /** SHA-256 of what its phone comes back with; null where nobody may. */
  token: string | null;
  /** This phone's share of the chance. */
  word: string | null;
  bot: Level | null;
}

export interface TablePage {
  code: string;
  /** Of the match. */
  id: string;
  game: GameId;
  setup: Setup;
  madeAt: number;
  host: number;
  /** By seat; null: nobody yet. */
  chairs: readonly (KeptChair | null)[];
  locked: boolean;
  watching: boolean;
  seed: string;
  commitment: string;
  begun: boolean;
}

/** An entry with the id its phone gave it, so that a retry after a crash is known for one. */
export interface KeptEntry extends Entry {
  said: string | null;
}

export interface KeptTable {
  page: TablePage;
  version: number;
  entries: KeptEntry[];
}

/** Somebody else has written there: this table is no longer ours. */
export class NotOurs extends Error {
  constructor(readonly code: string) {
    super(`table ${code} is kept by somebody else now`);
    this.name = 'NotOurs';
  }
}

export interface TableStore {
  find(code: string): Promise<KeptTable | null>;
  /** False: there is a table with this code. */
  make(page: TablePage): Promise<boolean>;
  /** Rejects with `NotOurs` unless the version is the one that is kept. Resolves when it is durable. */
  keep(page: TablePage, version: number): Promise<void>;
  /** The same for entries whose place in the log is taken. */
  append(page: TablePage, entries: readonly KeptEntry[]): Promise<void>;
}

/** For tests, and the contract that every other store is tried against. */
export function memoryStore(): TableStore & { tables: Map<string, KeptTable> } {
  const tables = new Map<string, KeptTable>();
  const own = (code: string): KeptTable => {
    const table = tables.get(code);
    if (!table) throw new NotOurs(code);
    return table;
  };
  return {
    tables,
    async find(code) {
      return structuredClone(tables.get(code) ?? null);
    },
    async make(page) {
      if (tables.has(page.code)) return false;
      tables.set(page.code, { page: structuredClone(page), version: 0, entries: [] });
      return true;
    },
    async keep(page, version) {
      const table = own(page.code);
      if (table.version !== version) throw new NotOurs(page.code);
      tables.set(page.code, { ...table, page: structuredClone(page), version: version + 1 });
    },
    async append(page, entries) {
      const table = own(page.code);
      const isNext = entries.every(({ seq }, i) => seq === table.entries.length + i);
      if (!isNext) throw new NotOurs(page.code);
      table.entries.push(...structuredClone(entries as KeptEntry[]));
    },
  };
}
