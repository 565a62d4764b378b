/** Settling disputes about «Промінь» (Luz) in English. */
import { english, minus, signed } from '../../../../text/plural';
import { capital, listed, settleWords, type Sentences } from '../../../settleWords';
import type { Colour } from '../../cards';
import { card, COLOUR } from '../../text/en';
import type { Said } from '../remarks';

const tricks = (n: number): string => `${n} ${english(n, 'trick', 'tricks')}`;
const cards = (n: number): string => `${n} ${english(n, 'card', 'cards')}`;
const points = (n: number): string => `${minus(n)} ${english(n, 'point', 'points')}`;
const ofColour = (n: number, colour: Colour): string =>
  `${n} ${COLOUR[colour]} ${english(n, 'card', 'cards')}`;
const names = (cardTexts: readonly string[]): string => listed(cardTexts.map(card), 'and');
const ROUNDS = ['', 'one', 'two', 'three', 'four'];

const sentences: Sentences<Said> = {
  'trick.more': ({ seat, left }, name) => `${cards(left)} still to come. ${name(seat)} plays next.`,
  'card.beyond': (f) =>
    `The ${card(f.card)} is not in this deck: with ${ROUNDS[f.seats] ?? 'five'} players the cards are 1–${f.highest}.`,
  'card.twice': (f) => `The ${card(f.card)} lies there twice, but the deck has only one.`,
  'trick.takes': (f, name) => `The ${card(f.card)} wins: ${name(f.seat)}`,
  'trick.led': (f, name) =>
    `${name(f.seat)} leads the ${card(f.card)}, so the lead colour is ${COLOUR[f.card.charAt(0) as Colour]}.`,
  'trick.noTrump': ({ led }) => `There is no trump (yellow), so only ${COLOUR[led]} cards count.`,
  'trick.ledAlone': (f) => `The ${card(f.card)} is the only card of the lead colour.`,
  'trick.ledCards': (f) => `Cards of the lead colour: ${names(f.cards)}.`,
  'trick.trump': (f) => `Yellow is trump, and there is one trump here: ${card(f.card)}.`,
  'trick.trumps': (f) => `Yellow is trump. The trumps here: ${names(f.cards)}.`,
  'trick.highest': (f, name) =>
    `The highest of them is the ${card(f.card)}, played by ${name(f.seat)}.`,
  'trick.alone': ({ seat }, name) => `It takes the trick: ${name(seat)}.`,
  'trick.leadsNext': ({ seat }, name) => `${name(seat)} leads the next trick.`,

  'play.hand': () => 'Say which colours are in the hand.',
  'play.card': () => 'Say which colour is to be played.',
  'play.handTooLarge': ({ count, size }) => `The hand has ${cards(count)}, but ${size} are dealt.`,
  'play.colourTooMany': ({ colour, count, highest, led }) =>
    led
      ? `${ofColour(count, colour)} in the hand and one on the table, but the deck has only ${highest}.`
      : `${ofColour(count, colour)} in the hand, but the deck has only ${highest}.`,
  'play.notHeld': ({ colour }) =>
    `There is no ${COLOUR[colour]} card in the hand, so none can be played.`,
  'play.may': ({ colour }) => `Yes, ${COLOUR[colour]} may be played`,
  'play.mayNot': ({ colour }) => `No, ${COLOUR[colour]} may not be played`,
  'play.leads': () => 'This card leads the trick: any card will do.',
  'play.led': ({ led }) => `The trick was led with ${COLOUR[led]}: that is the lead colour.`,
  'play.holds': ({ led, held }) => `The hand has the lead colour: ${ofColour(held, led)}.`,
  'play.lacks': ({ led }) => `The hand has no ${COLOUR[led]} card.`,
  'play.follows': ({ colour }) => `${capital(COLOUR[colour])} follows the lead colour, as it must.`,
  'play.free': ({ colour }) =>
    `Without the lead colour any card may be played, ${COLOUR[colour]} too.`,
  'play.mustFollow': ({ led, colour }) =>
    `Whoever holds ${COLOUR[led]} must play ${COLOUR[led]}, not ${COLOUR[colour]}.`,

  'bid.beads': () => 'Say how many beads the bet has.',
  'bid.won': () => 'Say how many tricks were won.',
  'bid.tooMany': ({ beads, most }) => `A deal has ${tricks(most)}, so there is no bet of ${beads}.`,
  'bid.wonTooMany': ({ won, tricks: all }) =>
    `A deal has ${tricks(all)}, so nobody can have won ${won}.`,
  'bid.scores': ({ points: n }) => `${signed(n)} ${english(n, 'point', 'points')}`,
  'bid.target': ({ beads, shield, targets }) =>
    `A bet of ${beads} ${shield ? 'with' : 'without'} a shield needs ${listed(targets, 'or')} won.`,
  'bid.made': ({ won }) => `${tricks(won)} won: the bet is made.`,
  'bid.missed': ({ won, beads, off }) =>
    `${won} won instead of ${beads}: ${tricks(off)} ${won < beads ? 'short' : 'too many'}.`,
  'bid.pays': ({ deal, rate, shield, points: n }) =>
    `In deal ${ROUNDS[deal] ?? ''}${shield ? ' with a shield' : ''} that pays ${rate} × ${deal} = ${points(n)}.`,
  'bid.costs': ({ off, points: n }) =>
    `Every trick of difference costs 5 points in any deal: 5 × ${off}, that is ${signed(n)}.`,

  'points.missing': ({ seat }, name) => `Points still to be entered: ${name(seat)}.`,
  'points.never': ({ seat, points: n, deals }, name) =>
    `${name(seat)}: ${points(n)}. No ${ROUNDS[deals] ?? ''} deals can add up to that.`,
  'points.lastMissing': ({ seat }, name) =>
    `A tie. Deal four decides: how much did it bring ${name(seat)}?`,
  'points.lastNever': ({ seat, points: n }, name) =>
    `${name(seat)}: ${signed(n)} in deal four cannot go with that total.`,
  'points.most': ({ seats, points: n }, name) =>
    seats.length === 1
      ? `${name(seats[0] ?? 0)} has the most points: ${minus(n)}.`
      : `The most points, ${minus(n)}: ${listed(seats.map(name), 'and')}.`,
  'points.holder': ({ seat }, name) =>
    `${name(seat)} has the first-player card, which decides among equals.`,
  'points.nearest': ({ holder, seat }, name) =>
    `${name(holder)} has the first-player card. Clockwise from there the first of the tied is ${name(seat)}.`,
  'opener.opens': ({ seat }, name) => `${name(seat)} opens`,
  'opener.leads': ({ seat }, name) =>
    `In deal four ${name(seat)} bets first and leads the first trick.`,
  'tie.wins': ({ seat }, name) => `${name(seat)} wins`,
  'tie.lastDeal': ({ seats, points: last }, name) =>
    `With equal totals deal four decides: ${seats
      .map((seat, i) => `${name(seat)} ${signed(last[i] ?? 0)}`)
      .join(', ')}.`,
  'tie.lastMost': ({ seat, points: n }, name) =>
    `${name(seat)} has the most in deal four: ${signed(n)}.`,
  'tie.lastSame': ({ seats, points: n }, name) =>
    `Equal there too, ${signed(n)}: ${listed(seats.map(name), 'and')}.`,
};

export const en = settleWords(
  {
    trick: {
      title: 'Who wins the trick?',
      hint: 'The cards in order. Somebody else led? Touch the name.',
    },
    play: {
      title: 'May this be played?',
      hint: 'The lead colour, the colours of the hand, the card.',
    },
    bid: { title: 'What does the bet score?', hint: 'The deal, the bet and the tricks won.' },
    opener: {
      title: 'Who opens deal four?',
      hint: 'Points after three deals and the first-player card.',
    },
    tie: {
      title: 'Who wins?',
      hint: 'Points of the whole game; in a tie also those of deal four.',
    },
  },
  sentences,
  'There is nothing to say about this.',
);
