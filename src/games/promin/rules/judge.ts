/**
 * May this be played, and what comes of it? Any value gets a verdict: first turn, then form, then the clauses in their order. A
 * move is read once for both: what is found on the way to the verdict goes on to ./apply.
 */
import { at, filled, sum } from '../../../engine/arrays';
import type { Json } from '../../../engine/form';
import { hasKeys, isRecord, keyCount } from '../../../engine/form';
import type { Mode, Played, Refusal, Seat, Verdict } from '../../../engine/types';
import { OK, refused, refusing, verdictOf } from '../../../engine/verdict';
import { afterBid, afterCard, coloursTold, dealt, dealWon } from './apply';
import {
  bitOf,
  COLOUR_COUNT,
  COLOURS,
  colourName,
  colourOf,
  HAND_SIZE,
  highestValue,
  NOT_A_CARD,
  readCard,
  sizeOf,
  valueOf,
  writeCard,
} from './cards';
import { TRICKS } from './scoring';
import { toBid, toPlay } from './turn';
import type { Bidding, ColourCounts, Known, Move, Playing, Refusals, State, Table } from './types';

const KEYS = {
  deal: ['type', 'hands'],
  colours: ['type', 'counts'],
  tricks: ['type', 'won'],
} as const;

export function judge(state: State, move: unknown): Verdict {
  return verdictOf(play(state, move));
}

/** The public `apply` (see defineRules). */
export function played(state: State, move: Move): State {
  const next = play(state, move);
  if ('ok' in next) throw refused(next);
  return next;
}

function play(state: State, move: unknown): Played<State> {
  if (!isRecord(move)) return no('form', {});
  switch (move.type) {
    case 'play':
      return playCard(state, move);
    case 'bid':
      return playBid(state, move);
    case 'deal':
      return playDeal(state, move);
    case 'colours':
      return playColours(state, move);
    case 'tricks':
      return playTricks(state, move);
    default:
      return no('form', {});
  }
}

/** A refusal whose facts are what its sentence relies on. */
const no = refusing<Refusals>();

function notInMode(state: State, mode: Mode): Refusal {
  return no('turn', { phase: state.phase, mode });
}

function notNow(state: State): Refusal {
  return no('turn', { phase: state.phase });
}

/** Not the seat to act: whole numbers are somebody else's turn, anything else is no seat at all. */
function notTheirs(state: State, seat: unknown, turnOf: Seat): Refusal {
  if (!Number.isInteger(seat)) return no('form', {});
  return no('turn', { phase: state.phase, turnOf: [turnOf] });
}

/** Type, seat and a card, each looked at for itself; with them nothing else, or `stands`. */
function isPlayShaped(move: Json, mode: Mode): boolean {
  const keys = keyCount(move);
  return keys === 3 || (keys === 4 && mode === 'referee' && move.stands === true);
}

/** A number of beads, cards or tricks: there are never less than none. */
function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function playBid(state: State, move: Json): Played<State> {
  if (state.phase !== 'bid') return notNow(state);
  const seat = toBid(state);
  if (move.seat !== seat) return notTheirs(state, move.seat, seat);
  const { beads, shield } = move;
  if (keyCount(move) !== 4 || !isCount(beads)) return no('form', {});
  if (typeof shield !== 'boolean') return no('form', {});
  // A-P4: nobody can win more tricks than a deal has.
  if (beads > TRICKS) return no('P-3.2', { beads, most: TRICKS });
  return afterBid(state, beads, shield);
}

function playCard(state: State, move: Json): Played<State> {
  const { mode, seats } = state.table;
  if (mode === 'score') return notInMode(state, mode);
  if (state.phase !== 'play') return notNow(state);
  const seat = toPlay(state);
  if (move.seat !== seat) return notTheirs(state, move.seat, seat);
  if (!isPlayShaped(move, mode)) return no('form', {});
  const card = readCard(move.card);
  if (card === NOT_A_CARD) return no('form', {});
  const highest = highestValue(seats);
  if (valueOf(card) > highest) return no('P-1.1', { card: move.card as string, highest });
  const stands = move.stands === true;
  const verdict = judgeCard(state, state.known, seat, card, stands);
  return verdict.ok ? afterCard(state, seat, card, stands) : verdict;
}

