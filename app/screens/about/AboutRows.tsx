/** When, where and a note as three lines of a panel; a touch changes them. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { About } from '../../../src/match/record/types';
import { formatDay, formatTime } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { Icon, T, Touch, useTheme, type IconName } from '../../../src/ui';
import { aboutText } from './text';

export interface AboutRowsProps {
  playedAt: number;
  about: About;
  onPress(): void;
}

export function AboutRows({ playedAt, about, onPress }: AboutRowsProps): ReactNode {
  const words = useText(aboutText);
  const locale = useLocale();
  const at = about.when ?? playedAt;
  const rows: readonly [IconName, string, string | undefined][] = [
    ['clock', words.when, `${formatDay(at, locale)}, ${formatTime(at, locale)}`],
    ['flag', words.place, about.place],
    ['pencil', words.note, about.note],
  ];
  return (
    <View>
      {rows.map(([icon, name, value], i) => (
        <Row key={icon} {...{ icon, name, value, onPress }} first={i === 0} />
      ))}
    </View>
  );
}

interface RowProps {
  icon: IconName;
  name: string;
  value: string | undefined;
  first: boolean;
  onPress(): void;
}

function Row({ icon, name, value, first, onPress }: RowProps): ReactNode {
  const words = useText(aboutText);
  const { colors, space } = useTheme();
  return (
    <Touch
      label={words.change(name, value ?? words.none)}
      onPress={onPress}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        minHeight: 56,
        paddingVertical: space.xs,
        borderTopWidth: first ? 0 : 1,
        borderColor: colors.line,
      }}
    >
      <Icon name={icon} size={24} color={colors.inkSoft} />
      <View style={{ flex: 1 }}>
        <T variant="caption" color="inkSoft">
          {name}
        </T>
        <T color={value ? 'ink' : 'inkFaint'}>{value ?? words.none}</T>
      </View>
      <Icon name="pencil" size={20} color={colors.inkFaint} />
    </Touch>
  );
}
