/** Settling disputes about «Веселка» in English. */
import { english } from '../../../../text/plural';
import type { Kind } from '../../../gems';
import { capital, listed, settleWords, type Sentences } from '../../../settleWords';
import { colours } from '../../text/en';
import type { Said } from '../remarks';

const points = (n: number): string => `${n} ${english(n, 'point', 'points')}`;
const cards = (n: number): string => `${n} ${english(n, 'card', 'cards')}`;
const inColours = (n: number): string => `${n} ${english(n, 'colour', 'colours')}`;
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');

const sentences: Sentences<Said> = {
  'run.top': () => 'Say which card is on top of the play pile.',
  'run.cards': () => 'Lay out the cards of the run in order.',
  'run.tooManyInHand': ({ length, hand }) =>
    `A hand holds only ${cards(hand)}, so ${length} cannot be laid.`,
  'run.is': ({ points: n }) => `Yes, a run worth ${points(n)}`,
  'run.isNot': () => 'No, this is not a run',
  'run.length': ({ length, shortest, longest }) =>
    `There are ${cards(length)}; a run has ${shortest} to ${longest}.`,
  'run.lengthWrong': ({ length, shortest, longest }) =>
    `There ${english(length, 'is', 'are')} only ${cards(length)}, but a run has ${shortest} to ${longest}.`,
  'run.neighbours': ({ top, neighbours }) =>
    `The top card is ${colours[top]}. Its neighbours on the circle are ${listed(
      neighbours.map((kind) => colours[kind]),
      'and',
    )}.`,
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
  'rainbows.worth': ({ points: all }) => `Rainbows: ${all.join(', ')}`,
  'rainbows.one': ({ seat, colours: n, points: worth }, name) =>
    `${name(seat)}: ${inColours(n)} — ${points(worth)}.`,
  'rainbows.full': ({ seats }, name) =>
    `A full rainbow brings the end: ${listed(seats.map(name), 'and')}. Everyone then has one more turn.`,
};

export const en = settleWords(
  {
    run: { title: 'Is this a run?', hint: 'The top card of the pile, then the cards in order.' },
    keep: { title: 'May I take the card?', hint: 'The colours of the rainbow and the last card.' },
    rainbows: { title: 'What are rainbows worth?', hint: 'How many colours everyone has.' },
  },
  sentences,
  'There is nothing to say about this.',
);
