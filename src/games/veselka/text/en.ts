/** The game in English: the rules in our own words, refusals, log and score lines. */
import type { Wording } from '../../../text/define';
import { english } from '../../../text/plural';
import type { Kind } from '../../gems';
import { speak } from './compose';
import type { Sentences } from './compose';
import type { uk } from './uk';

export const colours: Record<Kind, string> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  lime: 'lime',
  green: 'green',
  sky: 'sky-blue',
  blue: 'blue',
  violet: 'violet',
};

const cards = (n: number): string => `${n} ${english(n, 'card', 'cards')}`;
const ofColours = (n: number): string => `${n} ${english(n, 'colour', 'colours')}`;
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');

const sentences: Sentences = {
  why: {
    turnOf: ({ seat }, say) => `It is ${say.name(seat)} to play. Wait for your turn.`,
    otherMode: () => 'There is no such entry in this mode. Use the buttons on the screen.',
    dealFirst: () =>
      'Deal first: without a top card on the play pile there is nothing to play onto.',
    drawFirst: () => 'Draw first: the hand must hold 8 cards again.',
    over: () => 'The game is over, there are no more turns.',
    finisherRests: () =>
      'The game is over: this table agreed that whoever completes a rainbow has no last turn.',
    form: () => 'This entry is not a play of this game. Enter the play again.',
    box: ({ kind, left }) =>
      left === 0
        ? `There is no ${colours[kind]} card left in the deck. Check which card was entered.`
        : `Too many of one colour: at most ${left} ${colours[kind]} ${english(left, 'card', 'cards')} can be here. Check the entry.`,
    hand: ({ seat, cards: held, needed }, say) =>
      `${say.name(seat)} has ${cards(held)}, not ${needed}. Deal ${needed} to each player.`,
    length: ({ length }) =>
      `A run has 3 to 8 cards, this one has ${length}. Change it or swap instead.`,
    notHeld: ({ kind, held }) =>
      held === 0
        ? `There is no ${colours[kind]} card in the hand. Choose only cards you hold.`
        : `The hand holds only ${held} ${colours[kind]}. Take the others back.`,
    neighbour: ({ top, card, one, other }) =>
      card === top
        ? `The top card is ${colours[top]}, and a run cannot start with the same colour. Start with ${colours[one]} or ${colours[other]}.`
        : `The top card is ${colours[top]}, and ${colours[card]} is not next to it. Start with ${colours[one]} or ${colours[other]}.`,
    direction: ({ card, after, expected }) =>
      `After ${colours[after]} this way round comes ${colours[expected]}, not ${colours[card]}. Take the whole run back and lay another.`,
    kept: ({ kind }) =>
      `The rainbow already has ${colours[kind]}. Leave this card on the play pile.`,
    keptAfterSwap: () =>
      'A swap gives no card for the rainbow: only the last card of a run goes there.',
    drawCount: ({ count, drawn }) => `Draw as many cards as left the hand: ${count}, not ${drawn}.`,
    oldDeck: ({ kind, left }) =>
      `The old deck still has ${cards(left)}, and not that many of them are ${colours[kind]}. Take those first, then the cards of the new deck.`,
    newDeck: ({ kind, held }) =>
      held === 0
        ? `There is no ${colours[kind]} card in the reshuffled deck. Check which card was drawn.`
        : `The reshuffled deck holds only ${held} ${colours[kind]}. Check the draw.`,
    swapNone: () => 'Swap at least one card. Choose one to discard, or lay a run.',
    swapTooMany: ({ count, hand }) =>
      `The hand holds ${cards(hand)}, so ${count} cannot be swapped. Choose at most ${hand}.`,
    rule: () => 'The rules do not allow this. Choose another play.',
  },
  log: {
    deal: (top) => `The cards are dealt, ${colours[top]} is on top`,
    run: (name, laid, gain, keep) =>
      `${name} lays ${list(laid)}${gain}${keep ? '; the last one joins the rainbow' : ''}`,
    swap: (name, count) => `${name} swaps ${cards(count)}`,
    pass: (name) => `${name} passes`,
    draw: (count) => `Draw: ${cards(count)}`,
    tallyRun: (name, length, gain, keep) =>
      `${name} lays ${cards(length)}${gain}${keep === null ? '' : `; ${colours[keep]} joins the rainbow`}`,
    tallySwap: (name) => `${name} swaps cards`,
    stop: () => 'The table agrees to end the game: rainbows are counted',
  },
  counted: {
    runs: ({ length, times }) =>
      times === 1 ? `a run of ${length}` : `${times} runs of ${length}`,
    rainbow: ({ colours: n }) => `rainbow: ${ofColours(n)} of 8`,
    other: () => 'points',
  },
};

