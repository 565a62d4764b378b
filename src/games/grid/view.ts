/** What a viewer may know of hands: one's own cards, everyone's number of cards. */
import type { Viewer } from '../../engine/types';
import { type Kind, listKinds } from '../gems';
import type { Hand } from './hands';

export interface HandView {
  size: number;
  /** In circle order; null where the viewer may not or cannot know them. */
  cards: readonly Kind[] | null;
}

export function viewHands(hands: readonly Hand[], viewer: Viewer): HandView[] {
  return hands.map(({ cards, size }, seat) => ({
    size,
    cards: seat === viewer && cards !== null ? listKinds(cards) : null,
  }));
}
