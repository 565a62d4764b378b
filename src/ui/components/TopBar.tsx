/** Back, what this is, where we are in it, and at most two icons. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { IconButton } from './IconButton';
import type { IconName } from './iconPaths';
import { T } from './Text';
import { useTitleSize } from './useTitleSize';

export interface TopBarIcon {
  icon: IconName;
  label: string;
  onPress(): void;
  disabled?: boolean;
}

export interface TopBarProps {
  title: string;
  subtitle?: string;
  /** Next to the subtitle: marks of deals played, a row of tokens. */
  extra?: ReactNode;
  back?: { label: string; onPress(): void; icon?: 'back' | 'close' };
  icons?: readonly [] | readonly [TopBarIcon] | readonly [TopBarIcon, TopBarIcon];
  /** A button with words, before the icons. */
  action?: ReactNode;
  /** Ink on a coloured ground. */
  color?: string;
}

export function TopBar(props: TopBarProps): ReactNode {
  const { title, subtitle, extra, back, icons = [], action, color } = props;
  const { space } = useTheme();
  const titleSize = useTitleSize(title, (back ? 1 : 0) + icons.length);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        minHeight: 60,
        paddingHorizontal: back ? space.s : space.page,
        paddingVertical: space.xs,
        gap: space.xs,
      }}
    >
      {back ? (
        <IconButton
          icon={back.icon ?? 'back'}
          label={back.label}
          onPress={back.onPress}
          color={color}
        />
      ) : null}
      <View style={{ flex: 1 }}>
        <T variant="heading" heading={1} color={color ?? 'ink'} numberOfLines={2} style={titleSize}>
          {title}
        </T>
        {subtitle || extra ? (
          <View
            style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.s }}
          >
            {subtitle ? (
              <T variant="label" color={color ?? 'inkFaint'}>
                {subtitle}
              </T>
            ) : null}
            {extra}
          </View>
        ) : null}
      </View>
      {action}
      {icons.map((icon) => (
        <IconButton key={icon.label} {...icon} color={color} />
      ))}
    </View>
  );
}
