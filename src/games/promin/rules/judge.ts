/** May this be played? Any value gets a verdict: first turn, then form, then the clauses in their order. */
import { at, filled, sum } from '../../../engine/arrays';
import type { Json } from '../../../engine/form';
import { hasKeys, isRecord, keyCount } from '../../../engine/form';
import type { Mode, Seat, Verdict } from '../../../engine/types';
import { OK, refusing } from '../../../engine/verdict';
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
import type { Bidding, Known, Playing, Refusals, State, Table } from './types';

const KEYS = {
  deal: ['type', 'hands'],
  colours: ['type', 'counts'],
  tricks: ['type', 'won'],
} as const;

export function judge(state: State, move: unknown): Verdict {
  if (!isRecord(move)) return no('form', {});
  switch (move.type) {
    case 'play':
      return judgePlay(state, move);
    case 'bid':
      return judgeBid(state, move);
    case 'deal':
      return judgeDeal(state, move);
    case 'colours':
      return judgeColours(state, move);
    case 'tricks':
      return judgeTricks(state, move);
    default:
      return no('form', {});
  }
}

/** A refusal whose facts are what its sentence relies on. */
const no = refusing<Refusals>();

function notInMode(state: State, mode: Mode): Verdict {
  return no('turn', { phase: state.phase, mode });
}

function notNow(state: State): Verdict {
  return no('turn', { phase: state.phase });
}

/** Not the seat to act: whole numbers are somebody else's turn, anything else is no seat at all. */
function judgeSeat(state: State, seat: unknown, turnOf: Seat): Verdict {
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

function judgeBid(state: State, move: Json): Verdict {
  if (state.phase !== 'bid') return notNow(state);
  const seat = toBid(state);
  if (move.seat !== seat) return judgeSeat(state, move.seat, seat);
  const { beads, shield } = move;
  if (keyCount(move) !== 4 || !isCount(beads)) return no('form', {});
  if (typeof shield !== 'boolean') return no('form', {});
  // A-P4: nobody can win more tricks than a deal has.
  if (beads > TRICKS) return no('P-3.2', { beads, most: TRICKS });
  return OK;
}

function judgePlay(state: State, move: Json): Verdict {
  const { mode, seats } = state.table;
  if (mode === 'score') return notInMode(state, mode);
  if (state.phase !== 'play') return notNow(state);
  const seat = toPlay(state);
  if (move.seat !== seat) return judgeSeat(state, move.seat, seat);
  if (!isPlayShaped(move, mode)) return no('form', {});
  const card = readCard(move.card);
  if (card === NOT_A_CARD) return no('form', {});
  const highest = highestValue(seats);
  if (valueOf(card) > highest) return no('P-1.1', { card: move.card as string, highest });
  return judgeCard(state, state.known, seat, card, move.stands === true);
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

function judgeDeal(state: State, move: Json): Verdict {
  const { mode, seats } = state.table;
  if (mode !== 'virtual') return notInMode(state, mode);
  if (state.phase !== 'deal') return notNow(state);
  const { hands } = move;
  if (!hasKeys(move, KEYS.deal) || !isListOf(hands, seats)) return no('form', {});
  if (isSoundDeal(hands, highestValue(seats))) return OK;
  const cards: number[] = [];
  for (let seat = 0; seat < seats; seat += 1)
    if (!readHand(hands[seat], cards)) return no('form', {});
  return judgeHands(hands as readonly string[][], cards, highestValue(seats));
}

/** Ten different cards of this deck for each: nearly every deal, found without a list of them. */
function isSoundDeal(hands: readonly unknown[], highest: number): boolean {
  const dealt = [0, 0, 0, 0, 0];
  for (let seat = 0; seat < hands.length; seat += 1) {
    const hand = hands[seat];
    if (!Array.isArray(hand) || hand.length !== HAND_SIZE) return false;
    for (let i = 0; i < HAND_SIZE; i += 1) {
      const card = readCard(hand[i]);
      if (card === NOT_A_CARD || valueOf(card) > highest) return false;
      const mask = dealt[colourOf(card)] as number;
      if ((mask & bitOf(card)) !== 0) return false;
      dealt[colourOf(card)] = mask | bitOf(card);
    }
  }
  return true;
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

function judgeHands(
  hands: readonly string[][],
  cards: readonly number[],
  highest: number,
): Verdict {
  const dealt = filled(COLOUR_COUNT, 0);
  for (let i = 0; i < cards.length; i += 1) {
    const card = at(cards, i);
    const colour = colourOf(card);
    const mask = at(dealt, colour);
    if (valueOf(card) > highest) return no('P-1.1', { card: at(hands.flat(), i), highest });
    if ((mask & bitOf(card)) !== 0) return no('P-1.1', { card: writeCard(card), twice: true });
    dealt[colour] = mask | bitOf(card);
  }
  for (let seat = 0; seat < hands.length; seat += 1) {
    const count = at(hands, seat).length;
    if (count !== HAND_SIZE) return no('P-2.1', { seat, count, size: HAND_SIZE });
  }
  return OK;
}

function isListOf(value: unknown, length: number): value is unknown[] {
  return Array.isArray(value) && value.length === length;
}

function judgeColours(state: State, move: Json): Verdict {
  const { table } = state;
  if (table.mode !== 'referee') return notInMode(state, table.mode);
  if (state.phase !== 'bid') return notNow(state);
  const late = tooLate(state);
  if (late !== null) return no('turn', { phase: 'bid', late });
  const { counts } = move;
  if (!hasKeys(move, KEYS.colours) || !isListOf(counts, table.seats)) return no('form', {});
  for (const hand of counts) if (!isColourCounts(hand)) return no('form', {});
  return judgeCounts(table, counts as Record<string, number>[]);
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

function judgeCounts(table: Table, counts: readonly Record<string, number>[]): Verdict {
  const highest = highestValue(table.seats);
  for (const colour of COLOURS) {
    const count = sum(counts.map((hand) => hand[colour] as number));
    if (count > highest) return no('P-1.1', { colour, count, highest });
  }
  for (const [seat, hand] of counts.entries()) {
    const count = sum(COLOURS.map((colour) => hand[colour] as number));
    if (count !== HAND_SIZE) return no('P-2.1', { seat, count, size: HAND_SIZE });
  }
  return OK;
}

function judgeTricks(state: State, move: Json): Verdict {
  const { mode, seats } = state.table;
  if (mode === 'virtual') return notInMode(state, mode);
  if (state.phase !== 'play') return notNow(state);
  const { won } = move;
  if (!hasKeys(move, KEYS.tricks) || !isListOf(won, seats)) return no('form', {});
  for (const tricks of won) if (!isCount(tricks)) return no('form', {});
  return judgeWon(state, won as number[]);
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
