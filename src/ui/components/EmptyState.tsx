/** Nothing here yet: a drawn object, one sentence, one action. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Button } from './Button';
import { T } from './Text';

export interface EmptyStateProps {
  drawing: ReactNode;
  sentence: string;
  action?: { label: string; onPress(): void };
  /** The page has no other title. */
  alone?: boolean;
}

export function EmptyState(props: EmptyStateProps): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ alignItems: 'center', gap: space.l, padding: space.xxl }}>
      <View aria-hidden>{props.drawing}</View>
      <T
        variant="quote"
        color="inkSoft"
        align="center"
        heading={props.alone ? 1 : undefined}
        style={{ maxWidth: 320 }}
      >
        {props.sentence}
      </T>
      {props.action ? <Button {...props.action} kind="quiet" style={{ minWidth: 220 }} /> : null}
    </View>
  );
}
