/** Which language is spoken now. Knows nothing about settings: the shell hands the choice in. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { deviceLanguages } from './deviceLanguages';
import { LOCALES, type Catalogues, type Locale } from './define';

const LocaleContext = createContext<Locale>('uk');

/** The first of the device's languages that we speak; English where we speak none of them. */
function deviceLocale(): Locale {
  for (const language of deviceLanguages()) {
    const known = LOCALES.find((locale) => locale === language);
    if (known) return known;
  }
  return 'en';
}

export function LocaleProvider(props: {
  preference: 'system' | Locale;
  children: ReactNode;
}): ReactNode {
  const { preference, children } = props;
  const locale = useMemo(
    () => (preference === 'system' ? deviceLocale() : preference),
    [preference],
  );
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

export function useText<T>(catalogues: Catalogues<T>): T {
  return catalogues[useLocale()];
}
