/** The table of “Luz” in English. */
import { cards, points, tricks } from '../../../../text/lexicon/en';
import { capital } from '../../../../text/lexicon/forms';
import type { Wording } from '../../../../text/define';
import { minus, signed } from '../../../../text/plural';
import type { Colour } from '../../rules/cards';
import type { uk } from '../uk/table';

const COLOUR: Record<Colour, string> = {
  r: 'red',
  y: 'yellow',
  g: 'green',
  b: 'blue',
  p: 'purple',
};

const WORD = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINAL = [
  '',
  'lowest',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

const need = (from: number, to: number) => (from === to ? `needs ${from}` : `needs ${from}–${to}`);

/** “lower”, “higher”, “third”: where a card stands among its colour. */
function place(rank: number, count: number): string {
  if (count === 2) return rank === 0 ? 'lower' : 'higher';
  if (rank === count - 1) return 'highest';
  return ORDINAL[rank + 1] ?? '';
}

export const en: Wording<typeof uk> = {
  deal: (n) => `Deal ${n} of 4`,
  dealAndTrick: (deal, trick) => `Deal ${deal} of 4, trick ${trick} of 10`,
  dealer: 'deals:',
  opener: 'opens:',
  whyOpener: {
    leader: (name, points) => `${name} opens deal 4 with the most points, ${minus(points)}.`,
    holder: (name, points, leaders) =>
      `${capital(WORD[leaders] ?? '')} players have ${minus(points)}. ${name} opens deal 4: the first player is one of them.`,
    nearest: (name, points, leaders) =>
      `${capital(WORD[leaders] ?? '')} players have ${minus(points)}. ${name} opens deal 4: the nearest of them to the left of the first-player card.`,
  },
  need,
  spokenBid: (beads, shield, from, to) =>
    `bet ${beads}${shield ? ' with shield' : ''}, ${need(from, to)}`,
  won: (n) => `${n} won`,
  saveCorrection: 'Save the correction',
  bids: {
    title: 'Bets',
    ask: (name) => `${name} bets`,
    hint: 'How many tricks? A shield allows one more.',
    number: (n) => `bet ${n}`,
    choose: 'a number first',
    plain: (n) => (n === null ? 'No shield' : `Bet ${n}`),
    shielded: (n) => (n === null ? 'With shield' : `${n} and shield`),
    bidding: 'betting',
    waiting: 'waiting',
    supply: (left, all) => `Beads left in the box: ${left} of ${all}`,
    runOut: (asked, all) =>
      `The bets take ${asked} beads and the box has ${all}. The rules allow it: mark the missing ones with something else.`,
  },
  tricks: {
    left: () => 'left',
    over: 'too many',
    spokenLeft: (n) => `Of 10 tricks still to give out: ${n}`,
    ask: (name) => `${name}: how many tricks?`,
    number: (name, n) => `${name}: ${tricks(n)}`,
    label: (name) => `Tricks, ${name}`,
    edit: (name) => `Enter tricks: ${name}`,
    whose: (n) => `${tricks(n)} left. Who took ${n === 1 ? 'it' : 'them'}?`,
    ready: 'All ten tricks are given out.',
    tooMany: (sum) => `${tricks(sum)} entered, but there are ten.`,
    close: 'Close the deal',
    finish: 'Close the deal and the match',
  },
  points: {
    made: 'bet made',
    madeShield: 'made with shield',
    short: (n) => `${tricks(n)} short`,
    extra: (n) => `${tricks(n)} too many`,
    spoken: (name, points, why, total) =>
      `${name}: ${signed(points)}, ${why}, ${minus(total)} in all. Why?`,
  },
  pad: {
    title: 'Score pad',
    corner: 'deal',
    total: 'total',
    toCome: (deal) => `deal ${deal}: not played yet`,
    cell: (name, line, points) => `${name}, ${line}: ${signed(points)}. Why?`,
    wrong: (name, line, points) => `${name}, ${line}: ${signed(points)}. Correct`,
    sum: (name, points) => `${name}, ${minus(points)} in all`,
  },
  referee: {
    ask: (name) => `${name} plays`,
    leads: 'Leads the trick: any card.',
    follow: (colour) => `The lead colour is ${COLOUR[colour]}.`,
    stuck:
      'No card fits what has been shown. Let one stand by agreement, take an earlier play back, or enter the tricks.',
    colours: 'Colour of the card',
    values: (colour) => `Value, ${COLOUR[colour]}`,
    colour: (colour) => COLOUR[colour],
    card: (colour, value) => `${COLOUR[colour]} ${value}`,
    notPlayable: (card) => `${card}, not allowed now`,
    enterColours: 'Enter the hands’ colours',
    enterColoursNote: 'then a false play shows at once',
    closeByTricks: 'Enter tricks without cards',
    backToCards: 'Back to the cards',
    coloursTitle: 'Colours of the hands after the pass',
    coloursAsk: (name, colour) => `${name}: how many ${COLOUR[colour]} cards?`,
    coloursCell: (name, colour, count) => `${name}, ${COLOUR[colour]}: ${count}`,
    coloursKey: (colour, n) => `${n} ${COLOUR[colour]}`,
    coloursUnset: 'not entered',
    coloursHint: 'The fifth colour follows: a hand has ten cards.',
    coloursReady: 'Everybody has ten cards.',
    saveColours: 'Save the colours',
    skipColours: 'Without colours',
    handOf: (name, hand) => `${name}, left in hand: ${hand}`,
    left: (colour, n) => `${COLOUR[colour]} ${n}`,
  },
  trick: {
    title: (n) => `Trick ${n}`,
    led: 'lead',
    spokenLed: (colour) => `the lead colour is ${COLOUR[colour]}`,
    here: 'here',
    slot: (name, card) => `${name}: ${card}`,
    waiting: (name) => `${name}: no card yet`,
    turn: (name) => `${name}: to play`,
    taken: (name) => `${name} takes the trick`,
    goOn: 'Continue',
  },
  virtual: {
    dealing: 'Dealing…',
    dealingNote: 'Everybody gets ten cards and passes them to the left.',
    ask: (name) => `${name} plays`,
    others: 'The others’ hands',
    hands: 'Everyone’s hands',
    handOf: (name, cards) => `${name}: ${cards}`,
    emptyHand: 'no cards',
    ownHand: 'Your hand with its backs to you, high cards next to the plus',
    ownCard: (colour, rank, count) =>
      count === 1
        ? `${COLOUR[colour]}, the only one`
        : `${COLOUR[colour]}, ${rank + 1} of ${count} from the lowest`,
    playable: 'may be played',
    notPlayable: 'not allowed now',
    choose: 'Choose a card',
    leadHint: 'You lead the trick: any card.',
    mustFollow: (colour) => `You have ${COLOUR[colour]}, so you must play ${COLOUR[colour]}.`,
    free: (colour) => `You have no ${COLOUR[colour]}: any card.`,
    play: (colour, rank, count) =>
      count === 1
        ? `Play the ${COLOUR[colour]} card`
        : count === 2
          ? `Play the ${place(rank, count)} ${COLOUR[colour]}`
          : `Play the ${place(rank, count)}`,
    outOf: (count) => `of ${WORD[count] ?? String(count)}`,
    spokenPlay: (colour, rank, count) =>
      count === 1
        ? `Play the ${COLOUR[colour]} card`
        : `Play the ${place(rank, count)} ${COLOUR[colour]}${count > 2 ? ` of ${WORD[count] ?? String(count)}` : ''}`,
    range: (values) => `It can be ${values}.`,
    surely: (value) => `It must be ${value}.`,
    or: 'or',
    previous: 'Previous possible card',
    following: 'Next possible card',
    passOn: (name) => `Pass the phone on: ${name} is next.`,
    onTable: (n, ahead) => `${cards(n)} on the table, ${ahead} is ahead so far.`,
  },
  ending: {
    title: 'Who wins with equal points',
    tied: (n) => `${points(n)} each. Deal 4 decides:`,
    stillTied: (n, last) => `${points(n)} each, and deal 4 is equal too: ${signed(last)}.`,
    openerFirst: (winner, opener) =>
      winner === opener
        ? `Agreed at this table: in a tie whoever opened deal four comes first. ${winner} wins.`
        : `Agreed at this table: in a tie whoever opened deal four comes first, that is ${opener}; clockwise from there ${winner} is the first of the equals.`,
    holderWins: (name) => `${name} wins: the first-player card is here.`,
    nearestWins: (winner, holder) =>
      `${holder} has the first-player card; clockwise from it ${winner} is the first of the equals.`,
    against: 'against',
    lastDeal: (name, points) => `${name}: ${signed(points)} in deal 4`,
  },
};
