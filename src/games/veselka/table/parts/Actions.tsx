/** The tray's bottom row: small ways out, the swap, and the one primary button with the room it needs. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import {
  Button,
  IconButton,
  useTheme,
  type ButtonProps,
  type IconName,
  useCramped,
} from '../../../../ui';

export interface QuietAction {
  icon: IconName;
  label: string;
  onPress(): void;
  disabled?: boolean;
}

export interface ActionsProps {
  /** Only an icon: its words are spoken. */
  small?: QuietAction | null;
  /** In words, unless there is no room for them. */
  quiet?: QuietAction;
  primary: Omit<ButtonProps, 'kind' | 'game' | 'style'>;
}

export function Actions({ small, quiet, primary }: ActionsProps): ReactNode {
  const { space } = useTheme();
  const cramped = useCramped();
  return (
    <View style={{ flexDirection: 'row', gap: space.s, alignItems: 'center' }}>
      {small ? <IconButton {...small} /> : null}
      {quiet && cramped ? <IconButton tile {...quiet} /> : null}
      {quiet && !cramped ? <Button kind="quiet" {...quiet} /> : null}
      <Button game="veselka" style={{ flex: 1 }} {...primary} />
    </View>
  );
}
