/** One match as a file that Арбітр on another device can take in. */
import { appRolls } from '../../../src/games';
import type { Store } from '../../../src/storage';
import { exportBackup } from '../../../src/storage/backup';
import { saveFile } from '../../../src/storage/files';

/** The file holds the seed and every hand, so a match the app deals for is handed out only when it is over. */
export async function shareMatchFile(store: Store, matchId: string): Promise<'saved'> {
  const match = await store.match(matchId);
  if (match && match.finishedAt === null && appRolls(match.game, match.mode))
    throw new Error('this match is not over yet');
  const file = await exportBackup(store, { matchId });
  await saveFile(file);
  return 'saved';
}
