/** Rows that belong together, as a screen reader counts them: a list whose every row is an item. */
import { Children, type ReactNode } from 'react';
import { View } from 'react-native';

export interface RowListProps {
  label?: string;
  children: ReactNode;
}

export function RowList({ label, children }: RowListProps): ReactNode {
  return (
    <View role="list" aria-label={label}>
      {Children.map(children, (row) => (row ? <View role="listitem">{row}</View> : null))}
    </View>
  );
}
