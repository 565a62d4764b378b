/**
 * The holder's own cards by place: colour, rank within the colour, and whether the rules offer that play.
 * Never a value: the move that carries it stays inside `moveOf`.
 */
import type { Seat } from '../../../../engine/types';
import { listed } from '../../../../text/lexicon/forms';
import type { Colour } from '../../rules/cards';
import { playByRank, ranges } from '../../rules/notation';
import type { Move, PlayMove, SeenCard, View } from '../../rules/types';

export interface OwnCard {
  colour: Colour;
  /** 0 is the lowest of its colour. */
  rank: number;
  /** How many of this colour there are. */
  count: number;
  playable: boolean;
}

export function ownCards(hand: readonly SeenCard[], offers: readonly Move[]): OwnCard[] {
  return hand.map(({ colour }, i) => {
    const rank = hand.slice(0, i).filter((card) => card.colour === colour).length;
    const count = hand.filter((card) => card.colour === colour).length;
    return { colour, rank, count, playable: playByRank(offers, colour, rank) !== null };
  });
}

export function moveOf(card: OwnCard, offers: readonly Move[]): PlayMove | null {
  return playByRank(offers, card.colour, card.rank);
}

/** Where an entered play lies in the hand; for a correction, or from advice. */
export function placeOf(draft: PlayMove, cards: readonly OwnCard[], offers: readonly Move[]) {
  const i = cards.findIndex((card) => moveOf(card, offers)?.card === draft.card);
  return i < 0 ? null : i;
}

/** The only card that may be played, if there is just one. */
export function onlyChoice(cards: readonly OwnCard[]): number | null {
  const [first, second] = cards.flatMap((card, i) => (card.playable ? [i] : []));
  return first !== undefined && second === undefined ? first : null;
}

/** The next playable card in a direction, going round. */
export function stepTo(cards: readonly OwnCard[], from: number | null, by: 1 | -1): number | null {
  const size = cards.length;
  const start = from ?? (by > 0 ? -1 : size);
  for (let i = 1; i <= size; i += 1) {
    const at = (((start + by * i) % size) + size) % size;
    if (cards[at]?.playable) return at;
  }
  return null;
}

/** «3–5, 7 або 9»: what a card can still be, from the holder's view alone. */
export function spellRange(values: readonly number[], or: string): string {
  const parts: string[] = [];
  let from = 0;
  values.forEach((value, i) => {
    if (values[i + 1] === value + 1) return;
    const first = values[from] ?? value;
    from = i + 1;
    if (value - first >= 2) parts.push(`${first}–${value}`);
    else parts.push(...(first === value ? [`${value}`] : [`${first}`, `${value}`]));
  });
  return listed(parts, or);
}

export function rangeOf(view: View, seat: Seat, i: number): readonly number[] {
  return view.viewer === seat ? (ranges(view)[i] ?? []) : [];
}
