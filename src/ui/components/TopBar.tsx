/** Back, what this is, where we are in it, and at most two icons. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { fittingSize } from '../theme/fit';
import { useTheme } from '../theme/ThemeProvider';
import { IconButton } from './IconButton';
import type { IconName } from './iconPaths';
import { T } from './Text';

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

/** A button and the gap beside it. */
const BUTTON = 56;

/** A long word of a title stays whole between the buttons, in smaller letters where it must. */
function useTitleSize(title: string, buttons: number) {
  const { width, fontScale } = useWindowDimensions();
  const { type, space } = useTheme();
  const { fontSize = 20, lineHeight = 26 } = type.heading;
  const room = (width - 2 * space.page - buttons * BUTTON) / Math.min(2, fontScale);
  const size = fittingSize(title, room, fontSize, 16, 'display');
  return { fontSize: size, lineHeight: Math.round((size * lineHeight) / fontSize) };
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
