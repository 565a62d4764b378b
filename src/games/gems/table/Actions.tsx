/** The tray's bottom row: a small way out, a quiet action, and the one primary button. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import {
  Button,
  IconButton,
  useTheme,
  type ButtonProps,
  type IconName,
  useCramped,
} from '../../../ui';

export interface QuietAction {
  icon: IconName;
  label: string;
  onPress(): void;
}

export interface ActionsProps {
  /** Only an icon: its words are spoken. */
  small?: QuietAction | null;
  /** In words, unless there is no room for them. */
  quiet?: QuietAction | null;
  primary: Omit<ButtonProps, 'kind' | 'style'>;
}

export function Actions({ small, quiet, primary }: ActionsProps): ReactNode {
  const { space } = useTheme();
  const cramped = useCramped();
  return (
    <View style={{ flexDirection: 'row', gap: space.s, alignItems: 'flex-end' }}>
      {small ? <IconButton tile {...small} style={{ height: 60, width: 52 }} /> : null}
      {quiet && cramped ? <IconButton tile {...quiet} style={{ height: 60, width: 52 }} /> : null}
      {quiet && !cramped ? <Button kind="quiet" {...quiet} /> : null}
      <Button style={{ flex: 1 }} {...primary} />
    </View>
  );
}
