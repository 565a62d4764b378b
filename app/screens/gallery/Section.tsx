import type { ReactNode } from 'react';
import { View } from 'react-native';

import { T, useTheme } from '../../../src/ui';

/** One named part of the gallery. */
export function Section(props: { title: string; children: ReactNode }): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ gap: space.m, marginTop: space.xxl }}>
      <T variant="heading" heading={2}>
        {props.title}
      </T>
      {props.children}
    </View>
  );
}

export function Row(props: { children: ReactNode; gap?: number }): ReactNode {
  return (
    <View
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: props.gap ?? 12 }}
    >
      {props.children}
    </View>
  );
}
