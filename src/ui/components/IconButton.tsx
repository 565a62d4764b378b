/** An icon that can be pressed; its words are spoken, not shown. */
import { memo, type ReactNode, type Ref } from 'react';
import type { StyleProp, View, ViewStyle } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { Touch } from './Touch';

export interface IconButtonProps {
  icon: IconName;
  label: string;
  onPress(): void;
  /** On its own paper tile instead of on whatever lies below. */
  tile?: boolean;
  disabled?: boolean;
  color?: string;
  size?: number;
  /** For a button that opens something. */
  expanded?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
  ref?: Ref<View>;
}

export const IconButton = memo(function IconButton({ ref, ...props }: IconButtonProps): ReactNode {
  const { colors, radii, touch, shadow } = useTheme();
  const { icon, label, tile = false, disabled = false, size = 24 } = props;
  return (
    <Touch
      ref={ref}
      label={label}
      onPress={props.onPress}
      disabled={disabled}
      aria-expanded={props.expanded}
      sinks={tile}
      testID={props.testID}
      style={[
        {
          minWidth: touch.min,
          minHeight: touch.min,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: radii.button,
        },
        tile ? { backgroundColor: colors.paper, boxShadow: shadow('piece') } : null,
        props.style,
      ]}
    >
      <Icon
        name={icon}
        size={size}
        color={disabled ? colors.lineStrong : (props.color ?? colors.ink)}
      />
    </Touch>
  );
});
