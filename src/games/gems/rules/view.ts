/** What a viewer may know of hands: one's own cards, everyone's number of cards, and what payments have said. */
import type { Viewer } from '../../../engine/types';
import { listKinds } from './counts';
import type { Kind } from './kinds';
import type { Hand, Lack } from './hands';

export interface HandView {
  size: number;
  /** In circle order; null where the viewer may not or cannot know them. */
  cards: readonly Kind[] | null;
  /** Cards drawn in the whole match, the first hand not counted. */
  drawn: number;
  /** Real table only: kinds once said to be lacking, by kind. */
  lacks: readonly (Lack | null)[];
}

export function viewHands(hands: readonly Hand[], viewer: Viewer): HandView[] {
  return hands.map(({ cards, size, drawn, lacks }, seat) => ({
    size,
    cards: seat === viewer && cards !== null ? listKinds(cards) : null,
    drawn,
    lacks,
  }));
}
