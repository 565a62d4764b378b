/** Where the store lives when nothing else is said: expo-sqlite's files on a phone. */
import { expoDrivers } from './expoDriver';
import type { Place } from './open';
import { platform } from './platform';

export const places = (): Place[] => [{ drivers: expoDrivers, platform }];
