/**
 * A deal played to its end in whole numbers: hands as masks, a trick as its best card so far. The same cards may be played
 * as by the rules (a test compares them); who plays knows every card and follows the need of the bid, or chance.
 */
import type { Quick } from '../../../bots/kit/quick';
import { COLOUR_COUNT } from '../rules/cards';
import { TRICKS } from '../rules/scoring';

const TRUMP = 1;
/** A trump counts above every card of the colour led. */
const ABOVE = 32;
const NOTHING_LED = -1;

export interface Deal {
  seats: number;
  number: number;
  /** Masks by seat · 5 + colour. */
  hands: number[];
  beads: number[];
  shield: boolean[];
  won: number[];
  leader: number;
  /** How many cards lie in the trick. */
  placed: number;
  led: number;
  /** Strength and place of the best card. */
  best: number;
  taker: number;
  /** Tricks collected. */
  tricks: number;
}

export const highest = (mask: number): number => 31 - Math.clz32(mask);
const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Puts a card into the trick; collects it when it is the last. */
export function place(deal: Deal, seat: number, colour: number, value: number): void {
  const at = seat * COLOUR_COUNT + colour;
  deal.hands[at] = (deal.hands[at] as number) & ~(1 << value);
  if (deal.placed === 0) deal.led = colour;
  const strength = colour === TRUMP ? ABOVE + value : colour === deal.led ? value : 0;
  if (deal.placed === 0 || strength > deal.best) {
    deal.best = strength;
    deal.taker = seat;
  }
  deal.placed += 1;
  if (deal.placed < deal.seats) return;
  deal.won[deal.taker] = (deal.won[deal.taker] as number) + 1;
  deal.leader = deal.taker;
  deal.tricks += 1;
  deal.placed = 0;
  deal.led = NOTHING_LED;
  deal.best = 0;
}

/** What each seat is minded to do in each trick, by trick · seats + seat: the same in every option that one world is shown to. */
export function drawMoods(moods: number[], seats: number, chance: Quick): void {
  for (let i = 0; i < seats * TRICKS; i += 1) moods[i] = chance.bits();
}

/** A mood is three numbers in one: whether to leave the card to chance, which colour then, and which card of it. */
const LUCK = 63;
const COLOUR_BITS = 6;
const COLOUR_MASK = 1023;
const CARD_BITS = 16;

/** `luck` of 64: how often anything at all is played instead of what seems best. */
export function playOut(deal: Deal, luck: number, moods: readonly number[]): void {
  const { seats } = deal;
  while (deal.tricks < TRICKS) {
    let seat = deal.leader + deal.placed;
    if (seat >= seats) seat -= seats;
    const mood = moods[deal.tricks * seats + seat] as number;
    const card = (mood & LUCK) < luck ? anyCard(deal, seat, mood) : neededCard(deal, seat);
    place(deal, seat, card >> 4, card & 15);
  }
}

function anyCard(deal: Deal, seat: number, mood: number): number {
  const { hands, led } = deal;
  const own = seat * COLOUR_COUNT;
  if (led >= 0 && hands[own + led] !== 0)
    return (led << 4) | anyBit(hands[own + led] as number, mood >> CARD_BITS);
  let colour = ((mood >> COLOUR_BITS) & COLOUR_MASK) % COLOUR_COUNT;
  while (hands[own + colour] === 0) colour = colour === COLOUR_COUNT - 1 ? 0 : colour + 1;
  return (colour << 4) | anyBit(hands[own + colour] as number, mood >> CARD_BITS);
}

function anyBit(mask: number, which: number): number {
  let rest = mask & (mask - 1);
  if (rest === 0) return highest(mask);
  let size = 1;
  for (; rest !== 0; rest &= rest - 1) size += 1;
  rest = mask;
  for (let skip = which % size; skip > 0; skip -= 1) rest &= rest - 1;
  return lowest(rest);
}

function neededCard(deal: Deal, seat: number): number {
  const { led } = deal;
  const wins = (deal.won[seat] as number) < (deal.beads[seat] as number);
  if (led < 0) return wins ? strongLead(deal, seat) : weakLead(deal, seat);
  const mask = deal.hands[seat * COLOUR_COUNT + led] as number;
  if (mask !== 0) return (led << 4) | following(deal, mask, wins);
  return wins ? trumping(deal, seat) : ducking(deal, seat);
}

