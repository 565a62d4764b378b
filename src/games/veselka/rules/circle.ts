/** The closed circle of eight colours and what counts as a run on it. Knows nothing about hands, turns or points. */
import { OK, refusing } from '../../../engine/verdict';
import type { Verdict } from '../../../engine/types';
import { KINDS, kindIndex } from '../../gems/rules/kinds';
import type { Kind } from '../../gems/rules/kinds';
import type { Refusals } from './types';

const refuse = refusing<Refusals>();

export const SHORTEST_RUN = 3;
export const LONGEST_RUN = 8;

/** One step round the circle: forward goes red → orange, back goes red → violet. */
export type Direction = 1 | -1;
export const DIRECTIONS: readonly Direction[] = [1, -1];

export function next(kind: Kind, direction: Direction): Kind {
  return KINDS[(kindIndex(kind) + direction + KINDS.length) % KINDS.length] as Kind;
}

/** The length alone (V-2.1). */
export function judgeLength(length: number): Verdict {
  if (length >= SHORTEST_RUN && length <= LONGEST_RUN) return OK;
  return refuse('V-2.1', { length, shortest: SHORTEST_RUN, longest: LONGEST_RUN });
}

/** The colours of a run against the pile's top card (V-2.3, V-2.4), wherever the cards come from. */
export function judgeColours(top: Kind, cards: readonly Kind[]): Verdict {
  const first = cards[0] as Kind;
  const forward = next(top, 1);
  // A-V2: the top's own colour is not its neighbour.
  if (first !== forward && first !== next(top, -1))
    return refuse('V-2.3', { top, card: first, neighbours: [forward, next(top, -1)] });
  // A-V1: the first step fixes the direction of the whole run.
  const direction: Direction = first === forward ? 1 : -1;
  let before = first;
  for (let i = 1; i < cards.length; i += 1) {
    const card = cards[i] as Kind;
    const expected = next(before, direction);
    if (card !== expected)
      return refuse('V-2.4', { position: i + 1, card, after: before, expected });
    before = card;
  }
  return OK;
}
