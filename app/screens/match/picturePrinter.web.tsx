/** In the browser: the SVG through a canvas into a PNG. Draws nothing on the page. */
import { useImperativeHandle, type ReactNode } from 'react';

import type { PicturePrinterProps } from './picturePrinter';
import { PICTURE } from './resultPicture';

async function toPng(svg: string): Promise<Uint8Array> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
  );
  return new Uint8Array(await blob.arrayBuffer());
}

export function PicturePrinterView({ svg, ref }: PicturePrinterProps): ReactNode {
  useImperativeHandle(ref, () => ({ toPng: () => toPng(svg) }), [svg]);
  return null;
}
