/**
 * A shake of the phone in a browser. Browsers that ask for permission ask only after a touch, so they are
 * left in peace; a desktop sends no event at all.
 */
import { useEffect, useEffectEvent } from 'react';

/** In m/s², gravity included: about 2.2 g. */
const HARD = 21.6;

export function useShake(enabled: boolean, onShake: () => void): void {
  const shaken = useEffectEvent(onShake);
  useEffect(() => {
    if (!enabled || typeof window.DeviceMotionEvent === 'undefined') return undefined;
    const heard = ({ accelerationIncludingGravity: felt }: DeviceMotionEvent): void => {
      if (felt && Math.hypot(felt.x ?? 0, felt.y ?? 0, felt.z ?? 0) > HARD) shaken();
    };
    window.addEventListener('devicemotion', heard);
    return () => window.removeEventListener('devicemotion', heard);
  }, [enabled]);
}
