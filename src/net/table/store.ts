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
  /** Nobody new is told anything of it. */
  over?: boolean;
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
  constructor(readonly table: string) {
    super(`table ${table} is kept by somebody else now`);
    this.name = 'NotOurs';
  }
}

/**
 * An owner is one opened table, by a name that nobody else has. Opening it again claims it: from then on the former owner
 * writes nothing. Who is not sure whether something was written may say it again.
 */
export interface TableStore {
  look(code: string): Promise<TablePage | null>;
  /** To be read; whoever owns it goes on. */
  find(code: string): Promise<KeptTable | null>;
  /** False: there is a table with this code. */
  make(page: TablePage, owner: string): Promise<boolean>;
  claim(code: string, owner: string): Promise<KeptTable | null>;
  /** Rejects with `NotOurs` unless the version is the one that is kept. Resolves when it is durable. */
  keep(page: TablePage, version: number, owner: string): Promise<void>;
  /** The same for an entry whose place in the log is taken, or that does not follow the last one. */
  append(page: TablePage, entry: KeptEntry, owner: string): Promise<void>;
}
