/** What a component stands on in the app: a language, daylight and rest; a screen also a store and a navigator. */
import {
  NavigationContext,
  type NavigationProp,
  type ParamListBase,
} from '@react-navigation/native';
import { useState, type PropsWithChildren, type ReactNode } from 'react';

import { lookOf } from '../../src/games';
import { SettingsProvider } from '../../app/settings';
import { StoreProvider } from '../../src/match/hooks';
import type { Session, SessionStatus, Store } from '../../src/storage';
import { createSession } from '../../src/storage/session';
import type { Locale } from '../../src/text/define';
import { LocaleProvider } from '../../src/text/locale';
import { ThemeProvider, ToastProvider } from '../../src/ui';

export type LooksProps = PropsWithChildren<{ locale?: Locale; reducedMotion?: boolean }>;

export function Looks({ locale = 'uk', reducedMotion = true, children }: LooksProps): ReactNode {
  return (
    <LocaleProvider preference={locale}>
      <ThemeProvider preference="light" reducedMotion={reducedMotion} looks={lookOf}>
        <ToastProvider>{children}</ToastProvider>
      </ThemeProvider>
    </LocaleProvider>
  );
}

/** A session that is what it is and stays so. */
export function sessionWith(status: SessionStatus): Session {
  return {
    status: () => status,
    subscribe: () => () => undefined,
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

/** Over a store that is open already. */
export function OverStore({ store, ...looks }: LooksProps & { store: Store }): ReactNode {
  const [session] = useState(() => createSession({ open: () => Promise.resolve(store) }));
  return (
    <StoreProvider session={session}>
      <SettingsProvider>
        <Looks {...looks} />
      </SettingsProvider>
    </StoreProvider>
  );
}

/** A navigator that can do what the screen asks of it, and no more. */
export function UnderNavigator(props: PropsWithChildren<{ navigator: object }>): ReactNode {
  const navigation = props.navigator as unknown as NavigationProp<ParamListBase>;
  return <NavigationContext value={navigation}>{props.children}</NavigationContext>;
}
