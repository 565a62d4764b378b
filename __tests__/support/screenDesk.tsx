/**
 * One screen over a real store, in Ukrainian, by daylight and at rest. Gives every test of a file a store of
 * its own. Knows no particular screen.
 */
import {
  NavigationContext,
  type NavigationProp,
  type ParamListBase,
} from '@react-navigation/native';
import { renderAsync } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { StoreProvider } from '../../src/match/hooks';
import type { Store } from '../../src/storage';
import { createSession } from '../../src/storage/session';
import { LocaleProvider } from '../../src/text/locale';
import { ThemeProvider, ToastProvider } from '../../src/ui';
import { testPlace, type TestPlace } from './sqlite/openTestStore';

export interface ScreenDesk {
  store(): Store;
  show(screen: ReactElement, options?: { reducedMotion?: boolean }): Promise<void>;
}

/** @param navigation what the screen asks of the navigator, beside its title. */
export function screenDesk(navigation: object = {}): ScreenDesk {
  let place: TestPlace;
  let store: Store;
  beforeEach(async () => {
    place = testPlace();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    place.remove();
  });
  const navigator = { setOptions: () => undefined, ...navigation };
  return {
    store: () => store,
    async show(screen, { reducedMotion = true } = {}) {
      const opened = store;
      await renderAsync(
        <StoreProvider session={createSession({ open: () => Promise.resolve(opened) })}>
          <LocaleProvider preference="uk">
            <ThemeProvider preference="light" reducedMotion={reducedMotion}>
              <ToastProvider>
                <NavigationContext.Provider
                  value={navigator as unknown as NavigationProp<ParamListBase>}
                >
                  {screen}
                </NavigationContext.Provider>
              </ToastProvider>
            </ThemeProvider>
          </LocaleProvider>
        </StoreProvider>,
      );
    },
  };
}
