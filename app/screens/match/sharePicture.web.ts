/** In the browser: the PNG to the share sheet, or a download where there is none. */
import { saveFile } from '../../../src/storage/files';

export async function sharePicture(png: Uint8Array): Promise<'shared' | 'saved'> {
  const file = new File([new Uint8Array(png)], 'arbitr.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return 'shared';
  }
  await saveFile({ name: file.name, mime: file.type, bytes: png });
  return 'saved';
}
