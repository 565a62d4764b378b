/** From one place of the screen to another: where pieces were last seen, and what lies where now. */
import type { ReactNode } from 'react';
import type { View } from 'react-native';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Departure {
  from: Box;
  /** How it looks on its way, where that is not what lies at its place afterwards. */
  looks?(at: Box): ReactNode;
}

/** Where a view is on the screen, now. Null where nobody can tell (no layout, as in component tests). */
export function boxOf(view: object | null): Box | null {
  const element = view as { getBoundingClientRect?(): Box } | null;
  const box = element?.getBoundingClientRect?.();
  return box && box.width > 0 ? box : null;
}

/** Its middle is in sight there. */
export function liesIn({ x, y, width, height }: Box, pane: Box): boolean {
  const right = x + width / 2 - pane.x;
  const down = y + height / 2 - pane.y;
  return right >= 0 && right <= pane.width && down >= 0 && down <= pane.height;
}

/** A part of it is out of sight there. */
export function sticksOut({ x, y, width, height }: Box, pane: Box): boolean {
  return (
    x < pane.x || y < pane.y || x + width > pane.x + pane.width || y + height > pane.y + pane.height
  );
}

/** By the name of the piece or, where several go to one place, of that place. */
const departures = new Map<string, Departure[]>();

/** Called before the piece goes: afterwards its view is gone. */
export function leaveFrom(piece: string, view: View | null, looks?: Departure['looks']): void {
  const from = boxOf(view);
  if (!from) return;
  const all = departures.get(piece);
  if (all) all.push({ from, looks });
  else departures.set(piece, [{ from, looks }]);
}

/** All that left for it, in that order, told once. */
export function arrivals(piece: string): readonly Departure[] {
  const all = departures.get(piece) ?? [];
  departures.delete(piece);
  return all;
}

/** What left and did not arrive (the play was refused) will not come any more. */
export function forgetDepartures(): void {
  departures.clear();
}
