/** A chart on paper with its name and what its numbers mean. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Panel, T, useTheme } from '../../../src/ui';

export function ChartPanel(props: {
  title: string;
  note?: string;
  /** The note stands beside the title as long as there is room. */
  beside?: boolean;
  children: ReactNode;
}): ReactNode {
  const { space } = useTheme();
  return (
    <Panel label={props.title} style={{ gap: space.s }}>
      <View
        style={
          props.beside
            ? {
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                columnGap: space.m,
              }
            : { gap: 2 }
        }
      >
        <T variant="heading" heading={2}>
          {props.title}
        </T>
        {props.note ? (
          <T variant="label" color="inkSoft">
            {props.note}
          </T>
        ) : null}
      </View>
      {props.children}
    </Panel>
  );
}
