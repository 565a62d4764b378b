/** Who won, as large as the longest word allows: it wraps between words, never inside one. */
import type { ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';

import { fittingSize, T, useTheme } from '../../../src/ui';

const SMALLEST = 22;
/** One line is worth letters this much smaller. */
const ON_ONE_LINE = 28;
/** How wide a letter is of its height, on the average of a sentence. */
const LETTER = 0.62;

/** `room`: how wide it may be. */
export function EndTitle(props: { room: number; children: string }): ReactNode {
  const { children } = props;
  const { type } = useTheme();
  const { fontScale } = useWindowDimensions();
  const room = props.room / Math.min(2, fontScale);
  const largest = type.hero.fontSize ?? 40;
  const whole = Math.min(largest, Math.floor(room / (children.length * LETTER)));
  const size =
    whole >= ON_ONE_LINE ? whole : fittingSize(children, room, largest, SMALLEST, 'display');
  return (
    <T
      variant="hero"
      align="center"
      heading={1}
      style={{ fontSize: size, lineHeight: Math.round(size * 1.14) }}
    >
      {children}
    </T>
  );
}
