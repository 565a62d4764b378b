/** A small window as one picture: the browser paints it once, and a hundred panes are no elements of the page. */
import { memo, useMemo, type ReactNode } from 'react';

import { printShapes } from '../../../src/ui/drawings/print';
import { ROSE } from '../../../src/ui/drawings/rose';
import type { WindowPictureProps } from './WindowPicture';

export const WindowPicture = memo(function WindowPicture({
  shapes,
  size,
}: WindowPictureProps): ReactNode {
  const source = useMemo(() => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 2}" height="${size * 2}" viewBox="0 0 ${ROSE} ${ROSE}">${printShapes(shapes)}</svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [shapes, size]);
  return <img src={source} width={size} height={size} alt="" aria-hidden decoding="async" />;
});
