/** A finished match of a table, judged and stored like one from a file; gives back its id. */
import { backupOf, openBackup } from '../../../src/match/backup';
import { isRecord } from '../../../src/match/record/checks';
import type { Json, Store } from '../../../src/storage';

export async function takeMatch(store: Store, match: Json): Promise<string> {
  if (!isRecord(match) || typeof match.id !== 'string') throw new Error('no match was sent');
  await (await openBackup(store, backupOf(match))).take();
  return match.id;
}
