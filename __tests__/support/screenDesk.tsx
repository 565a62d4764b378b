/**
 * One screen over a real store, in Ukrainian, by daylight and at rest. Gives every test of a file a store of
 * its own. Knows no particular screen.
 */
import { renderAsync } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import type { Store } from '../../src/storage';
import { storeForEach } from './sqlite/openTestStore';
import { OverStore, UnderNavigator } from './surroundings';

export interface ScreenDesk {
  store(): Store;
  show(screen: ReactElement, options?: { reducedMotion?: boolean }): Promise<void>;
}

/** @param navigation what the screen asks of the navigator, beside its title. */
export function screenDesk(navigation: object = {}): ScreenDesk {
  const { store } = storeForEach();
  const navigator = { setOptions: () => undefined, ...navigation };
  return {
    store,
    async show(screen, { reducedMotion = true } = {}) {
      await renderAsync(
        <OverStore store={store()} reducedMotion={reducedMotion}>
          <UnderNavigator navigator={navigator}>{screen}</UnderNavigator>
        </OverStore>,
      );
    },
  };
}
