/** “Nizam” in English: the rules in our own words, refusals, log and score lines. */
import { counted } from '../../../../text/lexicon/forms';
import { cards, points, unknown } from '../../../../text/lexicon/en';
import { english } from '../../../../text/plural';
import { agreed, grid } from '../../../gems/words/en/rules';
import { turnPoints } from '../../rules/scoring';
import type { NizamWords } from '../spoken';

const combinations = counted(english, 'combination', 'combinations');

function tally(name: string, lengths: readonly number[]): string {
  if (lengths.length === 0) return `${name} makes no combination`;
  const gain = points(turnPoints(lengths));
  const what = lengths.length === 1 ? 'a combination' : 'combinations';
  return `${name} makes ${what} (${lengths.join(' + ')}): ${gain}`;
}

const clauses = {
  'N-1.1': {
    title: 'How many players',
    words: 'One to five players sit at the table. The pearl stays in the box.',
    also: 'how many players, number of people, is the pearl used, alone, minimum players, max players, can two play, can six play',
  },
  'N-1.2': {
    title: 'A field of five by five',
    words: 'Shuffle the cards and lay 25 of them face up in a square: five rows and five columns.',
    also: 'how many cards on the field, lay out the board, grid, five by five, setup, how to set up the game, what we need from the box',
  },
  'N-1.3': {
    title: 'Deck and hands',
    words:
      'The other cards lie face down beside it: the deck. Everyone gets three cards and a hint card and puts the marker on zero.',
    also: 'how many cards to deal, starting hand, marker on zero, cards per player, hand size',
  },
  'N-1.4': {
    title: 'First player',
    words: 'Chance decides who begins. Turns go clockwise.',
    also: 'who starts, who goes first, direction',
  },
  'N-2.0': {
    title: 'One action a turn',
    words:
      'A turn is one of two things: taking cards or shifting lines. The field is activated only after shifts.',
    also: 'what can I do on my turn, draw and shift, two actions, options',
  },
  'N-2.1': {
    title: 'Take three cards',
    words: 'The player takes the three top cards of the deck, and the turn is over.',
    also: 'draw cards, take three, how many cards to draw, refill hand, take cards from the deck, draw a card, no cards in my hand, hand is empty',
  },
  'N-2.2': {
    title: 'A new deck',
    words: 'When the deck runs out, the discard pile is shuffled and becomes the new deck.',
    also: 'deck runs out, reshuffle discard, new deck, empty deck, draw pile ran out, no cards left to draw, out of cards',
  },
  'N-3.1': {
    title: 'The price of a shift',
    words:
      'To shift a row or a column, discard a hand card of the same kind as the card at one of its ends.',
    also: 'cost of a shift, price, how to pay, which card to discard, move a row, slide a column, push a line, push the column down, move a row left, which gem to pay with, edge card, payment for a shift, shift',
  },
  'N-3.2': {
    title: 'The edge card goes round',
    words:
      'The very edge card that was paid for moves to the opposite end. The others close up by one.',
    also: 'where does the edge card go, which direction, wraps to the other end, how a row moves, up or down, left, card pushed out',
  },
  'N-3.3': {
    title: 'The order stays',
    words: 'The other cards of the line keep their order.',
    also: 'order of cards stays, rearrange the row',
  },
  'N-3.4': {
    title: 'As many shifts as you like',
    words:
      'A turn may shift different lines or the same line several times. Each shift is paid for separately.',
    also: 'how many shifts per turn, several moves, same row twice, move again, more than one shift, shift twice',
  },
  'N-3.5': {
    title: 'Three cards instead of one',
    words: 'A player without a card of the needed kind may pay for the shift with any three cards.',
    also: 'no matching card, do not have the right gem, pay three cards, three any cards, no ruby to pay, missing gem, pay with another gem, no such card in hand',
  },
  'N-3.6': {
    title: 'Activation after the shifts',
    words: 'When all shifts are made the field is activated, once a turn.',
    also: 'when are combinations checked, after the last shift, done shifting',
  },
  'N-4.1': {
    title: 'What a combination is',
    words: 'A combination is three or more equal cards in succession in a row or column.',
    also: 'what is a combination, three in a row, match three, how many equal cards, set, combination, combo, line of three, line of four',
  },
  'N-4.2': {
    title: 'Points for a combination',
    words: 'Three cards give 3 points, four give 5, five give 7.',
    also: 'points for a combination, how much for three, four equal cards, five in a row, match three points, five gems in a row points, points table, how much do I get for three, how to score, scoring, what gives points, four gems, five gems worth',
  },
  'N-4.3': {
    title: 'Several combinations',
    words: 'Each combination beyond the first of the same turn adds 1 point.',
    also: 'several combinations, two combos, bonus for the second, extra point, two sets of three, two lines at once, bonus, triple combo, double combination, another combination',
  },
  'N-4.4': {
    title: 'Only what changed counts',
    words:
      'A combination scores only if the shifts of this turn changed how many equal cards lie in succession in its line. Breaking up a combination that lay there and joining it again is a change too.',
    also: 'combination was already there, old combo, made before me, changed nothing, break and rebuild, does it count, set left by the previous player, three stood before my turn, did not touch it, someone else’s set, set left from last turn, three of a kind from before',
  },
  'N-4.5': {
    title: 'What scored is discarded',
    words: 'The cards of scored combinations leave the field for the discard pile.',
    also: 'where do scored cards go, remove cards from the board, discard combination, what happens to scored cards',
  },
  'N-4.6': {
    title: 'Holes',
    words:
      'Holes are filled from the deck at random. Combinations that arise from this neither score nor leave.',
    also: 'fill holes, new cards made a combination by themselves, refill the board, lucky set, cards that fall in, gems fell into place, set made by the refill, three in a row by accident, by chance',
  },
  'N-4.7': {
    title: 'The marker',
    words: 'Points scored are marked on the score track.',
    also: 'move the marker, write the score, track',
  },
  'N-4.8': {
    title: 'The turn passes',
    words: 'The left neighbour plays next.',
    also: 'who is next, end of turn, clockwise or not, which direction do we go, whose turn now, my turn is over, I am done, your turn',
  },
  'N-5.1': {
    title: 'When it ends',
    words: 'The match ends as soon as the deck has run out as many times as there are players.',
    also: 'when does the game end, how many times the deck runs out, game over, end condition, how long does the game last, two players how many decks, when is it over, end of the game, how long is the game, how does the game end',
  },
  'N-6.1': {
    title: 'Who wins',
    words: 'Most points win.',
    also: 'who wins, winner, goal of the game, object of the game, how to win, who has most points, highest total',
  },
  'N-7.1': {
    title: 'Solo',
    words: 'Alone you play by the same rules but hold at most eight cards.',
    also: 'solo, one player, play alone, solitaire, hand limit alone, how many cards alone, single player',
  },
};

