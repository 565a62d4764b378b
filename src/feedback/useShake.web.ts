/**
 * A shake of the phone in a browser. Browsers that ask for permission ask only after a touch, so they are
 * left in peace; a desktop sends no event at all.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** In m/s², gravity included: about 2.2 g. */
const HARD = 21.6;
/** One shake is felt many times over; it throws once. */
const PAUSE_MS = 900;

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
    if (!enabled || typeof window.DeviceMotionEvent === 'undefined') return undefined;
    const heard = ({ accelerationIncludingGravity: felt }: DeviceMotionEvent): void => {
      // Some desktops send one empty event.
      const { x, y, z } = felt ?? { x: null, y: null, z: null };
      if (x === null || y === null || z === null) return;
      setFeels(true);
      if (Math.hypot(x, y, z) > HARD) shaken();
    };
    window.addEventListener('devicemotion', heard);
    return () => window.removeEventListener('devicemotion', heard);
  }, [enabled]);
  return feels;
}
