/** In the browser: the SVG through a canvas into a PNG, to the share sheet or a download. */
import type { GameId } from '../../../src/engine/types';
import { saveFile } from '../../../src/storage/files';
import type { Theme } from '../../../src/ui';
import { PICTURE, resultPicture } from './resultPicture';
import type { ResultText } from './share';

async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

export async function sharePicture(
  result: ResultText,
  game: GameId,
  theme: Theme,
): Promise<'shared' | 'saved'> {
  const png = await toPng(resultPicture(result, game, theme));
  const file = new File([png], 'arbitr.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return 'shared';
  }
  await saveFile({
    name: file.name,
    mime: file.type,
    bytes: new Uint8Array(await png.arrayBuffer()),
  });
  return 'saved';
}
