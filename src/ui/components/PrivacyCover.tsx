/**
 * Cloth over everything while the app is not in front, so that the app switcher's picture shows no hand.
 * Only for the eyes: what lies under it stays as it was.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { AppState, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { Cloth } from './Cloth';

/** The app is in front of the player. */
export function useInFront(): boolean {
  const [inFront, setInFront] = useState(true);
  useEffect(() => {
    const listener = AppState.addEventListener('change', (state) => setInFront(state === 'active'));
    return () => listener.remove();
  }, []);
  return inFront;
}

export function PrivacyCover({ game }: { game?: string }): ReactNode {
  const thread = useTheme().game(game).accent;
  const insets = useSafeAreaInsets();
  if (useInFront()) return null;
  return (
    <View
      testID="cover"
      aria-hidden
      pointerEvents="none"
      style={[StyleSheet.absoluteFill, { zIndex: 20 }]}
    >
      <Cloth thread={thread} bandTop={insets.top + 20} />
    </View>
  );
}
