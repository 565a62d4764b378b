/** What the store is opened with when nothing else is given: expo-sqlite on a phone. */
export { expoDrivers as drivers } from './expoDriver';
export { platform } from './platform';
