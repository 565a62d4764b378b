/** Something to do beside what is shown: an icon and a word on the paper, without a tile of their own. */
import type { ReactNode, Ref } from 'react';
import type { View } from 'react-native';

import { Icon, T, Touch, useTheme, type IconName } from '../../../src/ui';

export interface PlainActionProps {
  icon: IconName;
  label: string;
  /** Spoken instead of the label. */
  spoken?: string;
  game: string;
  ref?: Ref<View>;
  onPress(): void;
}

export function PlainAction({ ref, ...props }: PlainActionProps): ReactNode {
  const { game, space } = useTheme();
  const { accent } = game(props.game);
  return (
    <Touch
      ref={ref}
      label={props.spoken ?? props.label}
      onPress={props.onPress}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        minHeight: 48,
        minWidth: 48,
      }}
    >
      <Icon name={props.icon} size={20} color={accent} />
      <T variant="bodyStrong" color={accent}>
        {props.label}
      </T>
    </Touch>
  );
}
