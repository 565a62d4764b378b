/** Handing a file over and taking one in, on a phone: share sheet and document picker. */
import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import { LIMITS } from './backup/format';

export interface NamedBytes {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

/** Resolves when it is out of our hands; 'kept' = no share sheet here, it lies in the app's documents. */
export async function saveFile({ name, mime, bytes }: NamedBytes): Promise<'shared' | 'kept'> {
  const canShare = await isAvailableAsync();
  const file = new File(canShare ? Paths.cache : Paths.document, name);
  file.write(bytes);
  if (!canShare) return 'kept';
  await shareAsync(file.uri, { mimeType: mime });
  return 'shared';
}

/** More than any copy has: of a film chosen by mistake no more is read. */
function someBytes(file: File): Uint8Array {
  const handle = file.open();
  try {
    return handle.readBytes(LIMITS.packedBytes + 1);
  } finally {
    handle.close();
  }
}

/** Null when the user thought better of it. */
export async function pickFile(): Promise<{ name: string; bytes: Uint8Array } | null> {
  const picked = await getDocumentAsync({ copyToCacheDirectory: true });
  const asset = picked.canceled ? null : picked.assets[0];
  if (!asset) return null;
  const file = new File(asset.uri);
  const bytes = file.size > LIMITS.packedBytes ? someBytes(file) : await file.bytes();
  return { name: asset.name, bytes };
}