function judgeCard(
  state: Playing,
  known: Known,
  seat: Seat,
  card: number,
  stands: boolean,
): Verdict {
  switch (known.by) {
    case 'deal':
      return judgeDealt(state, known.hands, seat, card);
    case 'colours':
      return judgeWithColours(state, known, seat, card, stands);
    case 'plays':
      return judgeByPlays(known, seat, card, stands);
    case 'paper':
      return notInMode(state, state.table.mode);
  }
}

function judgeDealt(state: Playing, hands: readonly number[], seat: Seat, card: number): Verdict {
  const own = seat * COLOUR_COUNT;
  const colour = colourOf(card);
  if (((hands[own + colour] as number) & bitOf(card)) === 0)
    return no('P-4.1', { seat, card: writeCard(card) });
  if (state.trick.length === 0) return OK;
  const led = colourOf(state.trick[0] as number);
  if (colour === led || hands[own + led] === 0) return OK;
  const held = sizeOf(hands[own + led] as number);
  // Not the card: its owner must not hear the value (P-4.2).
  return no('P-4.4', { seat, led: colourName(led), held });
}

/** The colours of every hand are on the table, so following is checked at once. */
function judgeWithColours(
  state: Playing,
  known: Extract<Known, { by: 'colours' }>,
  seat: Seat,
  card: number,
  stands: boolean,
): Verdict {
  const before = whoShowed(known.shown, card);
  if (before >= 0) return no('P-1.1', { card: writeCard(card), playedBy: before });
  const own = seat * COLOUR_COUNT;
  const colour = colourOf(card);
  if (at(known.left, own + colour) === 0)
    return no('P-1.2', { seat, colour: colourName(colour), said: at(known.said, own + colour) });
  if (state.trick.length === 0 || stands) return OK;
  const led = colourOf(at(state.trick, 0));
  const held = at(known.left, own + led);
  if (colour === led || held === 0) return OK;
  return no('P-4.4', { seat, card: writeCard(card), led: colourName(led), held });
}

/** Only a later card of the colour proves that it was not followed; what cannot be known passes. */
function judgeByPlays(
  known: Extract<Known, { by: 'plays' }>,
  seat: Seat,
  card: number,
  stands: boolean,
): Verdict {
  const before = whoShowed(known.shown, card);
  if (before >= 0) return no('P-1.1', { card: writeCard(card), playedBy: before });
  const colour = colourOf(card);
  const trick = at(known.failed, seat * COLOUR_COUNT + colour);
  if (trick === 0 || stands) return OK;
  return no('P-4.4', { seat, card: writeCard(card), led: colourName(colour), trick });
}

/** The seat that has played this card in this deal, or −1. */
function whoShowed(shown: readonly number[], card: number): Seat {
  const bit = bitOf(card);
  for (let i = colourOf(card); i < shown.length; i += COLOUR_COUNT)
    if ((at(shown, i) & bit) !== 0) return (i - colourOf(card)) / COLOUR_COUNT;
  return -1;
}

function playDeal(state: State, move: Json): Played<State> {
  const { mode, seats } = state.table;
  if (mode !== 'virtual') return notInMode(state, mode);
  if (state.phase !== 'deal') return notNow(state);
  const { hands } = move;
  if (!hasKeys(move, KEYS.deal) || !isListOf(hands, seats)) return no('form', {});
  const masks = readDeal(hands, highestValue(seats));
  return masks === null ? noDeal(hands, seats) : dealt(state, masks);
}

/** What each holds, as `Known` keeps it; null unless it is ten different cards of this deck for each. */
function readDeal(hands: readonly unknown[], highest: number): number[] | null {
  const held = filled(hands.length * COLOUR_COUNT, 0);
  const before = [0, 0, 0, 0, 0];
  for (let seat = 0; seat < hands.length; seat += 1) {
    const hand = hands[seat];
    if (!Array.isArray(hand) || hand.length !== HAND_SIZE) return null;
    for (let i = 0; i < HAND_SIZE; i += 1) {
      const card = readCard(hand[i]);
      if (card === NOT_A_CARD || valueOf(card) > highest) return null;
      const colour = colourOf(card);
      const bit = bitOf(card);
      if (((before[colour] as number) & bit) !== 0) return null;
      before[colour] = (before[colour] as number) | bit;
      const place = seat * COLOUR_COUNT + colour;
      held[place] = (held[place] as number) | bit;
    }
  }
  return held;
}

