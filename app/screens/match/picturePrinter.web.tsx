/** In the browser: the SVG through a canvas into a PNG. Draws nothing on the page. */
import { useImperativeHandle, type ReactNode } from 'react';

import type { PicturePrinterProps } from './picturePrinter';

/** Those of the picture's letters. */
const FACES = ['Literata_700Bold', 'GolosText_600SemiBold', 'GolosText_500Medium'];

/** A picture knows nothing of the page's fonts: they travel inside it. Without them it has others. */
async function withFonts(svg: string): Promise<string> {
  const faces = await Promise.all(
    FACES.map(async (face) => {
      const font = await (await fetch(`/fonts/${face}.woff2`)).blob();
      return `@font-face{font-family:"${face}";src:url("${await dataUrl(font)}")}`;
    }),
  ).catch(() => []);
  return svg.replace('>', `><style>${faces.join('')}</style>`);
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('a font cannot be read'));
    reader.readAsDataURL(blob);
  });
}

async function toPng(
  plain: string,
  { width, height }: PicturePrinterProps['size'],
): Promise<Uint8Array> {
  const svg = await withFonts(plain);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
  );
  return new Uint8Array(await blob.arrayBuffer());
}

export function PicturePrinterView({ svg, size, ref }: PicturePrinterProps): ReactNode {
  useImperativeHandle(ref, () => ({ toPng: () => toPng(svg, size) }), [svg, size]);
  return null;
}
