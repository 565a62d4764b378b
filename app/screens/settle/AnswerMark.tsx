/** How an answer is marked: the green seal of a ruling, dots while something is missing, a cross where it cannot be. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Answer } from '../../../src/games/settle';
import { Icon, Seal, useTheme } from '../../../src/ui';

export function AnswerMark({ kind, size }: { kind: Answer['kind']; size: number }): ReactNode {
  const { colors } = useTheme();
  if (kind === 'settled') return <Seal kind="verdict" size={size} decorative />;
  const wrong = kind === 'impossible';
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: wrong ? colors.illegalFill : colors.paperSunken,
      }}
    >
      <Icon
        name={wrong ? 'close' : 'more'}
        size={Math.round(size * 0.55)}
        color={wrong ? colors.illegalText : colors.inkSoft}
      />
    </View>
  );
}
