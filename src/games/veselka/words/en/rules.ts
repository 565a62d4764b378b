/** The game in English: the rules in our own words, refusals, log and score lines. */
import { counted } from '../../../../text/lexicon/forms';
import { cards, unknown } from '../../../../text/lexicon/en';
import { english } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import type { Say } from '../../../words';
import type { Lacking, Run, Tally } from '../../rules/types';
import { gain, swapped, type VeselkaWords } from '../spoken';

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

const ofColours = counted(english, 'colour', 'colours');
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');

/** A refused run brings nothing. */
const run = ({ seat, cards: laid, keep }: Run, say: Say, worth = ''): string =>
  `${say.name(seat)} lays ${list(laid)}${worth}${keep ? '; the last one joins the rainbow' : ''}`;

const tally = ({ seat, length, keep }: Tally, say: Say, worth = ''): string =>
  length === 0
    ? `${say.name(seat)} swaps cards`
    : `${say.name(seat)} lays ${cards(length)}${worth}${keep === null ? '' : `; ${colours[keep]} joins the rainbow`}`;

const notHeld = ({ kind, held }: Lacking): string =>
  held === 0
    ? `There is no ${colours[kind]} card in the hand. Choose only cards you hold.`
    : `The hand holds only ${held} ${colours[kind]}. Take the others back.`;

const drawCount: VeselkaWords['refusals']['V-2.7'] = ({ count, drawn }) =>
  `Draw as many cards as left the hand: ${count}, not ${drawn}.`;

const rebuilt: VeselkaWords['refusals']['V-2.8'] = ({ kind, held, left, deck }) => {
  if (deck === 'old')
    return `The old deck still has ${cards(left)}, and not that many of them are ${colours[kind]}. Take those first, then the cards of the new deck.`;
  return held === 0
    ? `There is no ${colours[kind]} card in the reshuffled deck. Check which card was drawn.`
    : `The reshuffled deck holds only ${held} ${colours[kind]}. Check the draw.`;
};

