/** From one place of the screen to another: where a piece was last seen, and what lies where now. */
import type { View } from 'react-native';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a view is on the screen, now. Null where nobody can tell (no layout, as in component tests). */
export function boxOf(view: View | null): Box | null {
  const element = view as { getBoundingClientRect?(): Box } | null;
  const box = element?.getBoundingClientRect?.();
  return box && box.width > 0 ? box : null;
}

/** One hand plays one piece at a time. */
let departure: { piece: string; from: Box } | null = null;

/** Called before the piece goes: afterwards its view is gone. */
export function leaveFrom(piece: string, view: View | null): void {
  const from = boxOf(view);
  departure = from ? { piece, from } : null;
}

/** Where it came from, told once. */
export function arrive(piece: string): Box | null {
  if (departure?.piece !== piece) return null;
  const { from } = departure;
  departure = null;
  return from;
}
