/** A line at the foot of the table's panel: what is agreed, how the chance is checked; a touch opens it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, T, Touch, useTheme, type IconName } from '../../../src/ui';

export interface PanelRowProps {
  icon: IconName;
  title: string;
  note?: string;
  /** For a row that unfolds in its place. */
  expanded?: boolean;
  onPress(): void;
}

export function PanelRow({ icon, title, note, expanded, onPress }: PanelRowProps): ReactNode {
  const { colors, space } = useTheme();
  const opener = expanded === undefined ? 'right' : expanded ? 'up' : 'down';
  return (
    <Touch
      onPress={onPress}
      label={note ? `${title}. ${note}` : title}
      aria-expanded={expanded}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        minHeight: 52,
        borderTopWidth: 1,
        borderColor: colors.line,
      }}
    >
      <Icon name={icon} size={22} color={colors.inkSoft} />
      <View style={{ flex: 1, paddingVertical: space.xs }}>
        <T color="inkSoft">{title}</T>
        {note ? (
          <T variant="label" color="inkFaint">
            {note}
          </T>
        ) : null}
      </View>
      <Icon name={opener} size={20} color={colors.inkSoft} />
    </Touch>
  );
}
