/** The four tabs: a paper bar below on a phone, a rail at the side on a wide screen. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { common } from '../src/text/common';
import { useText } from '../src/text/locale';
import { fittingSize, Icon, T, Touch, useTheme, WIDE, type IconName } from '../src/ui';

const TABS: readonly {
  name: string;
  key: 'table' | 'history' | 'players' | 'settings';
  icon: IconName;
}[] = [
  { name: 'Table', key: 'table', icon: 'table' },
  { name: 'History', key: 'history', icon: 'clock' },
  { name: 'Players', key: 'players', icon: 'people' },
  { name: 'Settings', key: 'settings', icon: 'sliders' },
];

export { WIDE };

/** A tab beside the page: the longest word in letters of the usual size. */
const SIDE = 92;

export function TabBar(props: { current: string; onSelect(name: string): void }): ReactNode {
  const words = useText(common).tabs;
  const { colors, space, shadow, type } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const wide = width >= WIDE;
  const room = wide ? SIDE : width / TABS.length;
  return (
    <View
      role="navigation"
      style={{
        flexDirection: wide ? 'column' : 'row',
        justifyContent: wide ? 'flex-start' : 'space-around',
        gap: wide ? space.l : 0,
        paddingTop: wide ? insets.top + space.xxl : space.s,
        paddingBottom: insets.bottom + space.s,
        paddingHorizontal: wide ? space.s : insets.left,
        backgroundColor: colors.paper,
        boxShadow: shadow('sheet'),
        zIndex: 1,
      }}
    >
      {TABS.map(({ name, key, icon }) => {
        const selected = name === props.current;
        return (
          <Touch
            key={name}
            role="link"
            label={words[key]}
            aria-current={selected ? 'page' : undefined}
            onPress={() => props.onSelect(name)}
            style={{
              flex: wide ? undefined : 1,
              minHeight: 52,
              minWidth: wide ? SIDE : undefined,
              alignItems: 'center',
              gap: 2,
            }}
          >
            <View
              style={{
                width: 60,
                height: 30,
                borderRadius: 15,
                alignItems: 'center',
                justifyContent: 'center',
                borderWidth: 1,
                borderColor: selected ? colors.paperEdge : 'transparent',
                backgroundColor: selected ? colors.paperSunken : 'transparent',
              }}
            >
              <Icon name={icon} size={22} color={selected ? colors.ink : colors.inkFaint} />
            </View>
            <T
              variant="tag"
              numberOfLines={1}
              maxFontSizeMultiplier={1.3}
              color={selected ? 'ink' : 'inkFaint'}
              style={{ fontSize: fittingSize(words[key], room, type.tag.fontSize ?? 12, 9) }}
            >
              {words[key]}
            </T>
          </Touch>
        );
      })}
    </View>
  );
}
