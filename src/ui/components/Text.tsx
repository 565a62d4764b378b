/** The only way text gets on the screen: one of the named styles, in one of the named inks. */
import { memo, type ReactNode } from 'react';
import { Text, type StyleProp, type TextProps, type TextStyle } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import type { ColorName } from '../theme/tokens';
import type { TextVariant } from '../theme/type';

export interface TProps extends Omit<TextProps, 'style' | 'role'> {
  variant?: TextVariant;
  /** A colour's name, or a value for text on a coloured piece. */
  color?: ColorName | (string & {});
  align?: 'left' | 'center' | 'right';
  /** Says that this is a heading, and of which level. */
  heading?: 1 | 2 | 3 | 4;
  style?: StyleProp<TextStyle>;
  children?: ReactNode;
}

export const T = memo(function T(props: TProps): ReactNode {
  const { variant = 'body', color = 'ink', align, heading, style, children, ...rest } = props;
  const theme = useTheme();
  const named: string | undefined = theme.colors[color as ColorName];
  const headingProps = heading ? { role: 'heading' as const, 'aria-level': heading } : {};
  return (
    <Text
      maxFontSizeMultiplier={2}
      {...rest}
      {...headingProps}
      style={[
        theme.type[variant],
        { color: named ?? color },
        align ? { textAlign: align } : null,
        style,
      ]}
    >
      {children}
    </Text>
  );
});
