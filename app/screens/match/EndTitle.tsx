/** Who won, as large as the longest word allows: it wraps between words, never inside one. */
import type { ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';

import { fittingSize, T, useTheme } from '../../../src/ui';

const SMALLEST = 22;
/** One line is worth letters this much smaller. */
const ON_ONE_LINE = 28;
/** What of two lines words fill that do not break. */
const RAGGED = 0.85;
/** How wide a letter is of its height, on the average of a sentence. */
const LETTER = 0.62;

export interface EndTitleProps {
  /** How wide it may be. */
  room: number;
  align?: 'left' | 'center';
  children: string;
}

export function EndTitle(props: EndTitleProps): ReactNode {
  const { children, align = 'center' } = props;
  const { type } = useTheme();
  const { fontScale } = useWindowDimensions();
  const room = props.room / Math.min(2, fontScale);
  const largest = type.hero.fontSize ?? 40;
  const onLines = (lines: number): number =>
    Math.min(largest, Math.floor((lines * room) / (children.length * LETTER)));
  const [one, two] = [onLines(1), onLines(2 * RAGGED)];
  const size =
    one >= ON_ONE_LINE
      ? one
      : Math.max(
          SMALLEST,
          Math.min(two, fittingSize(children, room, largest, SMALLEST, 'display')),
        );
  return (
    <T
      variant="hero"
      align={align}
      heading={1}
      style={{ fontSize: size, lineHeight: Math.round(size * 1.14) }}
    >
      {children}
    </T>
  );
}
