/** Settling disputes about «Промінь» (Luz) in English. */
import { and, cards, or, points, tricks } from '../../../../text/lexicon/en';
import { capital } from '../../../../text/lexicon/forms';
import { minus, signed } from '../../../../text/plural';
import { settleWords, type Sentences } from '../../../settleWords';
import type { Colour } from '../../rules/cards';
import { card, COLOUR } from './rules';
import type { Said } from '../../settle/remarks';

const ofColour = (n: number, colour: Colour): string => cards(n, `${n} ${COLOUR[colour]}`);
const names = (cardTexts: readonly string[]): string => and(cardTexts.map(card));
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
  'bid.scores': ({ points: n }) => `${points(n, signed(n))}`,
  'bid.target': ({ beads, shield, targets }) =>
    `A bet of ${beads} ${shield ? 'with' : 'without'} a shield needs ${or(targets)} won.`,
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
      : `The most points, ${minus(n)}: ${and(seats.map(name))}.`,
  'points.holder': ({ seat }, name) =>
    `${name(seat)} has the first-player card, which decides among equals.`,
  'points.nearest': ({ holder, seat }, name) =>
    `${name(holder)} has the first-player card. Clockwise from there the first of the tied is ${name(seat)}.`,
  'opener.opens': ({ seat }, name) => `${name(seat)} opens`,
  'opener.leads': ({ seat }, name) =>
    `In deal four ${name(seat)} bets first and leads the first trick.`,
  'tie.wins': ({ seat }, name) => `${name(seat)} wins`,
  'tie.opener': ({ opener, seat }, name) =>
    opener === seat
      ? `${name(seat)} opened deal four, and the table agreed that this decides among equals (A-P11).`
      : `The table agreed to count from whoever opened deal four (A-P11). ${name(opener)} opened it; clockwise from there the first of the tied is ${name(seat)}.`,
  'tie.lastDeal': ({ seats, points: last }, name) =>
    `With equal totals deal four decides: ${seats
      .map((seat, i) => `${name(seat)} ${signed(last[i] ?? 0)}`)
      .join(', ')}.`,
  'tie.lastMost': ({ seat, points: n }, name) =>
    `${name(seat)} has the most in deal four: ${signed(n)}.`,
  'tie.lastSame': ({ seats, points: n }, name) =>
    `Equal there too, ${signed(n)}: ${and(seats.map(name))}.`,

  'now.which': () => 'Choose what has happened.',
  'now.revoke.what': () => 'Wrong colour, the trick still lies there',
  'now.revoke.ruling': () => 'The card is taken back',
  'now.revoke.rule': () => 'Whoever holds the lead colour must play it.',
  'now.revoke.table': () => 'Until the trick is collected, the card is simply changed.',
  'now.revoke.app': () =>
    'With the colours of the hands entered the app refuses at once; without them the card can be corrected.',
  'now.late.what': () => 'Wrong colour, the trick is collected',
  'now.late.ruling': () => 'The table decides: play on or deal again',
  'now.late.rule': () =>
    'The lead colour should have been played; of the consequences the rules say nothing (A-P18).',
  'now.late.table': () =>
    'Agree: let it stand, correct the entry, or deal again. There is no penalty.',
  'now.late.app': () =>
    'The app names the trick and lets you correct it or let it stand; it marks the card in the log and does not ask again.',
  'now.bet.what': () => 'Somebody wants to change a bet',
  'now.bet.ruling': () => 'No, once the next player has bet',
  'now.bet.rule': () =>
    'Bets are made in turn and openly, so a later change would be an advantage (A-P22).',
  'now.bet.table': () => 'Until the next player has bet, a bet may be changed.',
  'now.bet.app': () =>
    'The app takes bets in turn only; a wrong entry is corrected in the log, and everything is worked out again.',
  'now.turn.what': () => 'Somebody played out of turn',
  'now.turn.ruling': () => 'The card is taken back',
  'now.turn.rule': () => 'Cards are played in turn, clockwise (A-P29).',
  'now.turn.table': () =>
    'Whoever played early takes the card back; having shown it is not punished.',
  'now.turn.app': () => 'The app takes a card only from whoever is to play.',
};

export const en = settleWords(
  {
    trick: {
      title: 'Who wins the trick?',
      hint: 'The cards in order. Somebody else led? Tap the name.',
      also: 'who wins the trick, whose trick, which card is higher, who takes the cards, what beats what',
    },
    play: {
      title: 'May this be played?',
      hint: 'The lead colour, the colours of the hand, the card.',
      also: 'wrong suit, may I play this card, follow suit, revoke, must I follow, is this card legal',
    },
    bid: {
      title: 'What does the bet score?',
      hint: 'The deal, the bet and the tricks won.',
      also: 'points for a bid, shield used, bid three took five, penalty for a wrong bid, made the bid, did my bid with the shield succeed',
    },
    opener: {
      title: 'Who opens deal four?',
      hint: 'Points after three deals. Who has the first-player card? Tap the name.',
      also: 'who starts the fourth deal, who leads in round 4, tied leaders, who opens the last deal',
    },
    tie: {
      title: 'Who wins?',
      hint: 'Points of the whole game, in a tie deal four too. First-player card elsewhere? Tap the name.',
      also: 'tie break, tie, same points who wins, who won, equal score at the end',
    },
    now: {
      title: 'And now?',
      hint: 'Choose what has happened.',
      also: 'wrong suit what now, noticed too late, change a bet, out of turn, revoke found later, penalty for a mistake',
    },
  },
  sentences,
  'There is nothing to say about this.',
);
