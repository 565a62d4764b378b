/** The hands as this seat may take them to be: the others' as they are seen, the own ones drawn from what memory leaves. */
import { filled } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import type { Quick } from '../../../bots/kit/quick';
import { COLOUR_COUNT, colourIndex } from '../rules/cards';
import type { View } from '../rules/types';
import type { Memory } from './memory';

type Played = Extract<View, { phase: 'bid' | 'play' }>;

/** How many ways there are to lay the cards from the i-th on into the values from the j-th on. */
interface Draw {
  values: number[];
  /** By card · (values + 1) + value. */
  ways: number[];
  bounds: readonly [number, number][];
}

export interface Worlds {
  /** Masks by seat · 5 + colour; the own ones empty. */
  hands: number[];
  draws: Draw[];
  seat: Seat;
}

export function worldsOf(view: Played, seat: Seat, memory: Memory): Worlds {
  const hands = filled(view.seats * COLOUR_COUNT, 0);
  view.hands?.forEach((hand, s) => {
    for (const card of hand) {
      if (s === seat || !('value' in card)) continue;
      const place = s * COLOUR_COUNT + colourIndex(card.colour);
      hands[place] = (hands[place] as number) | (1 << card.value);
    }
  });
  const draws = memory.own.map((bounds, colour) => {
    const values: number[] = [];
    for (let value = 1; value <= view.highest; value += 1)
      if (((memory.seen[colour] as number) & (1 << value)) === 0) values.push(value);
    return (
      drawOf(values, bounds) ??
      (drawOf(
        values,
        bounds.map(() => [0, 99]),
      ) as Draw)
    );
  });
  return { hands, draws, seat };
}

/** Null where nothing fits: then what was remembered cannot be right. */
function drawOf(values: number[], bounds: readonly [number, number][]): Draw | null {
  const wide = values.length + 1;
  const ways = filled((bounds.length + 1) * wide, 0);
  for (let j = 0; j < wide; j += 1) ways[bounds.length * wide + j] = 1;
  for (let i = bounds.length - 1; i >= 0; i -= 1) {
    const [low, high] = bounds[i] as [number, number];
    for (let j = values.length - 1; j >= 0; j -= 1) {
      const value = values[j] as number;
      const here = value > low && value < high ? (ways[(i + 1) * wide + j + 1] as number) : 0;
      ways[i * wide + j] = (ways[i * wide + j + 1] as number) + here;
    }
  }
  return bounds.length > 0 && ways[0] === 0 ? null : { values, ways, bounds };
}

/** Every hand that fits is as likely. */
function drawnMask({ values, ways, bounds }: Draw, chance: Quick): number {
  const wide = values.length + 1;
  let mask = 0;
  let j = 0;
  for (let i = 0; i < bounds.length; i += 1) {
    const pick = chance.below(ways[i * wide + j] as number);
    for (;;) {
      // Ways that leave this value out come first.
      const skip = ways[i * wide + j + 1] as number;
      if (pick >= skip) break;
      j += 1;
    }
    mask |= 1 << (values[j] as number);
    j += 1;
  }
  return mask;
}

/** One world, written into `hands`. */
export function drawWorld(worlds: Worlds, chance: Quick, hands: number[]): void {
  const from = worlds.hands;
  for (let i = 0; i < from.length; i += 1) hands[i] = from[i] as number;
  const own = worlds.seat * COLOUR_COUNT;
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1) {
    const draw = worlds.draws[colour] as Draw;
    hands[own + colour] = draw.bounds.length === 0 ? 0 : drawnMask(draw, chance);
  }
}
