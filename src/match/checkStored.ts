/** «Перевірити партію» for a match of the store: the check of ./check in slices, and what its end may be compared with. */
import type { Standing } from '../engine/types';
import { gameOf } from '../games';
import type { Store, StoredMatch } from '../storage';
import { createBreather } from '../storage/backup/breather';
import { checking, hashesOf, isForgery, recordOf, type Fault, type MatchRecord } from './check';
import { idOfCopy } from './copies';
import { closingFingerprint } from './record';
import { recount } from './recount';
import { rulesOf } from './rules';

export interface StoredCheck {
  faults: readonly Fault[];
  /** Cards or dice are not what the seed gives: marked in History from now on. */
  forged: boolean;
  standing: Standing | null;
  entries: number;
  moves: number;
  draws: number;
  undoneDraws: number;
  bots: number;
  rethought: number;
  otherVersion: number;
  /** Of the log as it was taken in: what a shared picture of it shows. */
  closing: string;
  /** Of the same match as it was played here, where this one came in beside it. */
  ownClosing: string | null;
}

export interface CheckOptions {
  onProgress?(done: number, total: number): void;
  /** Nobody waits for it any more. */
  isOff?(): boolean;
}

/** Null when there is no such match, or when it was called off. */
export async function checkStored(
  store: Store,
  id: string,
  { onProgress, isOff = () => false }: CheckOptions = {},
): Promise<StoredCheck | null> {
  const match = await store.match(id);
  if (!match) return null;
  const record = recordOf(match, (await store.log(id)).entries);
  const bot = match.summary.bots ? await gameOf(match.game).bot() : null;
  const work = checking(record, await rulesOf(match.game), bot);
  let step = work.next();
  let done = 0;
  const breathe = createBreather({ onSlice: () => onProgress?.(done, record.entries.length) });
  while (!step.done) {
    done = step.value;
    await breathe();
    if (isOff()) return null;
    step = work.next();
  }
  const { faults, standing, moves, draws, undoneDraws } = step.value;
  const { bots, rethought, otherVersion } = step.value;
  const forged = faults.some(isForgery);
  if (forged) await mark(store, match);
  const ends = await endsOf(store, match, record);
  const entries = record.entries.length;
  const byBots = { bots, rethought, otherVersion };
  return { faults, forged, standing, entries, moves, draws, undoneDraws, ...byBots, ...ends };
}

/** Taken in by an app that did not look: from now on it is marked. */
async function mark(store: Store, match: StoredMatch): Promise<void> {
  const counted = match.summary.forged ? null : await recount(store, match.id);
  if (counted) await store.saveRecounts([counted]);
}

/** A match that was taken in beside the own one has an id of its own, and so other hashes than its file. */
async function endsOf(
  store: Store,
  match: StoredMatch,
  record: MatchRecord,
): Promise<Pick<StoredCheck, 'closing' | 'ownClosing'>> {
  for (const own of await store.archive.twins(match)) {
    const head = hashesOf({ ...record, id: own.id }).pop() ?? '';
    if (idOfCopy({ id: own.id, head }) !== match.id) continue;
    const ownClosing = own.isOver ? closingFingerprint(own.headHash) : null;
    return { closing: closingFingerprint(head), ownClosing };
  }
  return { closing: closingFingerprint(match.headHash), ownClosing: null };
}