/** Cards of the colour led. */
function following(deal: Deal, mask: number, wins: boolean): number {
  const { best, led } = deal;
  const last = deal.placed === deal.seats - 1;
  // A trump lies on another colour: nothing of it can win.
  if (led !== TRUMP && best >= ABOVE) return wins ? lowest(mask) : highest(mask);
  const value = best & (ABOVE - 1);
  const above = mask & -(2 << value);
  if (wins) {
    if (above === 0) return lowest(mask);
    return last ? lowest(above) : highest(above);
  }
  const below = mask & ~above;
  if (below !== 0) return highest(below);
  return last ? highest(mask) : lowest(mask);
}

function trumping(deal: Deal, seat: number): number {
  const trumps = deal.hands[seat * COLOUR_COUNT + TRUMP] as number;
  const value = deal.best >= ABOVE ? deal.best - ABOVE : 0;
  const above = trumps & -(2 << value);
  if (above !== 0) return (TRUMP << 4) | lowest(above);
  return lowestOther(deal, seat);
}

function ducking(deal: Deal, seat: number): number {
  const own = seat * COLOUR_COUNT;
  let card = -1;
  let most = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1) {
    const mask = deal.hands[own + colour] as number;
    if (colour === TRUMP || mask === 0) continue;
    const value = highest(mask);
    if (value > most) {
      most = value;
      card = (colour << 4) | value;
    }
  }
  if (card >= 0) return card;
  const trumps = deal.hands[own + TRUMP] as number;
  const value = deal.best >= ABOVE ? deal.best - ABOVE : 0;
  const below = trumps & ((1 << value) - 1);
  return (TRUMP << 4) | (below !== 0 ? highest(below) : lowest(trumps));
}

/** The lowest card that is no trump, or the lowest trump. */
function lowestOther(deal: Deal, seat: number): number {
  const own = seat * COLOUR_COUNT;
  let card = -1;
  let least = 99;
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1) {
    const mask = deal.hands[own + colour] as number;
    if (colour === TRUMP || mask === 0) continue;
    const value = lowest(mask);
    if (value < least) {
      least = value;
      card = (colour << 4) | value;
    }
  }
  return card >= 0 ? card : (TRUMP << 4) | lowest(deal.hands[own + TRUMP] as number);
}

/** What a card that leads is thought to be worth beside the others. */
const TRUMP_LEAD = 4;

function strongLead(deal: Deal, seat: number): number {
  const own = seat * COLOUR_COUNT;
  let card = -1;
  let most = -1;
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1) {
    const mask = deal.hands[own + colour] as number;
    if (mask === 0) continue;
    const value = highest(mask);
    const worth = colour === TRUMP ? value + TRUMP_LEAD : value;
    if (worth > most) {
      most = worth;
      card = (colour << 4) | value;
    }
  }
  return card;
}

function weakLead(deal: Deal, seat: number): number {
  const own = seat * COLOUR_COUNT;
  let card = -1;
  let least = 99;
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1) {
    const mask = deal.hands[own + colour] as number;
    if (mask === 0) continue;
    const value = lowest(mask);
    const worth = colour === TRUMP ? value + TRUMP_LEAD : value;
    if (worth < least) {
      least = worth;
      card = (colour << 4) | value;
    }
  }
  return card;
}

/** P-5.1 – P-5.4, as `scoreDeal`, without making anything. */
export function pointsOf(number: number, beads: number, shield: boolean, won: number): number {
  if (won === beads || (shield && won === beads + 1)) return (shield ? 5 : 10) * number;
  return won > beads ? 5 * (beads - won) : 5 * (won - beads);
}

/** What this seat got above the others' average. */
export function worthOf(deal: Deal, seat: number): number {
  const { seats, number, beads, shield, won } = deal;
  let others = 0;
  let own = 0;
  for (let s = 0; s < seats; s += 1) {
    const points = pointsOf(number, beads[s] as number, shield[s] as boolean, won[s] as number);
    if (s === seat) own = points;
    else others += points;
  }
  return own - others / (seats - 1);
}
