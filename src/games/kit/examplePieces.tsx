/** What the games' example drawings are put together from. Knows no rules. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, useTheme } from '../../ui';
import type { Scene } from '../example';

export function Pieces({ children, gap = 4 }: { children: ReactNode; gap?: number }): ReactNode {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap }}>
      {children}
    </View>
  );
}

/** What the example is about: framed in the colour of its verdict. */
export function Framed(props: { scene: Pick<Scene, 'example'>; children: ReactNode }): ReactNode {
  const { colors } = useTheme();
  const accepted = props.scene.example.ruling === 'accepted';
  return (
    <View
      style={{
        padding: 2,
        borderRadius: 10,
        borderWidth: 2.5,
        borderStyle: accepted ? 'solid' : 'dashed',
        borderColor: accepted ? colors.good : colors.illegal,
      }}
    >
      {props.children}
    </View>
  );
}

export function Arrow(): ReactNode {
  const { colors } = useTheme();
  return <Icon name="arrowR" size={18} color={colors.inkSoft} />;
}
