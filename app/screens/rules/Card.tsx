/** The slip of paper every rule stands on; the one that was asked for is framed. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Panel, useTheme } from '../../../src/ui';

export function Card(props: {
  label: string;
  asked: boolean;
  children: ReactNode;
  testID?: string;
}): ReactNode {
  const { colors, space } = useTheme();
  return (
    <View style={{ paddingBottom: space.m }}>
      <Panel
        label={props.label}
        testID={props.testID}
        style={{
          gap: space.s,
          borderWidth: 2,
          borderColor: props.asked ? colors.legal : 'transparent',
        }}
      >
        {props.children}
      </Panel>
    </View>
  );
}
