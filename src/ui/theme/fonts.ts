/** The six faces of the app, cut to the letters we write with by src/tools/fonts.ts. */
import { loadAsync } from 'expo-font';
import { useEffect, useState } from 'react';

import type { FACES, Face } from './type';

const FONTS: Record<(typeof FACES)[Face], number> = {
  Literata_600SemiBold: require('../../../assets/fonts/Literata_600SemiBold.ttf'),
  Literata_700Bold: require('../../../assets/fonts/Literata_700Bold.ttf'),
  GolosText_400Regular: require('../../../assets/fonts/GolosText_400Regular.ttf'),
  GolosText_500Medium: require('../../../assets/fonts/GolosText_500Medium.ttf'),
  GolosText_600SemiBold: require('../../../assets/fonts/GolosText_600SemiBold.ttf'),
  GolosText_700Bold: require('../../../assets/fonts/GolosText_700Bold.ttf'),
};

/**
 * True as soon as the app may draw: a phone reads the letters from its own files while the splash
 * is still up. Should that fail, the system's letters serve.
 */
export function useAppFonts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const done = (): void => setReady(true);
    loadAsync(FONTS).then(done, done);
  }, []);
  return ready;
}
