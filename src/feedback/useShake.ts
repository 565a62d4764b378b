/**
 * A shake of the phone, where the phone can feel it. An extra only: everything it does has a button, so
 * a device without the sensor, or one that refuses it, is left in peace.
 */
import { Accelerometer } from 'expo-sensors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** In g. Walking stays below 1.6; a shaken cup of dice is well above 2. */
const HARD = 2.2;
/** One shake is felt many times over; it throws once. */
const PAUSE_MS = 900;
const EVERY_MS = 60;

/** True once the device is known to feel shakes: then the words may speak of it. */
export function useShake(enabled: boolean, onShake: () => void): boolean {
  const [feels, setFeels] = useState(false);
  const last = useRef(0);
  const shaken = useEffectEvent(() => {
    const now = Date.now();
    if (now - last.current < PAUSE_MS) return;
    last.current = now;
    onShake();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let stop: (() => void) | null = null;
    let left = false;
    const listen = async (): Promise<void> => {
      if (!(await Accelerometer.isAvailableAsync()) || left) return;
      setFeels(true);
      Accelerometer.setUpdateInterval(EVERY_MS);
      const heard = Accelerometer.addListener(({ x, y, z }) => {
        if (Math.hypot(x, y, z) > HARD) shaken();
      });
      stop = () => heard.remove();
    };
    listen().catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [enabled]);
  return feels;
}
