/** On a phone: the PNG to the system's share sheet. */
import { saveFile } from '../../../src/storage/files';

export async function sharePicture(png: Uint8Array): Promise<'shared' | 'saved'> {
  const how = await saveFile({ name: 'arbitr.png', mime: 'image/png', bytes: png });
  return how === 'shared' ? 'shared' : 'saved';
}
