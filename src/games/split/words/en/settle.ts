/** Settling disputes about Split in English. */
import { and, cards, points } from '../../../../text/lexicon/en';
import { capital, headline } from '../../../../text/lexicon/forms';
import { english } from '../../../../text/plural';
import { settleWords, type Sentences } from '../../../settleWords';
import type { Card } from '../../rules/types';
import type { Said } from '../../settle/remarks';
import { few, tooMany } from './rules';

const PART = ['white', 'light-blue', 'black'];
const list = (all: readonly (Card | null)[]): string =>
  all.includes(null) ? cards(all.length) : all.join(', ');
/** “White part (6, joker, 3)”. */
const part = (f: { part: number; cards: readonly (Card | null)[] }): string =>
  `${capital(PART[f.part] ?? '')} part (${list(f.cards)})`;

const sentences: Sentences<Said> = {
  'votes.cards': ({ left }) => `Lay out the row: ${cards(left)} still to come.`,
  'votes.cut': ({ left }) => (left === 1 ? 'Place the separator.' : 'Place both separators.'),
  'votes.vote': ({ seat }, name) => `Which part does ${name(seat)} choose?`,
  'votes.voters': () => 'At least two vote on a contested part. Enter their votes.',
  'votes.copies': (facts) => tooMany({ ...facts, seen: 0 }),
  'votes.badCut': () => 'One of the parts is empty, but each must have at least one card.',
  'votes.noThird': ({ seat }, name) =>
    `Two cards are halved, so there is no black part: ${name(seat)} must choose another.`,
  'votes.rowSize': ({ cards: n, count }) =>
    `There are ${cards(n)}, but at most ${count} can lie here.`,
  'votes.who': ({ takes, disputes, gone }, name) => {
    const takers = takes.map(({ part: at, seat }) => `${name(seat)} takes ${PART[at] ?? ''}`);
    const argued = disputes.map(
      ({ part: at, seats }) => `${and(seats.map(name))} over ${PART[at] ?? ''}`,
    );
    const dispute = argued.length > 1 ? 'two disputes' : 'dispute';
    const lost = and(gone.map((at) => PART[at] ?? ''));
    return headline([
      takers.length + argued.length === 0 ? 'nobody takes anything' : takers.join(', '),
      argued.length === 0 ? '' : `${dispute}: ${argued.join('; ')}`,
      gone.length === 0 ? '' : `contested ${lost} ${english(gone.length, 'is', 'are')} discarded`,
    ]);
  },
  'votes.unclaimed': (f) => `${part(f)}: nobody chose it, so it is discarded.`,
  'votes.sole': (f, name) => `${part(f)}: only ${name(f.seat)} chose it and takes all its cards.`,
  'votes.contested': (f, name) =>
    `${part(f)}: claimed by ${and(f.seats.map(name))}. The leader cuts it into three and they vote again.`,
  'votes.halved': (f, name) =>
    `${part(f)}: claimed by ${and(f.seats.map(name))}. The two cards are halved and they vote again.`,
  'votes.single': (f, name) =>
    `${part(f)}: claimed by ${and(f.seats.map(name))}, but it is one card, so it is discarded.`,
  'votes.again': (f, name) =>
    `${part(f)}: claimed by ${and(f.seats.map(name))} once more. The table agreed on one extra vote, so it is discarded (A-S5).`,
  'votes.order': ({ part: first }) =>
    `Two parts are contested: the left one, ${PART[first] ?? ''}, is settled completely first.`,
  'votes.out': ({ seats }, name) =>
    `${and(seats.map(name))} already ${english(seats.length, 'has', 'have')} a part: no vote until the next round.`,

  'joker.copies': ({ value, copies, shown }) =>
    `The box has only ${few(copies)} “${value}”, but the player has ${few(shown)}.`,
  'joker.where': () => 'Say where the joker is to go.',
  'joker.may': ({ value }) => `Yes, it may join the ${value}`,
  'joker.mayNot': ({ value }) => `No, it may not join the ${value}`,
  'joker.waits': () => 'Yes, the joker waits',
  'joker.mustLie': () => 'No, the joker must be placed',
  'joker.noPiles': () => 'There is no number in front of the player yet, so there are no piles.',
  'joker.piles': ({ piles }) => `Piles in front of the player: ${piles.join(', ')}.`,
  'joker.joins': ({ value }) => `There is a pile of ${value}, so the joker may join it.`,
  'joker.noSuchPile': ({ value }) =>
    `There is no pile of ${value}, and a joker only joins cards of one number that lie there.`,
  'joker.notAside': () =>
    'Where there is a pile, the joker is laid at once: it cannot be put aside.',
  'joker.attaches': () => 'The joker waits and joins the first number received by itself.',
  'joker.stays': () => 'Once laid, a joker never moves.',

  'majority.none': () => 'Say how many cards are in the piles.',
  'majority.jokers': ({ jokers, copies }) =>
    `Such piles need ${jokers} ${english(jokers, 'joker', 'jokers')}, but the box has ${copies}.`,
  'majority.piles': ({ value, piles, copies }) =>
    `There are ${piles} piles of ${value}, but the box has only ${copies} of that number.`,
  'majority.wins': ({ seats, points: n }, name) =>
    `${and(seats.map(name))} ${english(seats.length, 'wins', 'win')} with ${points(n)}`,
  'majority.most': ({ value, seat, count }, name) =>
    `Pile of ${value}: ${name(seat)} has the most (${cards(count)}) — ${points(value)}.`,
  'majority.shared': ({ value, seats, count }, name) =>
    `Pile of ${value}: ${and(seats.map(name))} tie (${cards(count)} each) — ${points(value)} each.`,
  'majority.points': ({ points: all }, name) =>
    `In all: ${all.map((n, seat) => `${name(seat)} — ${n}`).join(', ')}.`,
  'majority.highest': ({ seat, points: n }, name) => `${name(seat)} has the most, ${n}.`,
  'majority.tied': ({ seats, points: n }, name) => `${and(seats.map(name))} have the most, ${n}.`,
  'majority.cards': ({ seats, cards: kept }, name) =>
    `With equal points scoring cards are counted: ${seats.map((seat, i) => `${name(seat)} — ${kept[i] ?? 0}`).join(', ')}.`,
};

export const en = settleWords(
  {
    votes: {
      title: 'Who gets what?',
      hint: 'Set the separators and the votes. Which cards they are need not be said.',
      also: 'two players picked the same part, who gets what, same choice, contested part, nobody chose, collision',
    },
    joker: {
      title: 'May the joker go there?',
      hint: 'The piles in front of the player and a place for the joker.',
      also: 'where does the joker go, joker on a number, move a joker, wild card, may the joker go there',
    },
    majority: {
      title: 'Who wins?',
      hint: 'How many cards are in each pile, jokers included.',
      also: 'who wins, count points, who has most, tied for most, tie break, final score',
    },
  },
  sentences,
  'There is nothing to say about this.',
);
