/** What the places are called that cards fly to. A heap is told by its size: every card makes it another place. */
import type { View } from 'react-native';

import type { Kind } from '../../../gems/rules/kinds';

export const runPlace = (i: number): string => `run ${i}`;
export const handPlace = (kind: Kind, nth: number): string => `hand ${kind} ${nth}`;
export const rainbowPlace = (seat: number, kind: Kind): string => `rainbow ${seat} ${kind}`;
export const pilePlace = (cards: number): string => `pile ${cards}`;
export const discardPlace = (cards: number): string => `discard ${cards}`;

/** Where cards lie on the screen, by their place in the hand or the run. */
export type Spots = Map<number, View>;

/** A card comes into sight or goes. */
export function note(spots: Spots | undefined, i: number): (view: View | null) => void {
  return (view) => {
    if (view) spots?.set(i, view);
    else spots?.delete(i);
  };
}
