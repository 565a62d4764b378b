/** A small choice: a filter, a tag that can be switched, the opener of a list. */
import type { ReactNode, Ref } from 'react';
import type { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { useStill } from './Still';
import { T } from './Text';
import { Touch } from './Touch';

export interface ChipProps {
  label: string;
  onPress(): void;
  /** Left out for a chip that does something instead of being on or off; of one that opens a list: not everything is shown. */
  selected?: boolean;
  icon?: IconName;
  mark?: ReactNode;
  /** Shows that it opens a list. */
  opens?: boolean;
  game?: string;
  disabled?: boolean;
  /** Spoken instead of the label. */
  spoken?: string;
  ref?: Ref<View>;
}

export function Chip(props: ChipProps): ReactNode {
  const { ref, label, selected = false, icon, mark, opens = false, disabled = false } = props;
  const theme = useTheme();
  const { colors } = theme;
  const tint = theme.game(props.game);
  const still = useStill();
  const ink = disabled ? colors.inkFaint : selected ? tint.onAccent : colors.ink;
  // On a table that is only looked at there is nothing to do.
  if (still && props.selected === undefined) return null;
  return (
    <Touch
      ref={ref}
      label={props.spoken ?? label}
      role={opens || props.selected === undefined ? 'button' : 'checkbox'}
      aria-checked={opens ? undefined : props.selected}
      disabled={disabled}
      onPress={props.onPress}
      sinks
      style={{
        minHeight: 48,
        maxWidth: '100%',
        paddingHorizontal: 14,
        paddingVertical: 6,
        flexDirection: 'row',
        alignItems: 'center',
        gap: 8,
        borderRadius: theme.radii.button,
        backgroundColor: disabled ? colors.paperSunken : selected ? tint.accent : colors.paper,
        boxShadow: disabled ? undefined : theme.shadow('piece'),
      }}
    >
      {mark}
      {icon ? <Icon name={icon} size={20} color={ink} /> : null}
      <T variant="bodyStrong" color={ink} style={{ flexShrink: 1 }}>
        {label}
      </T>
      {opens ? <Icon name="down" size={18} color={ink} /> : null}
    </Touch>
  );
}
