/**
 * Reanimated is loaded when the first table that moves is shown, and never where motion is reduced. Until it
 * is there things are simply where they belong: nobody waits for it.
 */
import { View } from 'react-native';

type Mover = typeof View;

let mover: Mover | null = null;
let loading = false;

export function loadMover(): void {
  if (loading) return;
  loading = true;
  import('./reanimated').then(
    ({ AnimatedView }) => {
      mover = AnimatedView as unknown as Mover;
    },
    () => {
      loading = false; // offline on a first visit: the next table may try again
    },
  );
}

/** Null until it is loaded. */
export function moverNow(): Mover | null {
  return mover;
}
