/** A refused play, drawn: what it met, an arrow, and the pieces that may not lie there. For the eyes only. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, Piece, useTheme } from '../../ui';

export interface TriedFrameProps {
  /** The card, dice or gem it would have had to fit. */
  met?: ReactNode;
  children: ReactNode;
}

const CROSS = 34;

export function TriedFrame({ met, children }: TriedFrameProps): ReactNode {
  const { colors, space } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space.xl,
        paddingVertical: space.s,
      }}
    >
      {met ? (
        <>
          {met}
          <Icon name="arrowR" size={26} color={colors.illegal} />
        </>
      ) : null}
      <View style={{ transform: [{ rotate: '3deg' }] }}>
        <Piece state="illegal" radius={8}>
          <View style={{ flexDirection: 'row', gap: 4 }}>{children}</View>
        </Piece>
        <View
          style={{
            position: 'absolute',
            right: -CROSS / 2 - 4,
            bottom: -CROSS / 2,
            width: CROSS,
            height: CROSS,
            borderRadius: CROSS / 2,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: colors.illegal,
          }}
        >
          <Icon name="close" size={20} color={colors.paper} />
        </View>
      </View>
    </View>
  );
}
