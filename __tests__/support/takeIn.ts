/** Backups as tests use them: opened and taken in at once, or only looked at. */
import { openBackup, type ImportOptions, type ImportPreview } from '../../src/match/backup';
import type { Store } from '../../src/storage';

/** How many matches were added or grew. */
export async function importBackup(
  store: Store,
  bytes: Uint8Array,
  options: ImportOptions = {},
): Promise<number> {
  const { take } = await openBackup(store, bytes, options);
  return (await take(options)).taken;
}

export async function previewImport(store: Store, bytes: Uint8Array): Promise<ImportPreview> {
  return (await openBackup(store, bytes)).preview;
}
