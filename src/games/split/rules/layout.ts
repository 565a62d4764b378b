/** The piles in front of one player. Knows nothing about rows, votes or turns. */
import { JOKER_KIND, kindOf, TOP_VALUE } from './deck';
import type { Card, Front } from './types';

const NONE: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

export const EMPTY_FRONT: Front = { numbers: NONE, jokers: NONE, loose: 0 };

/** Values with a pile, ascending. Every pile holds a number, so numbers alone tell (S-5.2). */
export function pileValues(front: Front): number[] {
  const out: number[] = [];
  for (let i = 0; i < TOP_VALUE; i += 1) if ((front.numbers[i] as number) > 0) out.push(i + 1);
  return out;
}

/**
 * Cards `from` … `to` of the row: numbers onto their piles (S-5.1). With no pile the jokers wait (S-5.3),
 * with one they are laid there at once; with several they stay loose until their owner has chosen.
 */
export function receive(front: Front, row: readonly Card[], from: number, to: number): Front {
  const numbers = front.numbers.slice();
  let loose = front.loose;
  for (let i = from; i < to; i += 1) {
    const kind = kindOf(row[i] as Card);
    if (kind === JOKER_KIND) loose += 1;
    else numbers[kind] = (numbers[kind] as number) + 1;
  }
  const laidOut = { numbers, jokers: front.jokers, loose };
  if (loose === 0) return laidOut;
  const only = onlyPile(numbers);
  return only === null ? laidOut : layJokers(laidOut, only, loose);
}

/** The value of the one pile there is; null with none or with several. */
function onlyPile(numbers: readonly number[]): number | null {
  let only: number | null = null;
  for (let i = 0; i < TOP_VALUE; i += 1)
    if ((numbers[i] as number) > 0) {
      if (only !== null) return null;
      only = i + 1;
    }
  return only;
}

/** Jokers that their owner has to place: loose although there are piles (A-S12). */
export function mustPlace(front: Front): boolean {
  return front.loose > 0 && hasPile(front.numbers);
}

function hasPile(numbers: readonly number[]): boolean {
  for (let i = 0; i < TOP_VALUE; i += 1) if ((numbers[i] as number) > 0) return true;
  return false;
}

export function layJokers(front: Front, value: number, count: number): Front {
  const jokers = front.jokers.slice();
  jokers[value - 1] = (jokers[value - 1] as number) + count;
  return { numbers: front.numbers, jokers, loose: front.loose - count };
}

/** Cards by value, jokers on piles included; a joker on no pile counts nothing (A-S14, A-S17). */
export function countPiles(front: Front): number[] {
  const out = front.numbers.slice();
  for (let i = 0; i < TOP_VALUE; i += 1) out[i] = (out[i] as number) + (front.jokers[i] as number);
  return out;
}
