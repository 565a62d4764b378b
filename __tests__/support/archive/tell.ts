/** What a stored match says, in words that outlive formats: written into the archive and asked for again later. */
import { openLiveMatch, type LiveMatch } from '../../../src/match/live';
import type { LogLine, KeptMatch } from '../../../src/match/types';
import type { Setup, Standing, Turn } from '../../../src/engine/types';
import type { DeviceState, Entry, LogRead, Outcome, Store } from '../../../src/storage';

/** What follows from the log: the same in a database, in a backup and after any number of trips between them. */
export interface Told {
  id: string;
  setup: Setup;
  /** Names by seat, as the match began. */
  players: string[];
  words: readonly string[];
  parent: string | null;
  createdAt: number;
  finishedAt: number | null;
  head: { seq: number; hash: string };
  standing: Standing;
  turn: Turn;
  /** Points by seat at the beginning and after each move that counts. */
  course: number[][];
  /** One line an entry, see `lineOf`. */
  log: string[];
  canRedo: boolean;
  outcome: Outcome;
}

/** What lies beside the log and only in the database it was made in. */
export interface Beside {
  device: DeviceState;
  /** The entries that brought a snapshot. */
  snapshots: number[];
}

export function ready(live: LiveMatch): KeptMatch {
  const state = live.state();
  if (state.status !== 'ready') throw new Error(`the match is ${state.status}`);
  return state.match;
}

export async function openMatch(store: Store, id: string): Promise<LiveMatch> {
  const live = await openLiveMatch(store, id);
  if (!live) throw new Error(`no match ${id}`);
  return live;
}

/** «17 move vote 2 drawn», «18 undo of 16 17». */
function lineOf({ seq, kind, move, drawn, undone, original, about }: LogLine): string {
  const { type, seat } = (move ?? {}) as { type?: string; seat?: number };
  const marks = [drawn && 'drawn', undone && 'undone', original !== null && 'corrected'];
  const words = [seq, kind, type, seat, ...marks, ...(about.length > 0 ? ['of', ...about] : [])];
  return words.filter((word) => word !== undefined && word !== false).join(' ');
}

const namesIn = (begun: Entry | undefined): string[] =>
  (begun?.payload as unknown as { players: { name: string }[] }).players.map(({ name }) => name);

export interface Telling {
  told: Told;
  beside: Beside;
}

/** The store, and what it last read of a log: reading and checking one is most of what telling a match takes. */
function overheard(store: Store): { store: Store; log(): LogRead } {
  let last: LogRead = { entries: [], snapshots: [] };
  const log = async (id: string): Promise<LogRead> => (last = await store.log(id));
  return { store: Object.create(store, { log: { value: log } }) as Store, log: () => last };
}

export async function tell(store: Store, id: string): Promise<Telling> {
  const reading = overheard(store);
  const live = await openMatch(reading.store, id);
  live.leave();
  const { info, standing, turn, log, standings, canRedo, seq } = ready(live);
  const { entries, snapshots } = reading.log();
  const match = await store.match(id);
  if (!match) throw new Error(`no match ${id}`);
  const told: Told = {
    id,
    setup: info.setup,
    players: namesIn(entries[0]),
    words: info.words,
    parent: info.parent,
    createdAt: info.createdAt,
    finishedAt: info.finishedAt,
    head: { seq, hash: entries[seq]?.hash ?? '' },
    standing,
    turn,
    course: standings().map(({ points }) => points),
    log: log.map(lineOf),
    canRedo,
    outcome: await store.results(id),
  };
  return { told, beside: { device: match.device, snapshots: snapshots.map((one) => one.seq) } };
}
