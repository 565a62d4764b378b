/** Takes back what was tapped in last. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { Icon, T, Touch, useTheme } from '../../../ui';
import { settleKeys } from './text';

export function EraseKey(props: {
  onPress(): void;
  disabled?: boolean;
  label?: string;
}): ReactNode {
  const words = useText(settleKeys);
  const { colors, space } = useTheme();
  const ink = props.disabled ? colors.inkFaint : colors.ink;
  return (
    <Touch
      disabled={props.disabled}
      onPress={props.onPress}
      style={{
        minHeight: 48,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        paddingHorizontal: space.xs,
      }}
    >
      <Icon name="undo" size={22} color={ink} />
      <T color={ink}>{props.label ?? words.erase}</T>
    </Touch>
  );
}
