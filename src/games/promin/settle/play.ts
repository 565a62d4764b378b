/** May this card be played? Only colours matter, and those everyone sees (P-1.2, P-4.3 – P-4.5). */
import { sum } from '../../../engine/arrays';
import { hasKeys, isRecord, isWhole } from '../../../engine/form';
import type { Refusal } from '../../../engine/types';
import type { Answer, Question, Remark, Settled } from '../../settle';
import { followClause } from '../rules/because';
import { COLOURS, HAND_SIZE, highestValue, type Colour } from '../rules/cards';
import { handBefore } from '../rules/disputed';
import { judge } from '../rules/judge';
import type { ColourCounts, View } from '../rules/types';
import { isColour, isSeats } from './read';
import { remark } from './remarks';

export interface PlayPosition {
  seats: number;
  /** The lead colour; null for whoever leads. */
  led: Colour | null;
  /** Colours in the hand, the card in question included. */
  hand: ColourCounts;
  card: Colour | null;
}

const NO_CARDS: ColourCounts = { r: 0, y: 0, g: 0, b: 0, p: 0 };
/** More than the box has of a colour can be tapped in; the answer says that it cannot be. */
const MOST = 20;

function read(value: unknown): PlayPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['seats', 'led', 'hand', 'card'])) return null;
  const { seats, led, hand, card } = value;
  if (!isSeats(seats) || !isHand(hand)) return null;
  if ((led !== null && !isColour(led)) || (card !== null && !isColour(card))) return null;
  return { seats, led, hand, card };
}

function isHand(value: unknown): value is Record<Colour, number> {
  if (!isRecord(value) || !hasKeys(value, COLOURS)) return false;
  return COLOURS.every((colour) => isWhole(value[colour], 0, MOST));
}

function answer(position: PlayPosition): Answer {
  const wrong = impossible(position);
  if (wrong) return { kind: 'impossible', remark: wrong };
  const { hand, card } = position;
  if (COLOURS.every((colour) => hand[colour] === 0))
    return { kind: 'incomplete', remark: remark('play.hand', {}, 'P-4.4') };
  if (card === null) return { kind: 'incomplete', remark: remark('play.card', {}, 'P-4.4') };
  const verdict = judge(handBefore(position), { type: 'play', seat: 1, card: `${card}2` });
  return verdict.ok ? allowed(position, card) : refused(position, card, verdict);
}

/** A hand that this deck cannot give. */
function impossible({ seats, led, hand }: PlayPosition): Remark | null {
  const highest = highestValue(seats);
  for (const colour of COLOURS) {
    const count = hand[colour];
    const isLed = colour === led;
    if (count + (isLed ? 1 : 0) > highest)
      return remark('play.colourTooMany', { colour, count, highest, led: isLed }, 'P-1.1');
  }
  const count = sum(COLOURS.map((colour) => hand[colour]));
  return count > HAND_SIZE
    ? remark('play.handTooLarge', { count, size: HAND_SIZE }, 'P-2.1')
    : null;
}

function lead({ led, hand }: PlayPosition): Remark[] {
  if (led === null) return [remark('play.leads', {}, 'P-4.3')];
  const held = hand[led];
  return [
    remark('play.led', { led }, 'P-4.3'),
    held > 0 ? remark('play.holds', { led, held }) : remark('play.lacks', { led }),
  ];
}

function allowed(position: PlayPosition, colour: Colour): Settled {
  const { led, hand } = position;
  const clause = followClause(led, led && hand[led]);
  const steps = lead(position);
  if (led !== null)
    steps.push(remark(led === colour ? 'play.follows' : 'play.free', { colour }, clause));
  return {
    kind: 'settled',
    ruling: 'yes',
    headline: remark('play.may', { colour }),
    clause,
    steps,
  };
}

function refused(position: PlayPosition, colour: Colour, { clause }: Refusal): Answer {
  const { led } = position;
  if (clause !== 'P-4.4' || led === null)
    // No clause speaks of a card that is not there.
    return { kind: 'impossible', remark: remark('play.notHeld', { colour }) };
  return {
    kind: 'settled',
    ruling: 'no',
    headline: remark('play.mayNot', { colour }),
    clause,
    steps: [...lead(position), remark('play.mustFollow', { led, colour }, clause)],
  };
}

export const play: Question<PlayPosition> = {
  id: 'play',
  empty: { seats: 4, led: null, hand: NO_CARDS, card: null },
  read,
  answer,
  phases: ['play'],
  fromView(seen) {
    const view = seen as View;
    if (view.phase !== 'play' || view.toAct === null) return null;
    const hand = view.colours?.[view.toAct] ?? colours(view.hands?.[view.toAct]);
    return hand && { seats: view.seats, led: view.trick.led, hand, card: null };
  },
};

function colours(hand: readonly { colour: Colour }[] | undefined): ColourCounts | null {
  if (!hand) return null;
  const out = { ...NO_CARDS };
  for (const { colour } of hand) out[colour] += 1;
  return out;
}
