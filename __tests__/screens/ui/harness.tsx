/** Renders a component the way the app does: in a theme and a language, on a screen with edges. */
import { render, type RenderAPI } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';

import type { Locale } from '../../../src/text/define';
import { LocaleProvider } from '../../../src/text/locale';
import { ThemeProvider, ToastProvider } from '../../../src/ui';

export function renderUi(element: ReactElement, locale: Locale = 'uk'): RenderAPI {
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <LocaleProvider preference={locale}>
        <ThemeProvider preference="light" reducedMotion>
          <ToastProvider>{children}</ToastProvider>
        </ThemeProvider>
      </LocaleProvider>
    ),
  });
}