const clauses = {
  'V-1.1': { title: 'Number of players', words: 'Two to five people play.' },
  'V-1.2': {
    title: 'A deck without the pearl',
    words:
      'The 96 gem cards are used: eight colours, twelve cards each. The pearl stays in the box. Shuffle well.',
  },
  'V-1.3': {
    title: 'Eight cards each',
    words:
      'Everyone gets eight random cards and a hint card and puts a marker on zero. Hands are kept secret.',
  },
  'V-1.4': {
    title: 'The play pile begins',
    words:
      'The other cards lie face down. Turn the top one up beside them: it begins the play pile.',
  },
  'V-1.5': {
    title: 'The first player',
    words: 'The first player is drawn by lot. Play goes on clockwise.',
  },
  'V-2.0': {
    title: 'One action a turn',
    words: 'In a turn you do exactly one thing: lay a run or swap cards.',
  },
  'V-2.1': {
    title: 'Three to eight cards',
    words: 'A run is 3 to 8 cards from your hand, put one by one onto the play pile.',
  },
  'V-2.2': {
    title: 'The circle of colours',
    words:
      'The colours go in a circle: red, orange, yellow, lime, green, sky-blue, blue, violet, and red again.',
  },
  'V-2.3': {
    title: 'Start next to the top card',
    words:
      'The first card of a run must be next to the top of the play pile on the circle, on either side.',
  },
  'V-2.4': {
    title: 'Go on the same way',
    words:
      'Every further card is the next colour in the same direction. The circle is closed: red follows violet, and the other way round.',
  },
  'V-2.5': {
    title: 'Points for a run',
    words: '3 cards give 3 points, 4 give 5, 5 give 7, and 6, 7 or 8 give 10.',
  },
  'V-2.6': {
    title: 'The last card joins the rainbow',
    words:
      'After scoring you may take the card you laid last into your rainbow, if that colour is still missing there.',
  },
  'V-2.7': {
    title: 'Drawing after a run',
    words: 'Draw as many cards as you laid, so that you hold eight again.',
  },
  'V-2.8': {
    title: 'A new deck',
    words:
      'When the deck runs out, shuffle the discards together with the play pile except its top card: that is the new deck.',
  },
  'V-2.9': {
    title: 'The turn passes',
    words: 'After the run and the draw your left neighbour plays.',
  },
  'V-3.1': {
    title: 'Swapping cards',
    words: 'Instead of a run you may discard any number of cards, but at least one.',
  },
  'V-3.2': { title: 'Drawing after a swap', words: 'Draw exactly as many cards as you discarded.' },
  'V-3.3': {
    title: 'A new deck during a swap',
    words:
      'If the deck runs out while drawing, make a new one the same way: the discards and the play pile without its top card.',
  },
  'V-3.4': { title: 'The turn after a swap', words: 'After a swap your left neighbour plays.' },
  'V-4.1': {
    title: 'A complete rainbow',
    words: 'As soon as somebody’s rainbow has all eight colours, the last lap begins.',
  },
  'V-4.2': {
    title: 'The last lap',
    words:
      'Everyone has one more turn. Whoever completed the rainbow plays last, and the game is over.',
  },
  'V-4.3': {
    title: 'Points for the rainbow',
    words:
      'A rainbow of 8 colours gives 10 points, 7 give 7, 6 give 5, 5 give 3, fewer give nothing.',
  },
  'V-4.4': { title: 'Winning', words: 'The highest total wins. Equal totals share the victory.' },
};

