/** “Ladder” in English. */
import { settleWords } from '../../../../src/games/settleWords';
import { numbers as shown, type Sights } from '../../../../src/games/sights';
import type { Wording } from '../../../../src/text/define';
import { and, or, unknown } from '../../../../src/text/lexicon/en';
import { counted } from '../../../../src/text/lexicon/forms';
import { english } from '../../../../src/text/plural';
import type { Said } from '../settle';
import type { LadderWords } from './spoken';
import type * as uk from './uk';

const steps = counted(english, 'step', 'steps');

export const rules: LadderWords = {
  title: 'Ladder',
  also: 'ladders, steps',
  facts: 'Twelve cards: go higher if you can',
  phases: { deal: 'The deal', play: 'The ladder', count: 'Counting', over: 'The end' },
  turns: { play: (names) => `${names} to lay a card` },
  groups: { cards: 'Cards', ladder: 'The ladder', points: 'Points' },
  clauses: {
    'D-1.1': {
      title: 'Twelve different cards',
      words:
        'The deck has the numbers from 1 to 12, each once. Everyone takes three cards in hand.',
      also: 'how many cards, dealing, the same card twice',
    },
    'D-2.1': {
      title: 'Higher if you can',
      words:
        'With a card higher than the top one in hand, lay a higher one. Without, lay any: the ladder begins anew.',
      also: 'may I lay a lower card, must I go higher',
    },
    'D-3.1': {
      title: 'A step is a point',
      words:
        'A card higher than the one before is a step and scores a point; so is the first card. The match ends with the last card, and most points win.',
      also: 'how many points, who wins, counting',
    },
  },
  rulings: {},
  house: {},
  unknown,
  refusals: {
    turn: ({ turnOf }, say) =>
      turnOf.length > 0 ? `Now it is the turn of ${and(turnOf.map(say.name))}.` : 'Not now.',
    form: () => 'This is no move: choose a card.',
    'D-1.1': ({ in: where, card }) =>
      ({
        deal: `Card ${card} was dealt twice, and there is only one. Check the deal.`,
        hand: `Card ${card} is not in this hand. Choose another.`,
        ladder: `Card ${card} lies on the ladder already. Choose another.`,
      })[where],
    'D-2.1': ({ top, higher }) =>
      `The top card is ${top}, and the hand has a higher one: ${or(higher)}. Lay a higher one.`,
    'D-3.1': (facts, say) =>
      'none' in facts
        ? 'The first card is always a step: somebody has at least one.'
        : `${say.name(facts.seat)}: ${steps(facts.steps)}, from only three cards. Check the numbers.`,
  },
  moves: {
    deal: () => 'Three cards each are dealt',
    lay: ({ seat, card }, say) => `${say.name(seat)} lays ${card}`,
    steps: ({ steps: all }, say) =>
      `Counted: ${all.map((count, seat) => `${say.name(seat)} ${count}`).join(', ')}`,
  },
  lines: { 'D-3.1': ({ steps: n }) => steps(n) },
};

export const table: Wording<typeof uk.table> = {
  ladder: 'The ladder',
  empty: 'Empty: the first card will be a step.',
  laid: (card, name, step) => `${card}, ${name}${step ? ', a step' : ''}`,
  hand: 'Your hand',
  cards: 'Which card was laid',
  card: (card) => `Card ${card}`,
  hint: (name) => `${name}, choose a card`,
  ask: 'How many steps has each?',
  steps: (name) => `Steps, ${name}`,
  save: 'Enter',
  correct: 'Correct',
  points: (n) => steps(n),
};

export const howTo: Wording<typeof uk.howTo> = {
  aim: 'Lay cards on the ladder: each higher than the one before is a point.',
  turn: {
    score: 'Play with real cards and enter everyone’s steps at the end.',
    referee: 'Tap the card that was laid.',
    virtual: 'The phone deals. Tap a card of yours: a higher one if you have it.',
  },
  end: 'The cards are gone: count the steps. Most win.',
};

export const figures: Wording<typeof uk.figures> = {
  title: 'The ladder',
  steps: 'Steps',
  perMatch: 'a match',
};

export const settle = settleWords<Said>(
  {
    lay: {
      title: 'May this card be laid?',
      hint: 'The top card, the hand, and the card.',
      also: 'may I lay a lower card',
    },
  },
  {
    hand: () => 'Say what is in the hand.',
    card: () => 'Say which card of the hand is laid.',
    twice: ({ card }) => `Card ${card} is there twice, and the deck has one.`,
    may: ({ card }) => `Yes, ${card} may be laid`,
    mayNot: ({ card }) => `No, ${card} may not be laid`,
    rises: ({ card }) => `${card} is higher than what lies there: a step.`,
    lowest: ({ top }) => `Nothing higher than ${top} is in the hand, so any card will do.`,
    higher: ({ higher, top }) => `The hand has a card higher than ${top}: ${or(higher)}.`,
  },
  'There is nothing to say about this.',
);

export const sights: Sights = {
  own: ({ viewer, value }) => `${viewer ?? 'The table'} sees ${shown(value)} in hand`,
};
