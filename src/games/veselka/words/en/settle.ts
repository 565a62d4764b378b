/** Settling disputes about «Веселка» in English. */
import { and, cards, points } from '../../../../text/lexicon/en';
import { capital, counted } from '../../../../text/lexicon/forms';
import { english } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import { settleWords, type Sentences } from '../../../settleWords';
import { colours } from './rules';
import type { Said } from '../../settle/remarks';

const inColours = counted(english, 'colour', 'colours');
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');

const sentences: Sentences<Said> = {
  'run.top': () => 'Say which card is on top of the play pile.',
  'run.cards': () => 'Lay out the cards of the run in order.',
  'run.is': ({ points: n }) => `Yes, a run worth ${points(n)}`,
  'run.isNot': () => 'No, this is not a run',
  'run.length': ({ length, shortest, longest }) =>
    `There are ${cards(length)}; a run has ${shortest} to ${longest}.`,
  'run.lengthWrong': ({ length, shortest, longest }) =>
    `There ${english(length, 'is', 'are')} ${cards(length)}, but a run has ${shortest} to ${longest}.`,
  'run.neighbours': ({ top, neighbours }) =>
    `The top card is ${colours[top]}. Its neighbours on the circle are ${and(neighbours.map((kind) => colours[kind]))}.`,
  'run.starts': ({ card }) => `The first card is ${colours[card]}, a neighbour of the top card.`,
  'run.startsWrong': ({ top, card }) =>
    card === top
      ? `The first card is ${colours[card]} too, and the same colour is no neighbour.`
      : `The first card is ${colours[card]}, which is no neighbour.`,
  'run.goesOn': ({ cards: laid }) => `Then round the circle one way without a gap: ${list(laid)}.`,
  'run.breaks': ({ position, card, after, expected }) =>
    `Card ${position} is out of place: this way ${colours[expected]} comes after ${colours[after]}, not ${colours[card]}.`,
  'run.pays': ({ length, points: n }) => `${cards(length)} are worth ${points(n)}.`,

  'keep.card': () => 'Say which card was played last.',
  'keep.twice': ({ kind }) =>
    `The rainbow has ${colours[kind]} twice, but it takes every colour once.`,
  'keep.may': ({ kind }) => `Yes, the ${colours[kind]} card may be taken`,
  'keep.mayNot': ({ kind }) => `No, the ${colours[kind]} card may not be taken`,
  'keep.last': ({ kind }) => `The last card of the run is ${colours[kind]}.`,
  'keep.missing': ({ kind, have }) =>
    have === 0
      ? 'The rainbow is still empty, so the colour is missing there.'
      : `The rainbow has ${inColours(have)}, and ${colours[kind]} is not among them.`,
  'keep.has': ({ kind }) => `The rainbow already has ${colours[kind]}.`,
  'keep.swap': () => 'This was a swap: a card is taken only after a run.',
  'keep.choice': () => 'Nobody has to take it. If taken, the card before it is on top.',
  'keep.stays': ({ kind }) => `${capital(colours[kind])} stays on top of the play pile.`,

  'rainbows.none': ({ seat }, name) => `How many colours are in the rainbow of ${name(seat)}?`,
  'rainbows.tooMany': ({ seat, colours: n, all }, name) =>
    `${name(seat)}: ${inColours(n)}. The circle has only ${all}.`,
  // A name and its points stay on one line.
  'rainbows.worth': ({ points: all }, name) =>
    all.map((n, seat) => `${name(seat)}:\u00a0${n}`).join(', '),
  'rainbows.one': ({ seat, colours: n, points: worth }, name) =>
    `${name(seat)}: ${inColours(n)} — ${points(worth)}.`,
  'rainbows.full': ({ seats }, name) =>
    `${and(seats.map(name))} ${seats.length === 1 ? 'has a full rainbow' : 'have full rainbows'}: the match is coming to its end.`,
  'rainbows.lap': () =>
    'After the first full rainbow everyone has one more turn, the finisher too (A-V7).',

  'lap.finisher': () => 'Say who completed a rainbow first.',
  'lap.order': ({ order }, name) =>
    order.length === 0 ? 'Nobody moves any more' : `Still to move: ${order.map(name).join(', ')}`,
  'lap.full': ({ seat }, name) => `${name(seat)} has a full rainbow: the last lap begins.`,
  'lap.moved': ({ seats }, name) => `Last turn already taken: ${seats.map(name).join(', ')}.`,
  'lap.everyone': ({ seat }, name) =>
    `In the last lap everyone has one turn, ${name(seat)} too, and that turn is the last.`,
  'lap.others': ({ seat }, name) => `The table agreed: ${name(seat)} does not move again (A-V7).`,
  'lap.noMore': ({ seat }, name) =>
    `${name(seat)} may still lay a run, but takes no more cards into the rainbow.`,
  'lap.once': () => 'A second full rainbow begins no new lap; it only scores its 10 points.',
  'lap.mayAgree': () => 'At the start a table may agree that only the others move again (A-V7).',
  'lap.app': () => 'In a match the app runs the last lap and ends it by itself.',

  'swap.count': () => 'Say how many cards are swapped.',
  'swap.may': ({ count }) => `Yes, ${cards(count)} may be swapped`,
  'swap.mayNot': () => 'No, at least one must be swapped',
  'swap.pass': () => 'Yes, the turn may be passed',
  'swap.range': ({ most }) => `Any number of the ${most} cards in hand may be swapped.`,
  'swap.draws': ({ count }) =>
    `Discard ${cards(count)} and draw as many from the deck. That ends the turn.`,
  'swap.literal': () => 'No cards is no swap: a turn has to do something (A-V4).',
  'swap.agreed': () => 'The table agreed: swapping no cards passes the turn (A-V4).',
  'swap.app': () => 'In a match the app takes a swap of none only if that was agreed at the start.',
};

export const en = settleWords(
  {
    run: {
      title: 'Is this a run?',
      hint: 'The top card of the pile, then the cards in order.',
      also: 'is this run legal, wrong sequence, colour order, change direction, points for a run, may I play these cards',
    },
    keep: {
      title: 'May I take the card?',
      hint: 'The colours of the rainbow and the last card.',
      also: 'keep the last card, take a card into the rainbow, already have that colour',
    },
    rainbows: {
      title: 'What are rainbows worth?',
      hint: 'How many colours everyone has.',
      also: 'points for the rainbow, incomplete rainbow, score for colours, who wins',
    },
    lap: {
      title: 'Who still moves?',
      hint: 'Who completed a rainbow first.',
      also: 'last lap, last round, final turn, who still moves, does the finisher play again, one more turn, game end',
    },
    swap: {
      title: 'How many may be swapped?',
      hint: 'How many cards somebody wants to swap.',
      also: 'how many cards can I swap, swap zero cards, pass, skip a turn, do nothing, exchange cards, swap them all',
    },
  },
  sentences,
  'There is nothing to say about this.',
);