const rulings = {
  'A-N1': {
    question: 'May I pay three cards while holding the needed one?',
    ruling: 'No, only when it is lacking.',
    reason:
      'That is the condition as written. At a real table nobody sees the hand, so it rests on honesty; a table may agree otherwise.',
    also: 'pay three although I have the gem, three cards instead of one, keep my gem, lied about payment',
  },
  'A-N2': {
    question: 'Which way does the line move?',
    ruling: 'The edge card that was paid for goes to the other end.',
    reason: 'The payment matches the edge card, so that card gives the direction.',
    also: 'which way does it move, direction of the shift, left or right',
  },
  'A-N3': {
    question: 'May I pass, or “shift” without a single shift?',
    ruling: 'No: who can act must act.',
    reason: 'Otherwise a match might never end.',
    also: 'pass, skip turn, do nothing, can I skip, no action, do I have to move',
  },
  'A-N4': {
    question: 'What is “the number of equal cards in the line”?',
    ruling: 'The length of the run, not all such cards of the line.',
    reason:
      'Breaking and rejoining a run is called a change, although the line holds as many such cards as before.',
    also: 'count all equal cards or only adjacent, length of the run',
  },
  'A-N5': {
    question: 'A run of four became a run of three. Does it score?',
    ruling: 'Yes.',
    reason: 'The number changed; growth is only called the usual way.',
    also: 'combination got shorter, from four to three',
  },
  'A-N6': {
    question: 'A run slid along its line unbroken. Does it score?',
    ruling: 'No.',
    reason: 'The number never changed.',
    also: 'combination slid along, moved the whole combo',
  },
  'A-N7': {
    question: 'One card of the run was replaced by an equal one in a single shift. Does it score?',
    ruling: 'No.',
    reason: 'The number was the same at every moment.',
    also: 'replaced a card by an equal one, one swapped for another equal one',
  },
  'A-N8': {
    question: 'Another such card came into the line, apart from the run. Does it score?',
    ruling: 'No.',
    reason: 'The length of the run counts, and it did not change.',
    also: 'equal card elsewhere in the line, not adjacent',
  },
  'A-N9': {
    question: 'A row and a column share a card. What scores?',
    ruling: 'Both; the shared card is discarded once.',
    reason: 'Each line is judged on its own.',
    also: 'cross, row and column share a card, intersection, one card in two combos, crossing lines',
  },
  'A-N10': {
    question: 'Do old, untouched combinations give the extra point?',
    ruling: 'No, only those scored this turn. Old ones stay, except for shared cards.',
    reason: 'The extra point is for combinations made in this turn.',
    also: 'old combinations for the bonus, untouched combination, other combo on the board',
  },
  'A-N11': {
    question: 'May I decline to score and keep the run?',
    ruling: 'No, activation is automatic.',
    reason: 'Otherwise runs could be hoarded.',
    also: 'refuse points, not score, leave the combination, save it for later, decline points, do I have to score',
  },
  'A-N12': {
    question: 'In which order are holes filled?',
    ruling: 'In deck order, left to right and top to bottom.',
    reason: 'There is no choice in it, so any fixed order will do.',
    also: 'order of refilling, where does the first card go',
  },
  'A-N13': {
    question: 'When has the deck run out?',
    ruling: 'When its last card leaves; the new one is formed at once.',
    reason: 'The rules speak of cards coming to an end, not of a shortage.',
    also: 'when is the deck out, last card of the deck',
  },
  'A-N14': {
    question: 'The deck ran out for the last time. Is the lap finished?',
    ruling: 'No, the match ends at once.',
    reason: 'This turn’s points are counted already, and nothing is said about equal turns.',
    also: 'end at once or finish the lap, finish the turn, immediate end, game ends mid turn',
  },
  'A-N15': {
    question: 'Deck and discard pile are both empty. What is taken?',
    ruling: 'What there is. With nothing there, no take; an empty deck does not run out again.',
    reason: 'The rules do not foresee it; this gives nobody a premature end.',
    also: 'deck and discard empty, nothing left to draw, no cards at all',
  },
  'A-N16': {
    question: 'Fewer than three cards in the deck?',
    ruling: 'Take them, shuffle the discard pile, take the rest.',
    reason: 'The player is due three cards.',
    also: 'fewer than three cards in the deck, only two left, one card left in the deck',
  },
  'A-N17': {
    question: 'The deck ran out twice in one draw. How often is that?',
    ruling: 'Twice.',
    reason: 'Each time counts.',
    also: 'deck ran out twice in a turn',
  },
  'A-N18': {
    question: 'Somebody had one turn more. Is it evened out?',
    ruling: 'No.',
    reason: 'The rules do not ask for it.',
    also: 'unequal turns, someone had more turns, unfair',
  },
  'A-N19': {
    question: 'Equal points. Who wins?',
    ruling: 'The win is shared.',
    reason: 'There is no further comparison.',
    also: 'tie, tie break, draw, equal points, same score, shared victory, same points, level on points, even score',
  },
  'A-N20': {
    question: 'Solo with 6–8 cards in hand: may I take?',
    ruling: 'No: three cards do not fit.',
    reason:
      'One takes three and holds at most eight; six cards can always pay for a shift. A table may agree to draw up to eight.',
    also: 'solo with six cards, eight cards, may I draw with a full hand',
  },
  'A-N21': {
    question: 'Is there a hand limit with two or more players?',
    ruling: 'No.',
    reason: 'The limit is named for solo play only.',
    also: 'hand limit, how many cards may I hold, max hand size',
  },
  'A-N22': {
    question: 'A combination lies there from the start. Does it score?',
    ruling: 'Only after a change, like one that came with a refill.',
    reason: 'Only what hand cards changed scores.',
    also: 'combination at the start, initial layout, already three on the board',
  },
  'A-N23': {
    question: 'Are payments shown?',
    ruling: 'Yes, face up.',
    reason: 'They could not be checked otherwise.',
    also: 'show the payment, face up payment',
  },
  'A-N24': {
    question: 'No cards and nothing to take?',
    ruling: 'Pass. If everyone had to pass in a row, the match would be over.',
    reason: 'Nothing else is left to do.',
    also: 'no cards and nothing to draw, cannot move, forced pass, skip turn, everyone passes, stuck, no cards in hand',
  },
  'A-N25': {
    question: 'More points than the track has?',
    ruling: 'Go round again.',
    reason: 'The rules set no limit.',
    also: 'score track ends, more points than the track',
  },
  'A-N26': {
    question: 'Are this turn’s payments in the new deck when a refill reshuffles?',
    ruling: 'Yes.',
    reason: 'They were discarded before the pile is shuffled.',
    also: 'payments before reshuffle',
  },
  'A-N27': {
    question: 'What is the aim of solo play?',
    ruling: 'To beat your personal best.',
    reason: 'The rules name no other.',
    also: 'solo goal, how to win alone, record, winning solo',
  },
  'A-N28': {
    question: 'The match ended within a refill. What about the holes?',
    ruling: 'They stay empty.',
    reason: 'They no longer matter for points.',
    also: 'holes at the end, board not refilled',
  },
  'A-N29': {
    question: 'May a shift be taken back?',
    ruling: 'No, once paid. By consent the entry may be undone before the shifts are finished.',
    reason: 'The payment lies in the discard pile and everyone saw it.',
    also: 'undo a shift, take back, changed my mind, cancel move, changed my mind about sliding, take back a move, made a mistake, take it back, undo',
  },
  'A-N30': {
    question: 'Do diagonals or runs across the edge count?',
    ruling: 'Never.',
    reason: 'The rules speak of rows and columns only.',
    also: 'diagonal, across the edge, wrap around',
  },
  'A-N31': {
    question: 'A combination arose in mid-turn and vanished. Does it score?',
    ruling: 'No.',
    reason: 'The field is activated once, at the end.',
    also: 'combination mid turn gone, made and broken, in the middle of a turn, was there for a moment',
  },
};