const clauses = {
  'V-1.1': {
    title: 'Number of players',
    words: 'Two to five people play.',
    also: 'how many players, number of people, can two play, can six play',
  },
  'V-1.2': {
    title: 'A deck without the pearl',
    words:
      'The 96 gem cards are used: eight colours, twelve cards each. The pearl stays in the box. Shuffle well.',
    also: 'is the pearl used, remove the pearl, shuffle, setup, how to set up the game, what we need from the box',
  },
  'V-1.3': {
    title: 'Eight cards each',
    words:
      'Everyone gets eight random cards and a hint card and puts a marker on zero. Hands are kept secret.',
    also: 'how many cards to deal, starting hand size, eight cards, cards per player, starting hand, hand size',
  },
  'V-1.4': {
    title: 'The play pile begins',
    words:
      'The other cards lie face down. Turn the top one up beside them: it begins the play pile.',
    also: 'first card face up, starting the pile, flip top card',
  },
  'V-1.5': {
    title: 'The first player',
    words: 'The first player is drawn by lot. Play goes on clockwise.',
    also: 'who starts, who goes first, direction of turns',
  },
  'V-2.0': {
    title: 'One action a turn',
    words: 'In a turn you do exactly one thing: lay a run or swap cards.',
    also: 'what can I do on my turn, run and swap together, nothing to play, stuck, options',
  },
  'V-2.1': {
    title: 'Three to eight cards',
    words: 'A run is 3 to 8 cards from your hand, put one by one onto the play pile.',
    also: 'how many cards to play, minimum, only two cards, longest sequence, chain, straight, play two cards, one card, can I play five, three cards minimum, maximum cards to play, run, sequence',
  },
  'V-2.2': {
    title: 'The circle of colours',
    words:
      'The colours go in a circle: red, orange, yellow, lime, green, sky-blue, blue, violet, and red again.',
    also: 'colour order, which colour comes after, neighbouring colours, colour wheel, after green, after violet red, what is next to blue, adjacent colours, from yellow where, red next to violet, rainbow order, what comes after red, next colour, colours',
  },
  'V-2.3': {
    title: 'Start next to the top card',
    words:
      'The first card of a run must be next to the top of the play pile on the circle, on either side.',
    also: 'which card can I start with, first card, what fits on the top card, what colour to play, can green go on blue, what matches the top, what to put on the pile',
  },
  'V-2.4': {
    title: 'Go on the same way',
    words:
      'Every further card is the next colour in the same direction. The circle is closed: red follows violet, and the other way round.',
    also: 'direction, keep direction, change direction, go back, skip a colour, blue sky green, consecutive colours, jump over a colour',
  },
  'V-2.5': {
    title: 'Points for a run',
    words: 'Three cards give 3 points, four give 5, five give 7; six, seven or eight give 10.',
    also: 'points for a run, score for length, how much for five cards, straight of six, value of a sequence, for eight cards, seven cards, how much for four, points table, how to score, scoring, what gives points',
  },
  'V-2.6': {
    title: 'The last card joins the rainbow',
    words:
      'After scoring you may take the card you laid last into your rainbow, if that colour is still missing there.',
    also: 'keep the last card, take a card, add to my rainbow, already have that colour, collect, put a card in my collection, which card may I take, not the last one, colour I already collected, rainbow',
  },
  'V-2.7': {
    title: 'Drawing after a run',
    words: 'Draw as many cards as you laid, so that you hold eight again.',
    also: 'how many to draw, refill hand, draw back up to eight, how many cards should I have after my turn, hand back to eight',
  },
  'V-2.8': {
    title: 'A new deck',
    words:
      'When the deck runs out, shuffle the discards together with the play pile except its top card: that is the new deck.',
    also: 'deck runs out, deck is empty, reshuffle, no cards left to draw, draw pile ran out, out of cards',
  },
  'V-2.9': {
    title: 'The turn passes',
    words: 'After the run and the draw your left neighbour plays.',
    also: 'whose turn next, end of turn, who is next, clockwise or not, which direction do we go, whose turn now, my turn is over, I am done, your turn',
  },
  'V-3.1': {
    title: 'Swapping cards',
    words: 'Instead of a run you may discard any number of cards, but at least one.',
    also: 'exchange cards, swap cards, change hand, discard cards, nothing to play, how many can I swap, get rid of cards, throw away bad cards, get new ones, exchange my hand, mulligan, dump my whole hand, swap, trade in cards',
  },
  'V-3.2': {
    title: 'Drawing after a swap',
    words: 'Draw exactly as many cards as you discarded.',
    also: 'how many new cards, draw after swap, draw the same number',
  },
  'V-3.3': {
    title: 'A new deck during a swap',
    words:
      'If the deck runs out while drawing, make a new one the same way: the discards and the play pile without its top card.',
    also: 'deck runs out during a swap',
  },
  'V-3.4': {
    title: 'The turn after a swap',
    words: 'After a swap your left neighbour plays.',
    also: 'turn over after swapping, play after a swap',
  },
  'V-4.1': {
    title: 'A complete rainbow',
    words: 'As soon as somebody’s rainbow has all eight colours, the last lap begins.',
    also: 'all eight colours, complete rainbow, when does the game end, finished rainbow, rainbow complete what now, full set, how many colours to end, end of the game, when do we stop, when is it over, how long is the game, how does the game end',
  },
  'V-4.2': {
    title: 'The last lap',
    words:
      'Everyone has one more turn. Whoever completed the rainbow plays last, and the game is over.',
    also: 'last round, last turn, who still plays, one more turn each, final lap, how many turns after a full rainbow, when do we stop playing',
  },
  'V-4.3': {
    title: 'Points for the rainbow',
    words:
      'A rainbow of eight colours gives 10 points, seven give 7, six give 5, five give 3, fewer give nothing.',
    also: 'points for the rainbow, bonus for colours, six colours, incomplete rainbow, four colours no points, for seven, five colours, rainbow value',
  },
  'V-4.4': {
    title: 'Winning',
    words: 'The highest total wins. Equal totals share the victory.',
    also: 'who wins, winner, total, goal of the game, object of the game, how to win, who has most points, highest total',
  },
};

