/**
 * «Промінь» once more, as one would write it for boardgame.io: the same log of deals, bets and plays,
 * the same checks, the same scores. Only for comparison; the app never sees it.
 */
import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

interface Bid {
  beads: number;
  shield: boolean;
}

export interface Tricks {
  seats: number;
  first: number;
  deal: number;
  phase: 'deal' | 'bid' | 'play' | 'over';
  hands: string[][];
  bids: (Bid | null)[];
  trick: { seat: number; card: string }[];
  won: number[];
  played: number;
  toAct: number;
  points: number[];
}

const TRICKS_A_DEAL = 10;
const DEALS = 4;
const SHIELD_BONUS = 1;
/** Chance moves carry no seat; the first one makes them. */
const THE_DEVICE = 0;

const colourOf = (card: string): string => card.charAt(0);
const valueOf = (card: string): number => Number(card.slice(1));

function winnerOf(trick: Tricks['trick']): number {
  let best = trick[0] ?? { seat: 0, card: 'r0' };
  for (const next of trick) {
    const trumps = colourOf(next.card) === 'y' && colourOf(best.card) !== 'y';
    const higher =
      colourOf(next.card) === colourOf(best.card) && valueOf(next.card) > valueOf(best.card);
    if (trumps || higher) best = next;
  }
  return best.seat;
}

function opener(G: Tricks): number {
  const holder = (G.first + G.deal) % G.seats;
  if (G.deal < DEALS) return holder;
  const most = Math.max(...G.points);
  for (let i = 0; i < G.seats; i += 1) {
    const seat = (holder + i) % G.seats;
    if (G.points[seat] === most) return seat;
  }
  return holder;
}

function scoreDeal(G: Tricks): void {
  for (let seat = 0; seat < G.seats; seat += 1) {
    const bid = G.bids[seat] ?? { beads: 0, shield: false };
    const won = G.won[seat] ?? 0;
    const off = Math.abs(won - bid.beads);
    const made = off === 0 || (bid.shield && won === bid.beads + SHIELD_BONUS);
    const points = made ? (bid.shield ? 5 : 10) * G.deal : -5 * off;
    G.points[seat] = (G.points[seat] ?? 0) + points;
  }
  G.phase = G.deal === DEALS ? 'over' : 'deal';
  G.deal += 1;
  G.toAct = THE_DEVICE;
}

function endTrick(G: Tricks): void {
  const winner = winnerOf(G.trick);
  G.won[winner] = (G.won[winner] ?? 0) + 1;
  G.trick = [];
  G.toAct = winner;
  G.played += 1;
  if (G.played === TRICKS_A_DEAL) scoreDeal(G);
}

export function tricksFor(seats: number, first: number): Game<Tricks> {
  return {
    name: 'tricks',
    disableUndo: true,
    setup: () => ({
      seats,
      first,
      deal: 1,
      phase: 'deal',
      hands: [],
      bids: [],
      trick: [],
      won: [],
      played: 0,
      toAct: THE_DEVICE,
      points: Array.from({ length: seats }, () => 0),
    }),
    // boardgame.io keeps the turns, as it is meant to: one move each, the next seat by the rules.
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: { first: ({ G }) => G.toAct, next: ({ G }) => G.toAct },
    },
    moves: {
      deal: ({ G }, hands: string[][]) => {
        if (G.phase !== 'deal' || new Set(hands.flat()).size !== seats * TRICKS_A_DEAL)
          return INVALID_MOVE;
        G.hands = hands.map((hand) => hand.slice());
        G.bids = hands.map(() => null);
        G.won = hands.map(() => 0);
        G.played = 0;
        G.toAct = opener(G);
        G.phase = 'bid';
        return undefined;
      },
      bid: ({ G }, seat: number, beads: number, shield: boolean) => {
        if (G.phase !== 'bid' || G.toAct !== seat || beads < 0 || beads > 10) return INVALID_MOVE;
        G.bids[seat] = { beads, shield };
        G.toAct = (seat + 1) % seats;
        if (G.bids.every((bid) => bid !== null)) {
          G.phase = 'play';
          G.toAct = opener(G);
        }
        return undefined;
      },
      play: ({ G }, seat: number, card: string) => {
        const hand = G.hands[seat] ?? [];
        const place = hand.indexOf(card);
        if (G.phase !== 'play' || G.toAct !== seat || place < 0) return INVALID_MOVE;
        const led = G.trick[0] && colourOf(G.trick[0].card);
        if (led && colourOf(card) !== led && hand.some((held) => colourOf(held) === led))
          return INVALID_MOVE;
        hand.splice(place, 1);
        G.trick.push({ seat, card });
        G.toAct = (seat + 1) % seats;
        if (G.trick.length === seats) endTrick(G);
        return undefined;
      },
    },
  };
}
