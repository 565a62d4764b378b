/** Calls back when the phone is laid on its face; nothing where it cannot feel that. */
import { useEffect, useEffectEvent } from 'react';

import { faceDownWatch, isFaceDown } from './faceDown';

const EVERY_MS = 250;

export function useFaceDown(enabled: boolean, onFaceDown: () => void): void {
  const laidDown = useEffectEvent(onFaceDown);
  useEffect(() => {
    if (!enabled) return undefined;
    let stop: (() => void) | null = null;
    let left = false;
    const listen = async (): Promise<void> => {
      const { DeviceMotion } = await import('expo-sensors');
      if (!(await DeviceMotion.isAvailableAsync()) || left) return;
      const felt = faceDownWatch(() => laidDown());
      DeviceMotion.setUpdateInterval(EVERY_MS);
      const heard = DeviceMotion.addListener(({ rotation }) => {
        // A phone without a compass sends no rotation.
        const known = rotation as typeof rotation | undefined;
        if (known) felt(isFaceDown(known.gamma, known.beta));
      });
      stop = () => heard.remove();
    };
    listen().catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [enabled]);
}
