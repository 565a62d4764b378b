/**
 * In a browser: where the page may feel how it is held. Nothing is asked; without the permission no event
 * comes, as on a desktop.
 */
import { useEffect, useEffectEvent } from 'react';

import { faceDownWatch, isFaceDown } from './faceDown';

const RADIANS = Math.PI / 180;

export function useFaceDown(enabled: boolean, onFaceDown: () => void): void {
  const laidDown = useEffectEvent(onFaceDown);
  useEffect(() => {
    if (!enabled) return undefined;
    const felt = faceDownWatch(() => laidDown());
    // A browser turns the screen away by `beta`; `gamma` is what is left of the tilt.
    const heard = ({ beta, gamma }: DeviceOrientationEvent): void => {
      if (beta !== null && gamma !== null) felt(isFaceDown(beta * RADIANS, gamma * RADIANS));
    };
    window.addEventListener('deviceorientation', heard);
    return () => window.removeEventListener('deviceorientation', heard);
  }, [enabled]);
}