export const en: NizamWords = {
  title: 'Nizam',
  also: 'nizam',
  facts: 'A 5 × 5 field, 3 or more in a line',
  counts: 'the deck runs out once for every player',
  phases: {
    deal: 'Field',
    act: 'Turn',
    draw: 'Cards from the deck',
    refill: 'Holes',
    over: 'The end',
  },
  groups: {
    setup: 'Set-up',
    action: 'Action',
    shift: 'Shifts',
    activation: 'Activation',
    end: 'End of the match',
    solo: 'Solo',
  },
  clauses,
  rulings,
  house: {
    'A-N1': {
      standard: 'Three cards only when the needed kind is lacking',
      readings: { free: 'Three cards always pay for a shift' },
    },
    'A-N20': {
      standard: 'Solo: take exactly three, if they fit',
      readings: { upTo: 'Solo: draw up to eight, at least one' },
    },
  },
  unknown,
  refusals: {
    turn: grid.turn({
      ...grid.now,
      deal: 'Lay out the field first: there is nothing to play on yet.',
      refill: 'First fill the holes in the field.',
    }),
    form: () => 'This entry does not look like a move of Nizam. Please enter the move again.',
    ...grid.why,
    limit: ({ hand, limit, house }) =>
      `Playing solo you hold at most ${limit} cards, and the hand has ${hand} already: no room for ${house === undefined ? 'three' : 'one'} more. Shift lines.${agreed(house)}`,
    length: ({ length }) => `A combination has 3, 4 or 5 cards, not ${length}. Correct the number.`,
    tooMany: ({ given, most }) =>
      `A turn makes at most ${most} combinations, one a line, but ${given} were entered. Remove some.`,
  },
  moves: {
    ...grid.moves,
    done: ({ seat }, say) => `${say.name(seat)} finishes the shifts`,
    refill: ({ cards: filled }) => `The field is filled up: ${grid.gems(filled)}`,
    tally: ({ seat, lengths }, say) => tally(say.name(seat), lengths),
    stop: () => 'The last deck has run out, the match is over',
  },
  briefly: grid.briefly,
  lines: {
    'N-4.2': ({ length, count }) => `${combinations(count)} of ${cards(length)}`,
    'N-4.3': ({ count }) => `${combinations(count)} beyond the first of a turn`,
  },
};