/** Why it cannot be dealt so. */
function noDeal(hands: readonly unknown[], seats: number): Refusal {
  const cards: number[] = [];
  for (let seat = 0; seat < seats; seat += 1)
    if (!readHand(hands[seat], cards)) return no('form', {});
  return whyNoHands(hands as readonly string[][], cards, highestValue(seats));
}

/** Adds a hand's packed cards; false if there is anything but cards in it. */
function readHand(hand: unknown, cards: number[]): boolean {
  if (!Array.isArray(hand)) return false;
  for (let i = 0; i < hand.length; i += 1) {
    const card = readCard(hand[i]);
    if (card === NOT_A_CARD) return false;
    cards.push(card);
  }
  return true;
}

function whyNoHands(
  hands: readonly string[][],
  cards: readonly number[],
  highest: number,
): Refusal {
  const before = filled(COLOUR_COUNT, 0);
  for (let i = 0; i < cards.length; i += 1) {
    const card = at(cards, i);
    const colour = colourOf(card);
    const mask = at(before, colour);
    if (valueOf(card) > highest) return no('P-1.1', { card: at(hands.flat(), i), highest });
    if ((mask & bitOf(card)) !== 0) return no('P-1.1', { card: writeCard(card), twice: true });
    before[colour] = mask | bitOf(card);
  }
  for (let seat = 0; seat < hands.length; seat += 1) {
    const count = at(hands, seat).length;
    if (count !== HAND_SIZE) return no('P-2.1', { seat, count, size: HAND_SIZE });
  }
  throw new Error('nothing is wrong with this deal');
}

function isListOf(value: unknown, length: number): value is unknown[] {
  return Array.isArray(value) && value.length === length;
}

function playColours(state: State, move: Json): Played<State> {
  const { table } = state;
  if (table.mode !== 'referee') return notInMode(state, table.mode);
  if (state.phase !== 'bid') return notNow(state);
  const late = tooLate(state);
  if (late !== null) return no('turn', { phase: 'bid', late });
  const { counts } = move;
  if (!hasKeys(move, KEYS.colours) || !isListOf(counts, table.seats)) return no('form', {});
  for (const hand of counts) if (!isColourCounts(hand)) return no('form', {});
  const verdict = judgeCounts(table, counts as ColourCounts[]);
  return verdict.ok ? coloursTold(state, counts as ColourCounts[]) : verdict;
}

/** Colours are entered once a deal and before its first bid. */
function tooLate(state: Bidding): 'bids' | 'colours' | null {
  if (state.bids.length > 0) return 'bids';
  return state.known.by === 'colours' ? 'colours' : null;
}

function isColourCounts(hand: unknown): boolean {
  if (!isRecord(hand) || Object.keys(hand).length !== COLOUR_COUNT) return false;
  for (const colour of COLOURS)
    if (!Object.hasOwn(hand, colour) || !isCount(hand[colour])) return false;
  return true;
}

function judgeCounts(table: Table, counts: readonly ColourCounts[]): Verdict {
  const highest = highestValue(table.seats);
  for (const colour of COLOURS) {
    const count = sum(counts.map((hand) => hand[colour]));
    if (count > highest) return no('P-1.1', { colour, count, highest });
  }
  for (const [seat, hand] of counts.entries()) {
    const count = sum(COLOURS.map((colour) => hand[colour]));
    if (count !== HAND_SIZE) return no('P-2.1', { seat, count, size: HAND_SIZE });
  }
  return OK;
}

function playTricks(state: State, move: Json): Played<State> {
  const { mode, seats } = state.table;
  if (mode === 'virtual') return notInMode(state, mode);
  if (state.phase !== 'play') return notNow(state);
  const { won } = move;
  if (!hasKeys(move, KEYS.tricks) || !isListOf(won, seats)) return no('form', {});
  for (const tricks of won) if (!isCount(tricks)) return no('form', {});
  const verdict = judgeWon(state, won as number[]);
  return verdict.ok ? dealWon(state, won as number[]) : verdict;
}

function judgeWon(state: Playing, won: readonly number[]): Verdict {
  const total = sum(won);
  if (total !== TRICKS) return no('P-1.7', { sum: total, tricks: TRICKS });
  for (let seat = 0; seat < won.length; seat += 1) {
    const seen = at(state.won, seat);
    if (at(won, seat) < seen) return no('P-4.7', { seat, won: at(won, seat), seen });
  }
  return OK;
}
