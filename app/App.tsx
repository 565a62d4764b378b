/** The root: what every screen stands on. Order matters: settings decide language and looks. */
import { StatusBar } from 'expo-status-bar';
import { getStateFromPath } from '@react-navigation/native';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { lookOf } from '../src/games';
import { StoreProvider } from '../src/match/hooks';
import { common } from '../src/text/common';
import { LocaleProvider, useLocale, useText } from '../src/text/locale';
import { speakPage } from '../src/text/pageLanguage';
import { ThemeProvider, ToastProvider, useAppFonts, useTheme } from '../src/ui';
import { ErrorBoundary } from './ErrorBoundary';
import { Navigation } from './navigation';
import { StoreGate } from './StoreGate';
import { UpdateNotice } from './UpdateNotice';
import { navigationTheme } from './navigationTheme';
import { SettingsProvider, useSettings } from './settings';
import { startMetrics } from './startMetrics';

/** What React Navigation makes of the address «/». */
const FIRST_PAGE = {
  routes: [{ name: 'Tabs', state: { routes: [{ name: 'Table', path: '/' }] } }],
};

/** The paths stand beside the screens in the navigation tree. The first page is reached without reading them all. */
const LINKING: ComponentProps<typeof Navigation>['linking'] = {
  prefixes: ['arbitr://'],
  enabled: true,
  getStateFromPath: (path, options) =>
    path === '/' ? FIRST_PAGE : getStateFromPath(path, options),
};

function Shell(): ReactNode {
  const theme = useTheme();
  const { appName } = useText(common);
  const locale = useLocale();
  useEffect(() => speakPage(locale), [locale]);
  return (
    <>
      <StatusBar style={theme.scheme === 'dark' ? 'light' : 'dark'} />
      <ErrorBoundary>
        <StoreGate>
          <Navigation
            theme={navigationTheme(theme)}
            linking={LINKING}
            documentTitle={{ formatter: (options) => documentTitle(options, appName) }}
          />
        </StoreGate>
      </ErrorBoundary>
      <UpdateNotice />
    </>
  );
}

function documentTitle(options: Record<string, unknown> | undefined, appName: string): string {
  const title = options?.title;
  return typeof title === 'string' && title !== '' ? `${title} · ${appName}` : appName;
}

/** The settings are read again from the store; until then the browser's mirror or the defaults hold. */
function Furnished(): ReactNode {
  const { settings } = useSettings();
  const reduced = { system: undefined, on: true, off: false }[settings.reducedMotion];
  return (
    <LocaleProvider preference={settings.language}>
      <ThemeProvider
        preference={settings.theme}
        highContrast={settings.highContrast}
        leftHanded={settings.leftHanded}
        textScale={settings.textScale}
        looks={lookOf}
        {...(reduced === undefined ? {} : { reducedMotion: reduced })}
      >
        <ToastProvider>
          <Shell />
        </ToastProvider>
      </ThemeProvider>
    </LocaleProvider>
  );
}

export function App(): ReactNode {
  useAppFonts();
  return (
    <SafeAreaProvider initialMetrics={startMetrics}>
      <StoreProvider>
        <SettingsProvider>
          <Furnished />
        </SettingsProvider>
      </StoreProvider>
    </SafeAreaProvider>
  );
}
