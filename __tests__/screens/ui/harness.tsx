/** Renders a component the way the app does: in a theme and a language, on a screen with edges. */
import { render, type RenderAPI } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';

import type { Locale } from '../../../src/text/define';
import { Looks } from '../../support/surroundings';

export function renderUi(element: ReactElement, locale: Locale = 'uk'): RenderAPI {
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => <Looks locale={locale}>{children}</Looks>,
  });
}
