/** The frame of every drawing: a grid, a size in points, and a spoken name unless it is decoration. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Svg } from '../svg';

export interface DrawingProps {
  /** Width in points; the height follows. */
  size?: number;
  /** Spoken instead of the drawing's own name. */
  label?: string;
  /** Hidden from screen readers: words beside it say the same. */
  decorative?: boolean;
}

export interface PictureProps {
  /** The drawing's grid. */
  box: readonly [width: number, height: number];
  size: number;
  label: string;
  decorative?: boolean;
  children: ReactNode;
}

export function Picture(props: PictureProps): ReactNode {
  const { box, size, decorative = false } = props;
  const height = (size * box[1]) / box[0];
  return (
    <View
      accessible={!decorative}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : props.label}
      aria-hidden={decorative || undefined}
      style={{ width: size, height }}
    >
      <Svg width={size} height={height} viewBox={`0 0 ${box[0]} ${box[1]}`}>
        {props.children}
      </Svg>
    </View>
  );
}