const rulings = {
  'A-V1': {
    question: 'May a run change direction?',
    ruling: 'No, a run goes one way.',
    reason: 'Both printed examples go one way; otherwise eight cards would be too easy.',
    also: 'reverse direction, turn back, go back and forth, change direction, turn around',
  },
  'A-V2': {
    question: 'May the first card have the colour of the top card?',
    ruling: 'No, only a neighbouring one.',
    reason: 'The rules ask for a neighbouring colour, and a colour is not its own neighbour.',
    also: 'same colour as the top card, equal colour, repeat a colour',
  },
  'A-V3': {
    question: 'Must one lay the longest possible run?',
    ruling: 'No, 3 to 8 cards at will.',
    reason: 'The rules name only the limits.',
    also: 'must I play the longest, stop early, play fewer cards',
  },
  'A-V4': {
    question: 'May one swap no cards, that is, pass?',
    ruling: 'No, at least one.',
    reason: 'A turn has to do something. A table may agree otherwise.',
    also: 'swap zero cards, pass, skip turn, do nothing, pass without playing',
  },
  'A-V5': {
    question: 'When is the new deck made?',
    ruling: 'As soon as the last card is taken, even in the middle of a draw.',
    reason: 'The rules say: if the cards have run out. It changes no points.',
    also: 'when to reshuffle, when is the deck rebuilt, last card of the deck',
  },
  'A-V6': {
    question: 'May cards just discarded come back in the same draw?',
    ruling: 'Yes, if a new deck had to be made during the draw.',
    reason: 'They are among the discards before the draw begins and go into the new deck.',
    also: 'draw my own discards back, get the same cards',
  },
  'A-V7': {
    question: 'Does whoever completed the rainbow get a last turn too?',
    ruling: 'Yes, and plays it last.',
    reason: 'The rules say “each player”. A run can still score. A table may agree otherwise.',
    also: 'does the finisher play again, last lap, one more turn for the one who finished, does the one who completed get a last turn, finisher’s turn',
  },
  'A-V8': {
    question: 'What if another rainbow is completed in the last lap?',
    ruling: 'There is no new lap; it simply gives 10 points.',
    reason: 'The end has already been announced.',
    also: 'second rainbow, another one completes, two rainbows',
  },
  'A-V9': {
    question: 'What is an empty rainbow worth?',
    ruling: '0 points.',
    reason: 'The table does not list it, and 1 to 4 cards give 0 as well.',
    also: 'empty rainbow, no colours, collected nothing',
  },
  'A-V10': {
    question: 'What about equal totals?',
    ruling: 'The victory is shared.',
    reason: 'The rules give no way to part equals.',
    also: 'tie, tie break, draw, equal points, same score, shared victory, same points, level on points, even score',
  },
  'A-V11': {
    question: 'Which card is on top after the last one was taken?',
    ruling: 'The card beneath it.',
    reason: 'The taken card is no longer in the play pile.',
    also: 'what is on top after taking, new top card, next player plays on',
  },
  'A-V12': {
    question: 'Must one take the last card?',
    ruling: 'No, only if one wants to.',
    reason: 'The rules allow it, they do not demand it; leaving it on top is a tactic too.',
    also: 'must I take the card, need to take, leave the card, optional, do not want the card, I do not need it',
  },
  'A-V13': {
    question: 'What if the deck and the discards are both empty?',
    ruling: 'That cannot happen.',
    reason:
      'Hands and rainbows together hold at most 80 cards, so the play pile always has enough.',
    also: 'no cards at all, deck and discard empty',
  },
  'A-V14': {
    question: 'Does the card taken into the rainbow count for the draw?',
    ruling: 'Yes: draw as many as were laid.',
    reason: 'The hand must hold eight cards at the end of the turn.',
    also: 'how many to draw after taking, one less, took a card into the rainbow how many to draw',
  },
  'A-V15': {
    question: 'In which order come points, rainbow and draw?',
    ruling: 'Points, then the card for the rainbow, then the draw.',
    reason: 'As printed; a card taken is never shuffled back.',
    also: 'order of actions, score or draw first, take before drawing',
  },
  'A-V16': {
    question: 'Does the last lap begin at once or at the end of the turn?',
    ruling: 'At the end of the turn, after the draw.',
    reason: 'It changes no points, and the turn stays whole.',
    also: 'end at once or after the turn',
  },
  'A-V17': {
    question: 'There is a mistake in the middle of a run. What counts?',
    ruling: 'Nothing: the cards go back to the hand and the player chooses anew.',
    reason: 'The rules are silent; this way a mistake never pays.',
    also: 'wrong card in a run, illegal card, mistake in the sequence, take back, changed my mind, made a mistake, take it back, undo',
  },
  'A-V18': {
    question: 'Everybody only swaps. Is there an end?',
    ruling: 'The table may agree to end the game at any time.',
    reason: 'The rules set no limit.',
    also: 'endless game, everyone swaps, game never ends',
  },
  'A-V19': {
    question: 'May the discards be looked through?',
    ruling: 'No, only their number shows. Hands are secret too.',
    reason: 'The rules do not say, so nothing more is shown.',
    also: 'look at discards, see hands, open discard pile, may I show, what others can see',
  },
  'A-V20': {
    question: 'What if the points exceed the track?',
    ruling: 'The marker goes round again.',
    reason: 'The rules set no limit.',
    also: 'score track ends, more points than the track',
  },
  'A-V21': {
    question: 'Are the rainbows of others visible?',
    ruling: 'Yes, they are open to all.',
    reason: 'Rainbow cards lie face up in front of their player.',
    also: 'are rainbows open, hide rainbow, what others collected',
  },
};

