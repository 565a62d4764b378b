/** One match as a file that Арбітр on another device can take in. */
import type { Store } from '../../../src/storage';
import { exportBackup } from '../../../src/storage/backup';
import { saveFile } from '../../../src/storage/files';

export async function shareMatchFile(store: Store, matchId: string): Promise<'saved'> {
  const file = await exportBackup(store, { matchId });
  await saveFile(file);
  return 'saved';
}
