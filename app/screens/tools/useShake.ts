/** Calls back when the device is shaken; nothing where there is no sensor or it may not be asked. */
import { useEffect, useRef } from 'react';
import { Platform } from 'react-native';

const FORCE = 1.9; // in g: a flick of the wrist, not a step
const PAUSE_MS = 900;

export function useShake(onShake: () => void, enabled = true): void {
  const callback = useRef(onShake);
  useEffect(() => {
    callback.current = onShake;
  });
  useEffect(() => {
    // In the browser a sensor needs a permission dialogue; the button is right there.
    if (!enabled || Platform.OS === 'web') return undefined;
    let stop: (() => void) | null = null;
    let ended = false;
    let last = 0;
    import('expo-sensors').then(
      ({ Accelerometer }) => {
        if (ended) return;
        Accelerometer.setUpdateInterval(80);
        const subscription = Accelerometer.addListener(({ x, y, z }) => {
          const now = Date.now();
          if (Math.hypot(x, y, z) < FORCE || now - last < PAUSE_MS) return;
          last = now;
          callback.current();
        });
        stop = () => subscription.remove();
      },
      () => undefined,
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, [enabled]);
}
