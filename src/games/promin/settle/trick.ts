/** Who takes this trick? Played out on a refereed table, so that the rules themselves decide (P-4.6). */
import { at } from '../../../engine/arrays';
import { hasKeys, isArrayOf, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { apply } from '../rules/apply';
import { begin } from '../rules/begin';
import { colourName, colourOf, readCard, type Card, type Colour } from '../rules/cards';
import { judge } from '../rules/judge';
import type { Playing, State, View } from '../rules/types';
import { isCardOfTheBox, isSeats } from './read';
import { remark } from './remarks';

export interface TrickPosition {
  seats: number;
  leader: number;
  /** From the leader clockwise; null where somebody's card is not entered yet. */
  cards: readonly (Card | null)[];
}

function read(value: unknown): TrickPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['seats', 'leader', 'cards'])) return null;
  const { seats, leader, cards } = value;
  if (!isSeats(seats) || !isWhole(leader, 0, seats - 1)) return null;
  return isArrayOf(cards, isCardOrGap, 0, seats) ? { seats, leader, cards } : null;
}

function isCardOrGap(value: unknown): value is Card | null {
  return value === null || isCardOfTheBox(value);
}

/** The same cards in front of the same players, but another one has led. */
export function ledBy(position: TrickPosition, leader: number): TrickPosition {
  const { seats, cards } = position;
  const turned = (i: number): number => (leader - position.leader + i + seats) % seats;
  return {
    seats,
    leader,
    cards: Array.from({ length: seats }, (_, i) => cards[turned(i)] ?? null),
  };
}

/** A deal's first trick with this leader; what was bet does not matter. */
function firstTrick({ seats, leader }: TrickPosition): State {
  let state = begin({ seats, first: (leader + seats - 1) % seats, mode: 'referee' });
  for (let i = 0; i < seats; i += 1)
    state = apply(state, { type: 'bid', seat: (leader + i) % seats, beads: 0, shield: false });
  return state;
}

function answer(position: TrickPosition): Answer {
  const { seats, leader } = position;
  // Gaps are skipped: whether the deck has these cards does not depend on who plays them.
  const cards = position.cards.filter((card) => card !== null);
  let state = firstTrick(position);
  for (let i = 0; i < cards.length; i += 1) {
    const move = { type: 'play', seat: (leader + i) % seats, card: at(cards, i) } as const;
    const verdict = judge(state, move);
    if (!verdict.ok)
      return { kind: 'impossible', remark: notInDeck(move.card, verdict.facts, seats) };
    state = apply(state, move);
  }
  const left = seats - cards.length;
  if (left > 0) {
    const gap = position.cards.indexOf(null);
    const seat = (leader + (gap < 0 ? cards.length : gap)) % seats;
    return { kind: 'incomplete', remark: remark('trick.more', { seat, left }, 'P-4.1') };
  }
  return settled({ seats, leader, cards }, (state as Playing).leader);
}

function notInDeck(card: string, facts: Record<string, unknown>, seats: number): Remark {
  return typeof facts.highest === 'number'
    ? remark('card.beyond', { card, highest: facts.highest, seats }, 'P-1.1')
    : remark('card.twice', { card }, 'P-1.1');
}

function settled(
  { seats, leader, cards }: { seats: number; leader: number; cards: readonly Card[] },
  winner: number,
): Answer {
  const best = at(cards, (winner - leader + seats) % seats);
  const led = colourName(colourOf(readCard(at(cards, 0))));
  const trumps = cards.filter((card) => card.startsWith('y'));
  const counting = trumps.length > 0 ? trumps : cards.filter((card) => card.startsWith(led));
  return {
    kind: 'settled',
    ruling: 'told',
    headline: remark('trick.takes', { seat: winner, card: best }),
    clause: 'P-4.6',
    steps: [
      remark('trick.led', { seat: leader, card: at(cards, 0) }, 'P-4.3'),
      ...(trumps.length > 0 ? withTrump(trumps) : withoutTrump(counting, led)),
      counting.length === 1
        ? remark('trick.alone', { seat: winner }, 'P-4.6')
        : remark('trick.highest', { seat: winner, card: best }, 'P-4.6'),
      remark('trick.leadsNext', { seat: winner }, 'P-4.9'),
    ],
  };
}

function withTrump(trumps: readonly Card[]): Remark[] {
  return [
    trumps.length === 1
      ? remark('trick.trump', { card: at(trumps, 0) }, 'P-1.6')
      : remark('trick.trumps', { cards: trumps }, 'P-1.6'),
  ];
}

function withoutTrump(ofLed: readonly Card[], led: Colour): Remark[] {
  return [
    remark('trick.noTrump', { led }, 'P-4.6'),
    ofLed.length === 1
      ? remark('trick.ledAlone', { card: at(ofLed, 0) })
      : remark('trick.ledCards', { cards: ofLed, led }),
  ];
}

export const trick: Question<TrickPosition> = {
  id: 'trick',
  empty: { seats: 4, leader: 0, cards: [] },
  read,
  answer,
  phases: ['play'],
  fromView(seen) {
    const view = seen as View;
    // Where tricks are not entered card by card there is none to look at.
    if (view.phase !== 'play' || view.toAct === null) return null;
    const { leader, cards } = view.trick;
    return {
      seats: view.seats,
      leader,
      cards: cards.map(({ card }): Card => `${card.colour}${card.value}`),
    };
  },
};
