/** Rows that belong together, as a screen reader counts them: a list whose every row is an item, or one of them is chosen. */
import { Children, type ReactNode } from 'react';
import { View } from 'react-native';

export interface RowListProps {
  label?: string;
  chooses?: boolean;
  children: ReactNode;
}

export function RowList({ label, chooses = false, children }: RowListProps): ReactNode {
  // A choice closes its sheet: arrow keys that choose at every step would close it at the first.
  if (chooses)
    return (
      <View role="radiogroup" aria-label={label}>
        {children}
      </View>
    );
  return (
    <View role="list" aria-label={label}>
      {Children.map(children, (row) => (row ? <View role="listitem">{row}</View> : null))}
    </View>
  );
}