const rulings = {
  'A-V1': {
    question: 'May a run change direction?',
    ruling: 'No, a run goes one way.',
    reason: 'Both printed examples go one way; otherwise eight cards would be too easy.',
  },
  'A-V2': {
    question: 'May the first card have the colour of the top card?',
    ruling: 'No, only a neighbouring one.',
    reason: 'The rules ask for a neighbouring colour, and a colour is not its own neighbour.',
  },
  'A-V3': {
    question: 'Must one lay the longest possible run?',
    ruling: 'No, 3 to 8 cards at will.',
    reason: 'The rules name only the limits.',
  },
  'A-V4': {
    question: 'May one swap no cards, that is, pass?',
    ruling: 'No, at least one.',
    reason: 'A turn has to do something. A table may agree otherwise.',
  },
  'A-V5': {
    question: 'When is the new deck made?',
    ruling: 'As soon as the last card is taken, even in the middle of a draw.',
    reason: 'The rules say: if the cards have run out. It changes no points.',
  },
  'A-V6': {
    question: 'May cards just discarded come back in the same draw?',
    ruling: 'Yes, if a new deck had to be made during the draw.',
    reason: 'They are among the discards before the draw begins and go into the new deck.',
  },
  'A-V7': {
    question: 'Does whoever completed the rainbow get a last turn too?',
    ruling: 'Yes, and plays it last.',
    reason: 'The rules say “each player”. A run can still score. A table may agree otherwise.',
  },
  'A-V8': {
    question: 'What if another rainbow is completed in the last lap?',
    ruling: 'There is no new lap; it simply gives 10 points.',
    reason: 'The end has already been announced.',
  },
  'A-V9': {
    question: 'What is an empty rainbow worth?',
    ruling: '0 points.',
    reason: 'The table does not list it, and 1 to 4 cards give 0 as well.',
  },
  'A-V10': {
    question: 'What about equal totals?',
    ruling: 'The victory is shared.',
    reason: 'The rules give no way to part equals.',
  },
  'A-V11': {
    question: 'Which card is on top after the last one was taken?',
    ruling: 'The card beneath it.',
    reason: 'The taken card is no longer in the play pile.',
  },
  'A-V12': {
    question: 'Must one take the last card?',
    ruling: 'No, only if one wants to.',
    reason: 'The rules allow it, they do not demand it; leaving it on top is a tactic too.',
  },
  'A-V13': {
    question: 'What if the deck and the discards are both empty?',
    ruling: 'That cannot happen.',
    reason:
      'Hands and rainbows together hold at most 80 cards, so the play pile always has enough.',
  },
  'A-V14': {
    question: 'Does the card taken into the rainbow count for the draw?',
    ruling: 'Yes: draw as many as were laid.',
    reason: 'The hand must hold eight cards at the end of the turn.',
  },
  'A-V15': {
    question: 'In which order come points, rainbow and draw?',
    ruling: 'Points, then the card for the rainbow, then the draw.',
    reason: 'As printed; a card taken is never shuffled back.',
  },
  'A-V16': {
    question: 'Does the last lap begin at once or at the end of the turn?',
    ruling: 'At the end of the turn, after the draw.',
    reason: 'It changes no points, and the turn stays whole.',
  },
  'A-V17': {
    question: 'There is a mistake in the middle of a run. What counts?',
    ruling: 'Nothing: the cards go back to the hand and the player chooses anew.',
    reason: 'The rules are silent; this way a mistake never pays.',
  },
  'A-V18': {
    question: 'Everybody only swaps. Is there an end?',
    ruling: 'The table may agree to end the game at any time.',
    reason: 'The rules set no limit.',
  },
  'A-V19': {
    question: 'May the discards be looked through?',
    ruling: 'No, only their number shows. Hands are secret too.',
    reason: 'The rules do not say, so nothing more is shown.',
  },
  'A-V20': {
    question: 'What if the points exceed the track?',
    ruling: 'The marker goes round again.',
    reason: 'The rules set no limit.',
  },
  'A-V21': {
    question: 'Are the rainbows of others visible?',
    ruling: 'Yes, they are open to all.',
    reason: 'Rainbow cards lie face up in front of their player.',
  },
};

export const en: Wording<typeof uk> = {
  title: 'Rainbow',
  tagline: 'Lay colours round the circle and collect all eight',
  phases: { deal: 'Deal', act: 'Turn', draw: 'Draw', over: 'The end' },
  groups: { setup: 'Set-up', run: 'Run', swap: 'Swap', end: 'End of the game' },
  clauses,
  rulings,
  house: {
    'A-V4': {
      standard: 'Swap at least one card',
      readings: { none: 'Swapping no cards is allowed and passes the turn' },
    },
    'A-V7': {
      standard: 'Everyone has a last turn, the finisher too',
      readings: { others: 'Only the others have a last turn' },
    },
  },
  ...speak(sentences, clauses),
};
