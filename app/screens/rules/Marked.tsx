/** Text with the found words marked as with a highlighter. */
import type { ReactNode } from 'react';

import type { Range } from '../../../src/search';
import { T, useTheme, type TProps } from '../../../src/ui';

export interface MarkedProps extends Omit<TProps, 'children'> {
  text: string;
  /** In order, not overlapping. */
  marks?: readonly Range[];
}

export function Marked({ text, marks = [], ...rest }: MarkedProps): ReactNode {
  const { colors } = useTheme();
  if (marks.length === 0) return <T {...rest}>{text}</T>;
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of marks) {
    if (from > done) pieces.push(text.slice(done, from));
    pieces.push(
      <T
        key={from}
        variant={rest.variant}
        color={rest.color}
        style={{
          backgroundColor: colors.legalFill,
          textDecorationLine: 'underline',
          textDecorationColor: colors.legalGlow,
        }}
      >
        {text.slice(from, to)}
      </T>,
    );
    done = to;
  }
  pieces.push(text.slice(done));
  return <T {...rest}>{pieces}</T>;
}
