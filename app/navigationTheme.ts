/** React Navigation's own colours, from our tokens: only its background is ever seen. */
import { DefaultTheme, type Theme as NavigationTheme } from '@react-navigation/native';

import type { Theme } from '../src/ui';

export function navigationTheme(theme: Theme): NavigationTheme {
  return {
    ...DefaultTheme,
    dark: theme.scheme === 'dark',
    colors: {
      primary: theme.colors.action,
      background: theme.colors.table,
      card: theme.colors.paper,
      text: theme.colors.ink,
      border: theme.colors.line,
      notification: theme.colors.illegal,
    },
  };
}
