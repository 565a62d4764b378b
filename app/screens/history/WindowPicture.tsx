/** A small window, on a phone. */
import { memo, type ReactNode } from 'react';

import { Picture } from '../../../src/ui/drawings/Picture';
import { ROSE } from '../../../src/ui/drawings/rose';
import type { Shape } from '../../../src/ui/drawings/shape';
import { Shapes } from '../../../src/ui/drawings/Shapes';

export interface WindowPictureProps {
  shapes: readonly Shape[];
  size: number;
}

export const WindowPicture = memo(function WindowPicture(props: WindowPictureProps): ReactNode {
  return (
    <Picture box={[ROSE, ROSE]} size={props.size} label="" decorative>
      <Shapes shapes={props.shapes} />
    </Picture>
  );
});
