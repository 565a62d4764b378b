/** An empty chair in the corner: somebody more. */
import type { ReactNode, Ref } from 'react';
import { View } from 'react-native';

import { Icon, T, Touch, useTheme } from '../../../src/ui';

export interface AddChairProps {
  label: string;
  spoken: string;
  game: string;
  ref?: Ref<View>;
  onPress(): void;
}

const SIZE = 52;

export function AddChair({ ref, ...props }: AddChairProps): ReactNode {
  const { colors, game, space } = useTheme();
  const { accent } = game(props.game);
  return (
    <Touch
      ref={ref}
      label={props.spoken}
      onPress={props.onPress}
      // Beside it, not below: there the next chair stands.
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
      }}
    >
      <View
        style={{
          width: SIZE,
          height: SIZE,
          borderRadius: SIZE / 2,
          borderWidth: 1.5,
          borderStyle: 'dashed',
          borderColor: colors.lineStrong,
          backgroundColor: colors.paperRaised,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Icon name="plus" size={24} color={accent} />
      </View>
      <T variant="label" color={accent}>
        {props.label}
      </T>
    </Touch>
  );
}
