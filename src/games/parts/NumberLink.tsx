/** A number at the end of a line; a tap opens the clause it comes from. */
import type { ReactNode } from 'react';

import { minus } from '../../text/plural';
import { T, Touch, useTheme } from '../../ui';

export interface NumberLinkProps {
  value: number;
  variant: 'numM' | 'numL';
  /** What a screen reader says of it. */
  label: string;
  clause: string;
  openClause(clause: string): void;
}

export function NumberLink(props: NumberLinkProps): ReactNode {
  const { value, variant, label, clause, openClause } = props;
  const { radii } = useTheme();
  return (
    <Touch
      role="link"
      label={label}
      onPress={() => openClause(clause)}
      style={{
        minWidth: 48,
        minHeight: 48,
        alignItems: 'flex-end',
        justifyContent: 'center',
        borderRadius: radii.tag,
      }}
    >
      <T variant={variant}>{minus(value)}</T>
    </Touch>
  );
}