export const en: VeselkaWords = {
  title: 'Rainbow',
  also: 'veselka, eighth colour',
  facts: '8 colours, 8 cards in hand',
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
  unknown,
  refusals: {
    turn({ phase, house, mode, turnOf }, say) {
      if (phase === 'act')
        return mode === undefined
          ? `It is ${say.name(turnOf[0])} to play. Wait for your turn.`
          : 'There is no such entry in this mode. Use the buttons on the screen.';
      if (house !== undefined)
        return 'The game is over: this table agreed that whoever completes a rainbow has no last turn.';
      return {
        deal: 'Deal first: without a top card on the play pile there is nothing to play onto.',
        draw: 'Draw first: the hand must hold 8 cards again.',
        over: 'The game is over, there are no more turns.',
      }[phase];
    },
    form: () => 'This entry is not a play of this game. Enter the play again.',
    'V-1.2': ({ kind, left }) =>
      left === 0
        ? `There is no ${colours[kind]} card left in the deck. Check which card was entered.`
        : `Too many of one colour: at most ${cards(left, `${left} ${colours[kind]}`)} can be here. Check the entry.`,
    'V-1.3': ({ seat, cards: held, needed }, say) =>
      `${say.name(seat)} has ${cards(held)}, not ${needed}. Deal ${needed} to each player.`,
    'V-2.1': (facts) =>
      'length' in facts
        ? `A run has 3 to 8 cards, this one has ${facts.length}. Change it or swap instead.`
        : notHeld(facts),
    'V-2.3': ({ top, card, neighbours: [one, other] }) =>
      card === top
        ? `The top card is ${colours[top]}, and a run cannot start with the same colour. Start with ${colours[one]} or ${colours[other]}.`
        : `The top card is ${colours[top]}, and ${colours[card]} is not next to it. Start with ${colours[one]} or ${colours[other]}.`,
    'V-2.4': ({ card, after, expected }) =>
      `After ${colours[after]} this way round comes ${colours[expected]}, not ${colours[card]}. Take the whole run back and lay another.`,
    'V-2.6': ({ kind, swap }) =>
      swap
        ? 'A swap gives no card for the rainbow: only the last card of a run goes there. Finish the swap without it.'
        : `The rainbow already has ${colours[kind]}. Leave this card on the play pile.`,
    'V-2.7': drawCount,
    'V-2.8': rebuilt,
    'V-3.1'(facts) {
      if (!('count' in facts)) return notHeld(facts);
      const { count, hand } = facts;
      return count === 0
        ? 'Swap at least one card. Choose one to discard, or lay a run.'
        : `The hand holds ${cards(hand)}, so ${count} cannot be swapped. Choose at most ${hand}.`;
    },
    'V-3.2': drawCount,
    'V-3.3': rebuilt,
  },
  moves: {
    deal: ({ top }) => `The cards are dealt, ${colours[top]} is on top`,
    run: (move, say) => run(move, say, gain(move.cards.length)),
    swap(move, say) {
      const { seat } = move;
      const count = swapped(move);
      return count === 0 ? `${say.name(seat)} passes` : `${say.name(seat)} swaps ${cards(count)}`;
    },
    draw: ({ cards: drawn }) => `Draw: ${cards(drawn.length)}`,
    tally: (move, say) => tally(move, say, gain(move.length)),
    stop: () => 'The table agrees to end the game: rainbows are counted',
  },
  tried: { run: (move, say) => run(move, say), tally: (move, say) => tally(move, say) },
  lines: {
    'V-2.5': ({ length, times }) =>
      times === 1 ? `a run of ${length}` : `${times} runs of ${length}`,
    'V-4.3': ({ colours: n }) => `rainbow: ${ofColours(n)} of 8`,
  },
};
